import { countBits, lettersOf, slipsAllowed, slipsBetween } from '#shared/text/slips.ts';

/**
 * Finds words that few slips of the keyboard lie from another, without counting the slips to each of a hundred
 * thousand: lengths may differ by a letter a slip, and a slip brings one letter and takes one away.
 */
export const createNearWords = () => {
  const byLength: Map<string, number>[] = [];
  return {
    add: (word: string): void => {
      (byLength[word.length] ??= new Map()).set(word, lettersOf(word));
    },
    remove: (word: string): void => void byLength[word.length]?.delete(word),
    /** The words with the fewest slips, at most `most`. */
    nearest: (typed: string, most: number): { readonly slips: number; readonly words: readonly string[] } => {
      const letters = lettersOf(typed);
      let fewest = most;
      let words: string[] = [];
      for (let length = Math.max(1, typed.length - most); length <= typed.length + most; length += 1) {
        if (slipsAllowed(length) === 0) continue;
        for (const [word, own] of byLength[length] ?? []) {
          if (countBits(own ^ letters) > 2 * fewest) continue;
          const slips = slipsBetween(word, typed, fewest);
          if (slips < fewest) words = [];
          fewest = Math.min(fewest, slips);
          if (slips <= fewest) words.push(word);
        }
      }
      return { slips: fewest, words };
    },
  };
};
