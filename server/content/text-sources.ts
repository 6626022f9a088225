import type { TextSource } from '../../shared/edit-protocol/edit-frame.ts';
import { flattenTexts, isPluralForm, stemOfKey } from '../../shared/edit-protocol/key-path.ts';
import { fallbackLocale, languageCodes, locales, type LocaleCode } from '../../shared/projects/locales.ts';
import type { TranslationTree } from '../upstream/schemas.ts';

type LocaleFiles = ReadonlyMap<LocaleCode, TranslationTree>;

/** What an editor's tool asks about the words of a locale; made once from its files. */
export interface TextSources {
  /** Every text that the locale shall have, and where its words come from. */
  readonly of: (
    locale: LocaleCode,
    translations: readonly TranslationTree[],
  ) => Readonly<Record<string, TextSource>>;
  /** For every text of the locale the longest wording of all languages: what breaks a layout shows in it. */
  readonly longest: (locale: LocaleCode) => Readonly<Record<string, string>>;
}

/** @param files every locale's own file, nothing laid under it. */
export const createTextSources = (files: LocaleFiles): TextSources => {
  const flat = new Map([...files].map(([code, tree]) => [code, flattenTexts(tree)]));
  const textsOf = (code: LocaleCode): ReadonlyMap<string, string> => flat.get(code) ?? new Map();
  const longestByStem = remember(() => longestOfStems(languageCodes.map(textsOf)));
  const keys = (locale: LocaleCode) => expectedKeys(languageCodes.map(textsOf), locales[locale].tag);

  const sourceOf = (locale: LocaleCode, key: string): TextSource => {
    const { base } = locales[locale];
    if (textsOf(locale).has(key)) return 'own';
    if (base && textsOf(base).has(key)) return 'base';
    return textsOf(fallbackLocale).has(key) ? 'fallback' : 'none';
  };

  return {
    of(locale, translations) {
      const sources = Object.fromEntries([...keys(locale)].map((key) => [key, sourceOf(locale, key)]));
      for (const tree of translations)
        for (const key of flattenTexts(tree).keys()) if (Object.hasOwn(sources, key)) sources[key] = 'edited';
      return sources;
    },
    longest: (locale) =>
      Object.fromEntries(
        [...keys(locale)].map((key) => [key, longestByStem().get(stemOfPlural(key)) ?? key]),
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

const remember = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
