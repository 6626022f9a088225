import { localeCodes, locales, type LocaleCode, type LocaleFacts } from './locales.ts';

/** A country with two languages has a row with a prefix; that one is asked first, or the other would take its hosts. */
const rules = localeCodes
  .map((locale) => {
    const { suffix, hostPrefix }: LocaleFacts = locales[locale];
    const country = suffix.slice(suffix.lastIndexOf('.') + 1);
    const ending = hostPrefix ? `(?:^|\\.)${hostPrefix}\\.[^.]+\\.${country}$` : `\\.${country}$`;
    return { locale, first: hostPrefix !== undefined, pattern: new RegExp(ending) };
  })
  .toSorted((one, other) => Number(other.first) - Number(one.first));

/**
 * The locale a host speaks, by the country in its suffix (behaviour/languages 2, 3), or `undefined` for a suffix of no
 * market. `host` is lower case and without a port.
 */
export const localeOfHost = (host: string): LocaleCode | undefined =>
  rules.find(({ pattern }) => pattern.test(host))?.locale;
