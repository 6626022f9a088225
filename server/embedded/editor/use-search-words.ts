import { useEffect, useState } from 'react';
import { troubleOf, type Host } from './desk-api.ts';
import type { SaveState } from './desk-state.ts';
import {
  readSearchWords,
  readWordsWithoutResults,
  saveKeywords,
  saveSynonyms,
  type SearchWords,
  type WordWithoutResults,
} from './search-words-api.ts';

interface Known {
  /** `null`: they could not be read. */
  readonly words: SearchWords | null;
  /** `null`: the site could not be asked. */
  readonly withoutResults: readonly WordWithoutResults[] | null;
}

/** The words of a host's search: read when the host is opened, kept with each change. For another host it begins anew (`key`). */
export const useSearchWords = (host: Host) => {
  const [known, setKnown] = useState<Known | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([readSearchWords(host).catch(() => null), readWordsWithoutResults(host)]).then(
      ([words, withoutResults]) => {
        if (!isCurrent) return;
        setKnown({ words, withoutResults });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [host]);

  const change = (next: (words: SearchWords) => SearchWords) =>
    setKnown((before) => (before?.words ? { ...before, words: next(before.words) } : before));
  /** Whether it was kept. */
  const save = async (work: () => Promise<{ purged: boolean }>): Promise<boolean> => {
    setSaveState('saving');
    try {
      const { purged } = await work();
      setSaveState(purged ? 'saved' : 'saved-later');
      return true;
    } catch (error) {
      setSaveState(troubleOf(error));
      return false;
    }
  };

  return {
    isRead: known !== null,
    words: known?.words ?? null,
    withoutResults: known?.withoutResults ?? null,
    saveState,
    saveKeywords: (article: number, keywords: readonly string[]) =>
      save(async () => {
        const kept = await saveKeywords(host, article, keywords);
        change((words) => ({
          ...words,
          articles: words.articles.map((each) =>
            each.id === article ? { ...each, keywords: kept.keywords } : each,
          ),
        }));
        return kept;
      }),
    saveSynonyms: (groups: readonly (readonly string[])[]) =>
      save(async () => {
        const kept = await saveSynonyms(host, groups);
        change((words) => ({ ...words, synonyms: kept.synonyms }));
        return kept;
      }),
  };
};

export type SearchWordsDesk = ReturnType<typeof useSearchWords>;
