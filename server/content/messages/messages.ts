import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  fallbackLocale,
  languageOf,
  localeCodes,
  locales,
  type LanguageTag,
  type LocaleCode,
} from '#shared/projects/locales.ts';
import {
  flattenMessages,
  nestMessages,
  type Resources,
  type MessageTree,
} from '#shared/text/message-tree.ts';

/** The messages of one project, and their version: the `v` of `/bff/messages/:locale`. */
export interface Messages {
  readonly resources: Resources;
  readonly version: string;
}

/** Every locale's own file. */
export const readLocaleFiles = (): ReadonlyMap<LocaleCode, MessageTree> =>
  new Map(localeCodes.map((code) => [code, readLocaleFile(code)]));

/** Keys that a language has in English only, by language. */
export type Untranslated = Readonly<Partial<Record<LocaleCode, readonly string[]>>>;

/** What `npm run texts` keeps of them. */
export const readUntranslated = (): Untranslated =>
  JSON.parse(
    readFileSync(new URL('../../../locales/untranslated.json', import.meta.url), 'utf8'),
  ) as Untranslated;

/** The texts of a locale by key, and the language that each is in. */
export type TextsOfLocale = ReadonlyMap<string, { readonly text: string; readonly tag: LanguageTag }>;

/**
 * Every locale with what its file lacks taken from its base language and then from German (behaviour/languages 5). A text
 * in another language than the locale's bears the tag of that one (behaviour/languages 14).
 */
export const layerLocaleFiles = (
  files: ReadonlyMap<LocaleCode, MessageTree>,
  untranslated: Untranslated = {},
): ReadonlyMap<LocaleCode, TextsOfLocale> =>
  new Map(
    localeCodes.map((code) => {
      const texts = new Map<string, { text: string; tag: LanguageTag }>();
      for (const layer of new Set<LocaleCode>([fallbackLocale, languageOf(code), code]))
        for (const [key, text] of flattenMessages(files.get(layer) ?? {})) {
          const language = untranslated[layer]?.includes(key) ? 'en' : languageOf(layer);
          texts.set(key, { text, tag: locales[language === languageOf(code) ? code : language].tag });
        }
      return [code, texts];
    }),
  );

const readLocaleFile = (code: LocaleCode): MessageTree =>
  JSON.parse(readFileSync(new URL(`../../../locales/${code}.json`, import.meta.url), 'utf8')) as MessageTree;

/**
 * A locale's messages with the upstream's translations merged over them (behaviour/languages 7). A translation never takes the
 * place of a whole branch, nor a branch that of a text.
 */
export const createMessages = (
  locale: LocaleCode,
  texts: TextsOfLocale,
  translations: readonly MessageTree[],
): Messages => {
  const { tag: own } = locales[locale];
  const merged = new Map(texts);
  for (const tree of translations)
    for (const [key, text] of flattenMessages(tree)) merged.set(key, { text, tag: own });
  // Nested, of keys that cannot stand beside one another the first ones stay: those of the files.
  const whole = nestMessages([...merged].map(([key, { text }]) => [key, text]));
  const byTag = Map.groupBy(flattenMessages(whole), ([key]) => merged.get(key)?.tag ?? own);
  const resources = Object.fromEntries(
    [...byTag].map(([tag, entries]) => [tag, { translation: nestMessages(entries) }]),
  );
  return {
    resources,
    version: createHash('sha256').update(JSON.stringify(resources)).digest('hex').slice(0, 12),
  };
};
