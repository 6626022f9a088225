import { foldWithSources, searchTerms, termMatches, wordPattern } from './search-terms.ts';

/** A piece of a text; `match` pieces are shown marked. The pieces in order are the text, unchanged. */
interface HighlightPart {
  readonly text: string;
  readonly match: boolean;
}

type Span = readonly [start: number, end: number];

/** The words of a text that begin with a word of the query, whole, in offsets of the original text, in order. */
export const matchSpans = (text: string, query: string): Span[] => {
  const terms = searchTerms(query);
  if (terms.length === 0) return [];
  const { folded, starts, ends } = foldWithSources(text);
  const spans: Span[] = [];
  for (const { 0: word, index } of folded.matchAll(wordPattern)) {
    if (!terms.some((term) => termMatches(term, word))) continue;
    const start = starts[index];
    const end = ends[index + word.length - 1];
    if (start !== undefined && end !== undefined) spans.push([start, end]);
  }
  return spans;
};

/**
 * Cuts a text into matching and other parts. Folds as the search does: a query `strasse` marks `Straße`, `οδος`
 * marks `Οδός`. A letter that folds to two is never cut. Escaping is left to whoever shows the parts.
 */
export const highlight = (text: string, query: string): HighlightPart[] =>
  cutAt(text, matchSpans(text, query));

/** Cuts a text where others have found it to match: starts and ends in order. */
export const cutAt = (text: string, spans: readonly Span[]): HighlightPart[] => {
  const parts: HighlightPart[] = [];
  let position = 0;
  const take = (end: number, match: boolean): void => {
    if (end > position) parts.push({ text: text.slice(position, end), match });
    position = Math.max(position, end);
  };
  for (const [start, end] of spans) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return parts;
};
