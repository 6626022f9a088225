import { localeCodes, locales, type LocaleCode } from './locales.ts';

/**
 * Countries with more than one language, or a language that is not the suffix's own (behaviour/languages 2). They are
 * looked up before the suffix map, or `.be` would always be Dutch of the Netherlands.
 */
const specialHosts: readonly { readonly pattern: RegExp; readonly locale: LocaleCode }[] = [
  { pattern: /(^|\.)fr\.[^.]+\.ch$/, locale: 'CH_fr' },
  { pattern: /\.ch$/, locale: 'de_CH' },
  { pattern: /(^|\.)fr\.[^.]+\.be$/, locale: 'BE_fr' },
  { pattern: /\.be$/, locale: 'nl_BE' },
  { pattern: /\.ie$/, locale: 'IE_en' },
  { pattern: /\.at$/, locale: 'de_AT' },
  { pattern: /\.lu$/, locale: 'de_LU' },
];

/** Suffixes whose country code is not the language code (behaviour/languages 3). */
const suffixToLocale: Readonly<Record<string, LocaleCode>> = {
  uk: 'en',
  dk: 'da',
  gr: 'el',
  cz: 'cs',
  se: 'sv',
  ee: 'et',
};

/**
 * The locale a host speaks (behaviour/languages 2, 3), or `undefined` for a suffix of no
 * market. `host` is lower case and without a port.
 */
export const localeOfHost = (host: string): LocaleCode | undefined => {
  const special = specialHosts.find(({ pattern }) => pattern.test(host));
  if (special) return special.locale;
  const suffix = host.slice(host.lastIndexOf('.') + 1);
  const mapped = suffixToLocale[suffix];
  if (mapped) return mapped;
  return localeCodes.find((code) => code === suffix && locales[code].base === null);
};
