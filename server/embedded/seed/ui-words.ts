import { readFileSync } from 'node:fs';
import { fallbackLocale, languageOf, type LocaleCode } from '#shared/projects/locales.ts';
import { flattenMessages, type MessageTree } from '#shared/text/message-tree.ts';

/** The word that the screens of a locale show for a key such as `alternatives.replace`, if there is one. */
export type UiWords = (key: string) => string | undefined;

/** The words of the screens: the one thing outside that the content of the embedded shop is made from. */
export const uiWordsFolder = new URL('../../../locales/', import.meta.url);

const readWords = (locale: LocaleCode): unknown =>
  JSON.parse(readFileSync(new URL(`${locale}.json`, uiWordsFolder), 'utf8'));

/** The keys of all texts of the screens; plurals of other languages have more forms. */
export const readUiKeys = (): readonly string[] => [
  ...flattenMessages(readWords(fallbackLocale) as MessageTree).keys(),
];

const wordAt = (words: unknown, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (level, part) =>
        typeof level === 'object' && level !== null && Object.hasOwn(level, part)
          ? (level as Record<string, unknown>)[part]
          : undefined,
      words,
    );
  return typeof found === 'string' ? found : undefined;
};

/** Looks where the screens look: the variant's own words, those of its language, German. */
export const createUiWords = (locale: LocaleCode): UiWords => {
  const files = [...new Set([locale, languageOf(locale), 'de'] as const)].map(readWords);
  return (key) => files.map((words) => wordAt(words, key)).find((word) => word !== undefined);
};
