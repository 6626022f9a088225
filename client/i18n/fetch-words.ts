import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { WordTree } from '#shared/text/word-tree.ts';

/** Words, and the language they are in: another than the page's where its own could not be had. */
interface LoadedWords {
  readonly locale: LocaleCode;
  readonly words: WordTree;
}

/**
 * The words the page was rendered with: the very resource that its `<link rel=preload>` names, so that hydration can
 * never disagree. Where it cannot be had, German, which the build has as a chunk of its own (behaviour/languages 8),
 * keeps the page alive; that is logged (behaviour/errors 13).
 */
export const fetchWords = async (locale: LocaleCode, version: string): Promise<LoadedWords> => {
  try {
    const response = await fetch(`${bffPaths.words(locale)}?v=${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return { locale, words: (await response.json()) as WordTree };
  } catch (error) {
    console.error('words of this language could not be loaded', error);
    const { default: german } = await import('#locales/de.json');
    return { locale: 'de', words: german };
  }
};
