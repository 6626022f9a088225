import { bestScores } from './best-scores.ts';
import type { Keyword, Keywords } from './keywords.ts';
import type { Concept } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';
import { createWeigh, saturated, tellingness } from './weigh-words.ts';

export interface Ranked {
  /** By ordinal number; 0 where an article does not answer. */
  readonly scores: Float32Array;
  /** How many answer. */
  readonly total: number;
  /** Ordinal numbers of the first page or more, the best first. */
  readonly best: readonly number[];
  /** The keyword that an article was found by, by ordinal number. */
  readonly keywords: ReadonlyMap<number, Keyword>;
}

/*
 * The model is BM25F: what a word counts for in an article is summed over its fields (title, headings, text, editors' keywords;
 * `search-index.ts` and `weigh-words.ts` hold the weights), saturated, and multiplied by the word's inverse document frequency.
 * What is added to it: the share of the query that an article covers (Lucene's old `coord`), a bonus for a whole keyword and for
 * the title, and a prior of the article. All constants are tuned on the questions named `tune` in `tests/search/questions`, and
 * judged by the others (`scripts/search-quality.ts`).
 */

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
/** Whatever else is typed says more than names of parts and cars; where several are typed, they share this. */
const goodsShare = 0.25;
/** How strongly missing words of the query count against an article. */
const coverageExponent = 0.8;

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

/** What each word of a query counts for beside the others. */
const sharesOf = (concepts: readonly Concept[]): readonly number[] => {
  const onlyStopWords = concepts.every(({ isStopWord }) => isStopWord);
  const goods = concepts.filter(({ isStopWord, isGoods }) => isGoods && !isStopWord);
  const onlyGoods = concepts.every(({ isStopWord, isGoods }) => isStopWord || isGoods);
  return concepts.map(({ isStopWord, isGoods }) => {
    if (isStopWord) return onlyStopWords ? 1 : stopWordShare;
    return isGoods ? goodsShare / (onlyGoods ? 1 : goods.length) : 1;
  });
};

/** Takes out what answers far worse than the best few; returns how many are left. */
const forgetWorst = (scores: Float32Array, few: readonly number[]): number => {
  const kept = few.map((ordinal) => scores[ordinal] ?? 0);
  const least = (kept[0] ?? 0) * worthListing;
  let total = 0;
  for (let ordinal = 0; ordinal < scores.length; ordinal += 1) {
    if ((scores[ordinal] ?? 0) > least) total += 1;
    else scores[ordinal] = 0;
  }
  few.forEach((ordinal, place) => (scores[ordinal] = kept[place] ?? 0));
  return Math.max(total, few.length);
};

/** What lists and keywords of an index say of a query, and how. */
interface RankBy {
  readonly index: SearchIndex;
  readonly keywords: Keywords;
  readonly isStopWord: (folded: string) => boolean;
}

/**
 * Ranks the articles that answer a query. Plain loops over lists of numbers: they run through every article, however many
 * there are.
 */
export const createRank = ({ index, keywords, isStopWord }: RankBy) => {
  const count = index.articles.length;
  const weigh = createWeigh(index, keywords);
  const covered = new Float32Array(count);

  /** Adds a word of the query to the scores, and to what they cover. Returns what the word is worth. */
  const addConcept = (concept: Concept, scores: Float32Array, share: number): number => {
    const weights = weigh(concept);
    const worth = tellingness(weights) * share;
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      const weight = weights[ordinal] ?? 0;
      if (weight === 0) continue;
      scores[ordinal] = (scores[ordinal] ?? 0) + worth * saturated(weight);
      if (share !== stopWordShare) covered[ordinal] = (covered[ordinal] ?? 0) + worth * Math.min(1, weight);
    }
    return worth;
  };

  /** What covers little of the query counts for less; what covers nothing is no answer. */
  const weighCoverage = (scores: Float32Array, whole: number, priors: Float64Array): void => {
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      if (scores[ordinal] === 0) continue;
      const share = ((covered[ordinal] ?? 0) / (whole || 1)) ** coverageExponent;
      scores[ordinal] = (scores[ordinal] ?? 0) * share * (priors[ordinal] ?? 1);
    }
  };

  /** The best by what their titles say as well, the best first: below them nothing comes first any more. */
  const compareTitles = (
    scores: Float32Array,
    concepts: readonly Concept[],
    telling: readonly number[],
    isPreview: boolean,
  ): readonly number[] => {
    const typed = concepts.map(({ folded }) => folded).join(' ');
    const best = bestScores(scores, titlesCompared);
    for (const ordinal of best) {
      const title = index.title(ordinal);
      const { ofQuery, ofTitle } = compareTitle(title, concepts, telling, isStopWord);
      const seen = isPreview ? 1 + queryInTitle * ofQuery ** 2 : 1;
      // Whoever types a whole title means this very article, whomever it is written for.
      const exactly = title.join(' ') === typed ? 10 : 1;
      scores[ordinal] = (scores[ordinal] ?? 0) * (1 + wholeTitle * (ofQuery * ofTitle) ** 2) * seen * exactly;
    }
    return best.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  };

  /**
   * @param priors what lifts or lowers an article whatever is looked for: about 1, by ordinal number.
   * @param isPreview only titles will be seen.
   */
  return (concepts: readonly Concept[], priors: Float64Array, isPreview: boolean): Ranked => {
    const shares = sharesOf(concepts);
    const scores = new Float32Array(count);
    covered.fill(0);
    const telling = concepts.map((concept, at) => addConcept(concept, scores, shares[at] ?? 1));
    const onlyGoods = concepts.every(({ isStopWord: isStop, isGoods }) => isStop || isGoods);
    const meant = telling.map((worth, at) => (concepts[at]?.isGoods && !onlyGoods ? 0 : worth));
    const byKeyword = wholeKeywords(concepts, meant, keywords);
    for (const [ordinal, { worth }] of byKeyword)
      scores[ordinal] = (scores[ordinal] ?? 0) + wholeKeyword * worth;
    const whole = telling.reduce((sum, worth, at) => sum + (shares[at] === stopWordShare ? 0 : worth), 0);
    weighCoverage(scores, whole, priors);
    const best = compareTitles(scores, concepts, telling, isPreview);
    return {
      scores,
      total: forgetWorst(scores, best.slice(0, fewestFindings)),
      best: best.filter((ordinal) => scores[ordinal] !== 0),
      keywords: new Map([...byKeyword].map(([ordinal, { keyword }]) => [ordinal, keyword])),
    };
  };
};
