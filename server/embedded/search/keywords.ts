import { writtenWords, type WrittenWord } from './search-words.ts';

/** A word or phrase that editors want an article to be found by. */
export interface Keyword {
  /** The article's ordinal number in the index. */
  readonly ordinal: number;
  readonly phrase: string;
  readonly words: readonly WrittenWord[];
}

/** Keywords of some lists by each of their words. `ordinals`: id of an article -> its ordinal number. */
export const createKeywords = (
  lists: readonly Readonly<Record<number, readonly string[]>>[],
  ordinals: ReadonlyMap<number, number>,
  isStopWord: (folded: string) => boolean,
) => {
  const byWord = new Map<string, Keyword[]>();
  for (const [article, phrases] of lists.flatMap(Object.entries<readonly string[]>)) {
    const ordinal = ordinals.get(Number(article));
    if (ordinal === undefined) continue;
    for (const phrase of phrases) {
      const all = writtenWords(phrase);
      const telling = all.filter(({ folded }) => !isStopWord(folded));
      const keyword: Keyword = { ordinal, phrase, words: telling.length > 0 ? telling : all };
      for (const { folded } of keyword.words) byWord.set(folded, [...(byWord.get(folded) ?? []), keyword]);
    }
  }
  return {
    with: (folded: string): readonly Keyword[] => byWord.get(folded) ?? [],
    words: [...byWord.values()].flatMap((list) => list.flatMap(({ words }) => words)),
  };
};

export type Keywords = ReturnType<typeof createKeywords>;
