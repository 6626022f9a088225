import { writtenWords, type WrittenWord } from './search-words.ts';

/** A word or phrase of a group, and what else means the same. */
interface Synonym {
  readonly words: readonly WrittenWord[];
  readonly others: readonly (readonly WrittenWord[])[];
}

/** Groups of words and phrases that mean the same, ready to be found by the first word of each. */
export const createSynonyms = (groups: readonly (readonly string[])[]) => {
  const byFirst = new Map<string, Synonym[]>();
  for (const group of groups) {
    const phrases = group.map(writtenWords).filter(({ length }) => length > 0);
    for (const words of phrases) {
      const first = words[0]?.folded ?? '';
      const others = phrases.filter((other) => other !== words);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, others }]);
    }
  }
  return {
    /** Synonyms whose first word is this one, folded. */
    beginningWith: (folded: string): readonly Synonym[] => byFirst.get(folded) ?? [],
    /** Every word of the groups. */
    words: groups.flatMap((group) => group.flatMap(writtenWords)),
  };
};

export type SynonymGroups = ReturnType<typeof createSynonyms>;
