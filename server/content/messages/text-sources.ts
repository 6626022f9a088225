import type { TextSource } from '#shared/edit-protocol/edit-frame.ts';
import { flattenMessages, isPluralForm, stemOfKey, type MessageTree } from '#shared/text/message-tree.ts';
import { fallbackLocale, languageCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { Untranslated } from './messages.ts';

type LocaleFiles = ReadonlyMap<LocaleCode, MessageTree>;

type Sources = Readonly<Record<string, TextSource>>;

/**
 * What an editor's tool asks about the messages of a locale. Anyone can ask, so every answer is computed
 * once.
 */
export interface TextSources {
  /**
   * Every text that the locale shall have, and where it comes from.
   *
   * @param translations one list of the upstream's: the answer is remembered for as long as the list is.
   */
  readonly of: (locale: LocaleCode, translations: readonly MessageTree[]) => Sources;
  /** For every text of the locale the longest wording of all languages: what breaks a layout shows in it. */
  readonly longest: (locale: LocaleCode) => Readonly<Record<string, string>>;
}

/**
 * @param files every locale's own file, nothing laid under it.
 * @param untranslated keys that a language has in English only, by language.
 */
export const createTextSources = (files: LocaleFiles, untranslated: Untranslated = {}): TextSources => {
  // Not before an editor asks: a site without editors starts sooner.
  const textsOf = rememberFor((code: LocaleCode): ReadonlyMap<string, string> =>
    flattenMessages(files.get(code) ?? {}),
  );
  const longestByStem = remember(() => longestOfStems(languageCodes.map(textsOf)));
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
    of(locale, translations) {
      if (translations.length === 0) return ofFiles(locale);
      const known =
        byTranslations.get(translations) ??
        rememberFor((code: LocaleCode) => withTranslations(code, translations));
      byTranslations.set(translations, known);
      return known(locale);
    },
    longest: rememberFor((locale: LocaleCode) =>
      Object.fromEntries(
        [...keys(locale)].map((key) => [key, longestByStem().get(stemOfPlural(key)) ?? key]),
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

const stemOfPlural = (key: string): string => (isPluralForm(key) ? stemOfKey(key) : key);

const longestOfStems = (languages: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> => {
  const longest = new Map<string, string>();
  for (const texts of languages)
    for (const [key, text] of texts) {
      const stem = stemOfPlural(key);
      if (text.length > (longest.get(stem)?.length ?? -1)) longest.set(stem, text);
    }
  return longest;
};

const rememberFor = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
};

const remember = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
