import type { LocaleCode } from '#shared/projects/locales.ts';

/** From so many counts on a word is shown: what one person searched for stays unknown. */
const shownFrom = 5;
const daysKept = 30;
/** Words remembered for one locale, and words taken from one search. */
const wordsPerLocale = 1_000;
const wordsPerSearch = 10;
const longestWord = 30;
const dayLength = 86_400_000;

export type SearchesWithoutResults = ReturnType<typeof createSearchesWithoutResults>;

/** Of one word, by day. */
type DayCounts = Map<number, number>;

/**
 * Words of searches without results (behaviour/search 18). Neither who asked nor which words stood together
 * is stored; words that could be numbers or addresses are dropped. In memory, of this process alone.
 */
export const createSearchesWithoutResults = (now: () => number = () => performance.now()) => {
  const counts = new Map<LocaleCode, Map<string, DayCounts>>();
  const today = () => Math.floor(now() / dayLength);

  let cleanedOn = today();
  const forgetOld = (): void => {
    if (today() === cleanedOn) return;
    cleanedOn = today();
    const oldest = cleanedOn - daysKept;
    for (const words of counts.values())
      for (const [word, days] of words) {
        for (const day of days.keys()) if (day <= oldest) days.delete(day);
        if (days.size === 0) words.delete(word);
      }
  };

  /** Words that came up often enough to be shown, most frequent first. */
  const report = () => {
    forgetOld();
    const shown = [...counts].map(([locale, words]) => [locale, frequent(words)] as const);
    const locales: Partial<Record<LocaleCode, ReturnType<typeof frequent>>> = Object.fromEntries(
      shown.filter(([, words]) => words.length > 0),
    );
    return { shownFrom, days: daysKept, locales };
  };

  return {
    /** Counts the words of a search that found nothing; the text itself is not kept. */
    note(locale: LocaleCode, text: string): void {
      forgetOld();
      const words = counts.getOrInsertComputed(locale, () => new Map<string, DayCounts>());
      for (const word of wordsOf(text)) {
        const days = words.get(word) ?? new Map<number, number>();
        // To the end of the map: its order is that of the last count.
        words.delete(word);
        words.set(word, days.set(today(), (days.get(today()) ?? 0) + 1));
      }
      while (words.size > wordsPerLocale) words.delete(leastWorth(words));
    },
    report,
    /** What is shown, once: it is counted anew from here on. Whoever takes it keeps it. */
    handOver() {
      const handed = report();
      for (const [locale, words] of counts)
        for (const { word } of handed.locales[locale] ?? []) words.delete(word);
      return handed;
    },
  };
};

/** Whole words of letters; what holds a digit or an `@` anywhere is left out, not cut up. */
const wordsOf = (text: string): readonly string[] => {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.replace(/^[^\p{L}\p{N}@]+/u, '').replace(/[^\p{L}\p{N}@]+$/u, ''))
    .filter((part) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(part) && part.length <= longestWord);
  return [...new Set(words)].slice(0, wordsPerSearch);
};

const totalOf = (days: DayCounts): number => [...days.values()].reduce((sum, count) => sum + count, 0);

/** The word counted longest ago among those not shown yet: a flood of others evicts none that is. */
const leastWorth = (words: ReadonlyMap<string, DayCounts>): string => {
  for (const [word, days] of words) if (totalOf(days) < shownFrom) return word;
  return words.keys().next().value ?? '';
};

const frequent = (words: ReadonlyMap<string, DayCounts>) =>
  [...words]
    .map(([word, days]) => ({ word, count: totalOf(days) }))
    .filter(({ count }) => count >= shownFrom)
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word));
