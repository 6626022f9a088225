import { createHash } from 'node:crypto';
import { type LanguageCode } from '#shared/projects/locales.ts';
import { stemOfKey } from '#shared/text/message-tree.ts';

/**
 * Which English each translation was made from, by key (a plural's forms are one): a hash of it, or one for each language
 * where they differ. Kept in `made-from.json` beside the locale files.
 */
export type MadeFrom = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** A hash of each English text by its key, of a plural of all its forms. */
const hashEnglish = (english: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const forms = Map.groupBy(english, ([key]) => stemOfKey(key));
  const hash = (texts: string) => createHash('sha256').update(texts).digest('hex').slice(0, 8);
  return new Map(
    [...forms].map(([stem, entries]) => [stem, hash(entries.map(([, text]) => text).join('\n'))]),
  );
};

const madeFromOf = (madeFrom: MadeFrom, key: string, language: LanguageCode): string | undefined => {
  const known = Object.hasOwn(madeFrom, key) ? madeFrom[key] : undefined;
  return typeof known === 'string' ? known : known?.[language];
};

/** Keys whose English has changed since the language was translated. */
export const behindIn = (
  language: LanguageCode,
  madeFrom: MadeFrom,
  english: ReadonlyMap<string, string>,
): readonly string[] =>
  [...hashEnglish(english)].flatMap(([key, hash]) =>
    madeFromOf(madeFrom, key, language) === hash ? [] : [key],
  );

/** The record with `key` made from the English of now in some of the languages; keys that English lacks go. */
export const withTranslated = (
  madeFrom: MadeFrom,
  key: string,
  translated: readonly LanguageCode[],
  languages: readonly LanguageCode[],
  english: ReadonlyMap<string, string>,
): MadeFrom => {
  const record: Record<string, string | Record<string, string>> = {};
  for (const [stem, hash] of hashEnglish(english)) {
    const hashes = languages.flatMap((language) => {
      const isNow = stem === key && translated.includes(language);
      const made = isNow ? hash : madeFromOf(madeFrom, stem, language);
      return made === undefined ? [] : [[language, made] as const];
    });
    const distinct = new Set(hashes.map(([, made]) => made));
    const [only] = distinct;
    if (only !== undefined && distinct.size === 1 && hashes.length === languages.length) record[stem] = only;
    else if (hashes.length > 0) record[stem] = Object.fromEntries(hashes);
  }
  return record;
};
