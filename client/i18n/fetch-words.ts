import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { Resources } from '#shared/text/word-tree.ts';

/** Longest wait for them, in milliseconds (behaviour/timings 11). */
const timeout = 10_000;

interface LoadedWords {
  readonly words: Resources;
  /** BCP 47 tag of what they are in where the page's own words could not be had. */
  readonly otherTag?: string;
}

/**
 * The words the page was rendered with: the very resource that its `<link rel=preload>` names, so that hydration can
 * never disagree. Where it cannot be had, German, which the build has as a chunk of its own (behaviour/languages 8),
 * keeps the page alive; that is logged (behaviour/errors 13).
 */
export const fetchWords = async (locale: LocaleCode, version: string): Promise<LoadedWords> => {
  try {
    const response = await fetch(`${bffPaths.words(locale)}?v=${encodeURIComponent(version)}`, {
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return { words: (await response.json()) as Resources };
  } catch (error) {
    console.error('words of this language could not be loaded', error);
    const [{ default: german }, { locales }] = await Promise.all([
      import('#locales/de.json'),
      import('#shared/projects/locales.ts'),
    ]);
    return {
      words: { [locales.de.tag]: { translation: german } },
      ...(locale !== 'de' && { otherTag: locales.de.tag }),
    };
  }
};
