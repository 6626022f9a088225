import type { TextSource } from '#shared/edit-protocol/edit-frame.ts';
import { flattenMessages, isPluralForm, stemOfKey, type MessageTree } from '#shared/text/message-tree.ts';
import { fallbackLocale, languageCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { Untranslated } from './messages.ts';

type LocaleFiles = ReadonlyMap<LocaleCode, MessageTree>;

type Sources = Readonly<Record<string, TextSource>>;

export type TextSources = ReturnType<typeof createTextSources>;

/**
 * What an editor's tool asks about the messages of a locale. Anyone can ask, so every answer is made once.
 *
 * @param files every locale's own file, nothing laid under it.
 * @param untranslated keys that a language has in English only, by language.
 */
export const createTextSources = (files: LocaleFiles, untranslated: Untranslated = {}) => {
  // Not before an editor asks: a site without editors starts sooner.
  const textsOf = rememberFor((code: LocaleCode): ReadonlyMap<string, string> =>
    flattenMessages(files.get(code) ?? {}),
  );
  let longestByStem: ReadonlyMap<string, string> | undefined;
  const keys = rememberFor((locale: LocaleCode) =>
    expectedKeys(languageCodes.map(textsOf), locales[locale].tag),
  );

  const sourceOf = (locale: LocaleCode, key: string): TextSource => {
    const { base } = locales[locale];
    const sourceIn = <S extends TextSource>(code: LocaleCode, source: S): S | 'untranslated' =>
      untranslated[code]?.includes(key) ? 'untranslated' : source;
    if (textsOf(locale).has(key)) return sourceIn(locale, 'own');
    if (base && textsOf(base).has(key)) return sourceIn(base, 'base');
    return textsOf(fallbackLocale).has(key) ? 'fallback' : 'none';
  };

  const ofFiles = rememberFor((locale: LocaleCode): Sources =>
    Object.fromEntries([...keys(locale)].map((key) => [key, sourceOf(locale, key)])),
  );
  const withTranslations = (locale: LocaleCode, translations: readonly MessageTree[]): Sources => {
    const sources = { ...ofFiles(locale) };
    for (const tree of translations)
      for (const key of flattenMessages(tree).keys())
        if (Object.hasOwn(sources, key)) sources[key] = 'edited';
    return sources;
  };
  const byTranslations = new WeakMap<readonly MessageTree[], (locale: LocaleCode) => Sources>();

  return {
    /** Every text that the locale shall have, and where it comes from; remembered for as long as the list is. */
    of: (locale: LocaleCode, translations: readonly MessageTree[]): Sources =>
      translations.length === 0
        ? ofFiles(locale)
        : byTranslations.getOrInsertComputed(translations, () =>
            rememberFor((code: LocaleCode) => withTranslations(code, translations)),
          )(locale),
    /** For every text of the locale the longest wording of all languages: what breaks a layout shows in it. */
    longest: rememberFor((locale: LocaleCode): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...keys(locale)].map((key) => [
          key,
          (longestByStem ??= longestOfStems(languageCodes.map(textsOf))).get(stemOfKey(key)) ?? key,
        ]),
      ),
    ),
  };
};

/** Keys that any language has, with every plural in the forms that the locale counts by. */
const expectedKeys = (
  languages: readonly ReadonlyMap<string, string>[],
  tag: string,
): ReadonlySet<string> => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const all = languages.flatMap((texts) => [...texts.keys()]);
  return new Set(
    all.flatMap((key) =>
      isPluralForm(key) ? pluralCategories.map((form) => `${stemOfKey(key)}_${form}`) : [key],
    ),
  );
};

const longestOfStems = (languages: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> => {
  const longest = new Map<string, string>();
  for (const texts of languages)
    for (const [key, text] of texts) {
      const stem = stemOfKey(key);
      if (text.length > (longest.get(stem)?.length ?? -1)) longest.set(stem, text);
    }
  return longest;
};

const rememberFor = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>();
  return (key) => made.getOrInsertComputed(key, make);
};
