import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fallbackLocale, localeCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { markLanguage } from '#shared/text/language-mark.ts';
import type { WordTree } from '#shared/text/word-tree.ts';

/** The words of one project, and their version: the `v` of `/bff/messages/:locale`. */
export interface Words {
  readonly tree: WordTree;
  readonly version: string;
}

/** Keys that would reach an object's prototype; an editor's tool has no use for them. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** `over` laid on `under`, key by key. Neither is changed. A text never takes the place of a whole branch, nor a branch that of a text. */
export const mergeTranslations = (under: WordTree, over: WordTree): WordTree => {
  const merged: { [key: string]: string | WordTree } = { ...under };
  for (const [key, value] of Object.entries(over)) {
    if (forbiddenKeys.has(key)) continue;
    const below = merged[key];
    if (below !== undefined && typeof below !== typeof value) continue;
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeTranslations(below, value) : value;
  }
  return merged;
};

/** Every locale's own file. */
export const readLocaleFiles = (): ReadonlyMap<LocaleCode, WordTree> =>
  new Map(localeCodes.map((code) => [code, readLocaleFile(code)]));

/** Keys that a language has in English only, by language. */
export type Untranslated = Readonly<Partial<Record<LocaleCode, readonly string[]>>>;

/** What `npm run texts` keeps of them. */
export const readUntranslated = (): Untranslated =>
  JSON.parse(
    readFileSync(new URL('../../../locales/untranslated.json', import.meta.url), 'utf8'),
  ) as Untranslated;

/**
 * Every locale with what its file lacks taken from its base language and then from German (behaviour/languages 5). A text
 * in another language than the locale's is marked with it (behaviour/languages 14).
 */
export const layerLocaleFiles = (
  files: ReadonlyMap<LocaleCode, WordTree>,
  untranslated: Untranslated = {},
): ReadonlyMap<LocaleCode, WordTree> => {
  const fileOf = (code: LocaleCode): WordTree => {
    const english = new Set(untranslated[code]);
    return markWords(files.get(code) ?? {}, (key) => english.has(key), locales.en.tag);
  };
  const german = fileOf(fallbackLocale);
  const markedGerman = markWords(german, () => true, locales[fallbackLocale].tag);
  return new Map(
    localeCodes.map((code) => {
      const base = locales[code].base ?? code;
      const fallback = base === fallbackLocale ? german : markedGerman;
      const layers = [fallback, ...(base === code ? [] : [fileOf(base)]), fileOf(code)];
      return [code, layers.reduce(mergeTranslations)];
    }),
  );
};

const markWords = (tree: WordTree, isMarked: (key: string) => boolean, tag: string, path = ''): WordTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, below]) => {
      const key = path + name;
      if (typeof below !== 'string') return [name, markWords(below, isMarked, tag, `${key}.`)];
      return [name, isMarked(key) ? markLanguage(below, tag) : below];
    }),
  );

const readLocaleFile = (code: LocaleCode): WordTree =>
  JSON.parse(readFileSync(new URL(`../../../locales/${code}.json`, import.meta.url), 'utf8')) as WordTree;

/** A locale's words with the upstream's translations merged over them (behaviour/languages 7). */
export const createWords = (tree: WordTree, translations: readonly WordTree[]): Words => {
  const merged = translations.reduce(mergeTranslations, tree);
  return {
    tree: merged,
    version: createHash('sha256').update(JSON.stringify(merged)).digest('hex').slice(0, 12),
  };
};
