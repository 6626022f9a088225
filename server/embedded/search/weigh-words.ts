import type { Keywords } from './keywords.ts';
import type { Concept, PhraseReading } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';

/** How soon more occurrences of a word stop counting. */
const saturation = 7;
/** What a word among an article's keywords counts for: about a word of its title. */
const keywordWeight = 7;

/** Reads weights of words by ordinal number, the editors' keywords among them. The next call overwrites the list. */
export const createWeigh = (index: SearchIndex, keywords: Keywords) => {
  const count = index.articles.length;
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
    for (const weights of others)
      for (let ordinal = 0; ordinal < count; ordinal += 1)
        least[ordinal] = Math.min(least[ordinal] ?? 0, weights[ordinal] ?? 0);
    for (let ordinal = 0; ordinal < count; ordinal += 1)
      into[ordinal] = Math.max(into[ordinal] ?? 0, likeness * (least[ordinal] ?? 0));
  };
  const weights = new Float32Array(count);
  return ({ readings, phrases }: Concept): Float32Array => {
    weights.fill(0);
    for (const [word, likeness] of [...readings].toSorted(([, a], [, b]) => b - a))
      addWord(weights, word, likeness);
    for (const one of phrases) phrase(one, weights);
    return weights;
  };
};

/** More of a word counts for less and less. */
export const saturated = (weight: number): number => weight / (saturation + weight);

/** How telling a word is: rare ones more; an article that merely mentions it counts as a part of one. */
export const tellingness = (weights: Float32Array): number => {
  let articles = 0;
  for (let ordinal = 0; ordinal < weights.length; ordinal += 1) {
    const weight = weights[ordinal] ?? 0;
    if (weight !== 0) articles += saturated(weight);
  }
  return Math.log(1 + (weights.length - articles + 0.5) / (articles + 0.5));
};
