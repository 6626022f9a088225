import type { SearchTerm } from '#shared/text/search-terms.ts';
import { beginsOneSlipAway, isOneSlipAway, shortestTypo } from './typo.ts';

/** A way to read a query, in FTS5's own language. */
export interface QueryStage {
  /** What answers the whole query; the stage counts only if there is something. */
  readonly whole: string;
  /** What is listed, the whole answers first. */
  readonly listed: string;
  /** What to mark, folded: an entry a term, with all words it is read as. */
  readonly marked: readonly string[];
}

/** All readings of one term of the query. */
type Readings = readonly SearchTerm[];

/** Endings that inflection changes: length of a word -> letters cut, when nothing is found otherwise. */
const endingLength = (length: number): number => (length >= 8 ? 3 : length === 7 ? 2 : 0);

// Terms are letters and digits only; the quotes keep FTS5 from reading `and` or `near` as its own words.
const quoted = ({ text, prefix }: SearchTerm): string => `"${text}"${prefix ? '*' : ''}`;
const oneOf = (readings: Readings): string => `(${readings.map(quoted).join(' OR ')})`;
const all = (terms: readonly Readings[]): string => terms.map(oneOf).join(' AND ');
const any = (terms: readonly Readings[]): string => terms.map(oneOf).join(' OR ');

/** With three words or more, one may be missing: a question has words that its answer has not. */
const allButOne = (terms: readonly Readings[]): string =>
  terms.length < 3
    ? all(terms)
    : terms.map((_, missing) => `(${all(terms.filter((__, index) => index !== missing))})`).join(' OR ');

const slips = (term: SearchTerm, vocabulary: readonly string[], isBeingTyped: boolean): SearchTerm[] => {
  if (term.text.length < shortestTypo) return [];
  const isNear = isBeingTyped ? beginsOneSlipAway : isOneSlipAway;
  return vocabulary.filter((word) => isNear(word, term.text)).map((text) => ({ text, prefix: false }));
};

const stem = ({ text }: SearchTerm): SearchTerm[] => {
  const ending = endingLength(text.length);
  return ending === 0 ? [] : [{ text: text.slice(0, -ending), prefix: true }];
};

/** Words of one or two letters are everywhere: marked, they would hide those that count. */
const markedWords = (terms: readonly Readings[]): string[] => {
  const long = terms.filter(([term]) => term && term.text.length > 2);
  return (long.length > 0 ? long : terms).map((readings) => readings.map(({ text }) => text).join(' '));
};

/**
 * The readings of a query from strict to generous: all words as typed (or begun), all words with one slip each, all
 * words without their endings, and any word read in all these ways. `vocabulary` is every word of the language's
 * articles, folded. `isPreview`: the last word is still being typed.
 */
export const queryStages = (
  terms: readonly SearchTerm[],
  vocabulary: readonly string[],
  isPreview: boolean,
): QueryStage[] => {
  const typed = terms.map((term) => [term]);
  const slipped = terms.map((term, index) => [
    term,
    ...slips(term, vocabulary, isPreview && index === terms.length - 1),
  ]);
  const stemmed = slipped.map((readings) => [...readings, ...readings.slice(0, 1).flatMap(stem)]);
  const stage = (readings: readonly Readings[]): QueryStage => ({
    whole: all(readings),
    listed: allButOne(readings),
    marked: markedWords(readings),
  });
  const anyWord = { whole: any(stemmed), listed: any(stemmed), marked: markedWords(stemmed) };
  return [stage(typed), stage(slipped), stage(stemmed), anyWord];
};
