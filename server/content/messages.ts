import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
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
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { blockDeadline, optional, startDeadline } from './deadline.ts';
import type { ReadContext } from '#server/cache/read-context.ts';

/** The messages of one project, and their version: the `v` of `/bff/messages/:locale`. */
export interface Messages {
  readonly resources: Resources;
  readonly version: string;
}

export const readLocaleFiles = (): ReadonlyMap<LocaleCode, MessageTree> =>
  new Map(localeCodes.map((code) => [code, readJson(code) as MessageTree]));

/** Keys that a language has in English only, by language. */
export type Untranslated = Readonly<Partial<Record<LocaleCode, readonly string[]>>>;

/** What `npm run texts` keeps of them. */
export const readUntranslated = (): Untranslated => readJson('untranslated') as Untranslated;

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

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${name}.json`, import.meta.url), 'utf8'));

/** Messages with translations over them (behaviour/languages 7): no text takes a branch's place, no branch a text's. */
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
    version: hash('sha256', JSON.stringify(resources)).slice(0, 12),
  };
};

/** Versions that are kept for HTML that a CDN or a tab still has: some for each host. */
const keptVersions = 100;

/**
 * The messages of every project: its locale's, with the upstream's translations over them as far as these come in time.
 * Merged and hashed once per answer of the upstream, not once per page. Never rejects.
 */
export const createProjectMessages = (
  localeFiles: ReadonlyMap<LocaleCode, TextsOfLocale>,
  translationsOf: (project: ProjectFacts, context: ReadContext) => Promise<readonly MessageTree[]>,
) => {
  const merged = new WeakMap<readonly MessageTree[], Map<LocaleCode, Messages>>();
  const none: readonly MessageTree[] = [];
  const versions = new LRUCache<string, Messages>({ max: keptVersions });
  const present = async (project: ProjectFacts, context: ReadContext): Promise<Messages> => {
    const deadline = startDeadline(blockDeadline);
    const translations = await optional(translationsOf(project, context), none, deadline, context);
    const byLocale = merged.getOrInsertComputed(translations, () => new Map<LocaleCode, Messages>());
    return byLocale.getOrInsertComputed(project.locale, (locale) => {
      const messages = createMessages(locale, localeFiles.get(locale) ?? new Map(), translations);
      versions.set(`${locale} ${messages.version}`, messages);
      return messages;
    });
  };
  return {
    present,
    ofVersion: (locale: LocaleCode, version: string): Messages | undefined =>
      versions.get(`${locale} ${version}`),
  };
};
