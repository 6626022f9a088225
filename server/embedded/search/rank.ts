import type { Keyword, Keywords } from './keywords.ts';
import type { Concept, PhraseReading } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';

interface Ranked {
  /** Ordinal numbers, best first. */
  readonly ordinals: readonly number[];
  /** The keyword that an article was found by, by ordinal number. */
  readonly keywords: ReadonlyMap<number, Keyword>;
}

/** How soon more occurrences of a word stop counting. */
const saturation = 7;
/** What a word among an article's keywords counts for: about a word of its title. */
const keywordWeight = 7;
/** How much a whole keyword counts beside the words of it. */
const wholeKeyword = 1.4;
/** How much it counts that the title is what was typed: no more words and no fewer. */
const wholeTitle = 1.5;
/** How much it counts in the search panel, which shows titles alone, that the query stands in the title. */
const queryInTitle = 1;
/** Articles that answer far worse than the best are no answers; a few are shown all the same. */
const worthListing = 0.05;
const fewestFindings = 3;
/** Titles are compared among as many of the best: below them nothing comes first any more. */
const titlesCompared = 30;
/** A stop word decides between equals alone. */
const stopWordShare = 0.12;
/** Whatever else is typed says more than the name of a part or a car. */
const goodsShare = 0.25;
/** How strongly missing words of the query count against an article. */
const coverageExponent = 0.8;

/** Reads weights of words by ordinal number, the editors' keywords among them. */
const weightsOf = (index: SearchIndex, keywords: Keywords, count: number) => {
  const addWord = (into: Float32Array, word: string, likeness: number): void => {
    const { ordinals, weights } = index.postings(word);
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      into[ordinal] =
        Math.max(into[ordinal] ?? 0, likeness * (weights[at] ?? 0)) +
        0.2 * Math.min(into[ordinal] ?? 0, likeness * (weights[at] ?? 0));
    }
    for (const { ordinal, words } of keywords.with(word)) {
      const weight = (likeness * keywordWeight) / Math.sqrt(words.length);
      into[ordinal] = Math.max(into[ordinal] ?? 0, weight) + 0.2 * Math.min(into[ordinal] ?? 0, weight);
    }
  };
  const phrase = ({ words, likeness }: PhraseReading, into: Float32Array): void => {
    const [least, ...others] = words.map((readings) => {
      const weights = new Float32Array(count);
      for (const one of readings) addWord(weights, one.word, one.likeness);
      return weights;
    });
    if (!least) return;
    // Plain loops over one list after the other: this runs through every article, however many there are.
    for (const weights of others)
      for (let ordinal = 0; ordinal < count; ordinal += 1)
        least[ordinal] = Math.min(least[ordinal] ?? 0, weights[ordinal] ?? 0);
    for (let ordinal = 0; ordinal < count; ordinal += 1)
      into[ordinal] = Math.max(into[ordinal] ?? 0, likeness * (least[ordinal] ?? 0));
  };
  return ({ readings, phrases }: Concept): Float32Array => {
    const weights = new Float32Array(count);
    for (const [word, likeness] of [...readings].toSorted(([, a], [, b]) => b - a))
      addWord(weights, word, likeness);
    for (const one of phrases) phrase(one, weights);
    return weights;
  };
};

const saturated = (weight: number): number => weight / (saturation + weight);

/** How telling a word is: rare ones more; an article that merely mentions it counts as a part of one. */
const tellingness = (weights: Float32Array): number => {
  let articles = 0;
  for (const weight of weights) articles += saturated(weight);
  return Math.log(1 + (weights.length - articles + 0.5) / (articles + 0.5));
};

/** Keywords all of whose words were typed, the most telling one of each article. */
const wholeKeywords = (
  concepts: readonly Concept[],
  telling: readonly number[],
  keywords: Keywords,
): Map<number, { keyword: Keyword; worth: number }> => {
  const typed = new Map<string, { likeness: number; concept: number }>();
  concepts.forEach(({ readings }, concept) => {
    for (const [word, likeness] of readings)
      if (likeness > (typed.get(word)?.likeness ?? 0.5)) typed.set(word, { likeness, concept });
  });
  const best = new Map<number, { keyword: Keyword; worth: number }>();
  for (const keyword of new Set([...typed.keys()].flatMap((word) => keywords.with(word)))) {
    const found = keyword.words.map(({ folded }) => typed.get(folded));
    const all = found.filter((one) => one !== undefined);
    if (all.length < found.length) continue;
    const worths = new Map(all.map((one) => [one.concept, one.likeness * (telling[one.concept] ?? 0)]));
    const worth = [...worths.values()].reduce((sum, one) => sum + one, 0);
    if (worth > (best.get(keyword.ordinal)?.worth ?? 0)) best.set(keyword.ordinal, { keyword, worth });
  }
  return best;
};

/** How much of the query stands in a title, and how much of the title in the query, each from 0 to 1. */
const compareTitle = (
  title: readonly string[],
  concepts: readonly Concept[],
  worth: readonly number[],
  isStopWord: (folded: string) => boolean,
): { readonly ofQuery: number; readonly ofTitle: number } => {
  const telling = title.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : title;
  const inTitle = words.map((word) =>
    Math.max(0, ...concepts.map(({ readings }) => readings.get(word) ?? 0)),
  );
  const inQuery = concepts.map(
    ({ readings }, index) =>
      (worth[index] ?? 0) * Math.max(0, ...words.map((word) => readings.get(word) ?? 0)),
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((before, one) => before + one, 0);
  return { ofQuery: sum(inQuery) / (sum(worth) || 1), ofTitle: sum(inTitle) / words.length };
};

/**
 * Ordinal numbers of what has a score above `least`, the best first, equals in their order. Sorted as numbers that
 * hold both: to sort a hundred thousand by a function would hold every other request.
 */
const bestFirst = (scores: Float32Array, least: number): number[] => {
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  const keys = new Float64Array(scores.length);
  let found = 0;
  for (let ordinal = 0; ordinal < bits.length; ordinal += 1) {
    if ((scores[ordinal] ?? 0) <= least) continue;
    // The bits of a positive float grow with it; 31 of them and 21 of the number fit into a double.
    keys[found] = (bits[ordinal] ?? 0) * 2 ** 21 + (2 ** 21 - 1 - ordinal);
    found += 1;
  }
  const sorted = keys.subarray(0, found).toSorted();
  const ordinals: number[] = [];
  for (let at = found - 1; at >= 0; at -= 1) {
    const key = sorted[at] ?? 0;
    ordinals.push(2 ** 21 - 1 - (key - Math.floor(key / 2 ** 21) * 2 ** 21));
  }
  return ordinals;
};

/** The best so many of a long list, without sorting it. */
const bestFew = (scores: Float32Array, count: number): number[] => {
  const best: number[] = [];
  const scoreAt = (place: number): number => scores[best[place] ?? -1] ?? 0;
  for (let ordinal = 0; ordinal < scores.length; ordinal += 1) {
    const score = scores[ordinal] ?? 0;
    if (score === 0 || (best.length === count && score <= scoreAt(count - 1))) continue;
    let place = Math.min(best.length, count - 1);
    for (; place > 0 && score > scoreAt(place - 1); place -= 1) best[place] = best[place - 1] ?? 0;
    best[place] = ordinal;
  }
  return best;
};

/**
 * Articles that answer a query, best first. What counts is where its words stand (BM25F), how telling they are, how
 * much of the query an article covers, and whether a keyword of an editor was typed as a whole.
 */
export const rank = (
  concepts: readonly Concept[],
  index: SearchIndex,
  keywords: Keywords,
  /** What lifts or lowers an article whatever is looked for: about 1, by ordinal number. */
  priors: Float64Array,
  isStopWord: (folded: string) => boolean,
  /** Only titles will be seen. */
  isPreview: boolean,
): Ranked => {
  const count = index.articles.length;
  const weigh = weightsOf(index, keywords, count);
  const onlyStopWords = concepts.every(({ isStopWord }) => isStopWord);
  const scores = new Float32Array(count);
  const covered = new Float32Array(count);
  let whole = 0;
  const telling = concepts.map((concept) => {
    const weights = weigh(concept);
    const isAside = concept.isStopWord && !onlyStopWords;
    const share = isAside ? stopWordShare : concept.isGoods ? goodsShare : 1;
    const worth = tellingness(weights) * share;
    if (!isAside) whole += worth;
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      const weight = weights[ordinal] ?? 0;
      if (weight === 0) continue;
      scores[ordinal] = (scores[ordinal] ?? 0) + worth * saturated(weight);
      if (!isAside) covered[ordinal] = (covered[ordinal] ?? 0) + worth * Math.min(1, weight);
    }
    return worth;
  });
  const byKeyword = wholeKeywords(concepts, telling, keywords);
  for (const [ordinal, { worth }] of byKeyword)
    scores[ordinal] = (scores[ordinal] ?? 0) + wholeKeyword * worth;
  const final = new Float32Array(count);
  for (let ordinal = 0; ordinal < count; ordinal += 1) {
    const part = covered[ordinal] ?? 0;
    if (part > 0)
      final[ordinal] =
        (scores[ordinal] ?? 0) * (part / (whole || 1)) ** coverageExponent * (priors[ordinal] ?? 1);
  }
  const typed = concepts.map(({ folded }) => folded).join(' ');
  for (const ordinal of bestFew(final, titlesCompared)) {
    const title = index.title(ordinal);
    const { ofQuery, ofTitle } = compareTitle(title, concepts, telling, isStopWord);
    const seen = isPreview ? 1 + queryInTitle * ofQuery ** 2 : 1;
    // Whoever types a whole title means this very article, whomever it is written for.
    const exactly = title.join(' ') === typed ? 10 : 1;
    final[ordinal] = (final[ordinal] ?? 0) * (1 + wholeTitle * (ofQuery * ofTitle) ** 2) * seen * exactly;
  }
  const few = bestFew(final, fewestFindings);
  const listed = bestFirst(final, (final[few[0] ?? -1] ?? 0) * worthListing);
  return {
    ordinals: listed.length < few.length ? few : listed,
    keywords: new Map([...byKeyword].map(([ordinal, { keyword }]) => [ordinal, keyword])),
  };
};
