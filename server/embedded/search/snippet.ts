import { fold, foldedWords, searchTerms, termMatches } from '#shared/text/search-terms.ts';
import type { SearchTerm } from '#shared/text/search-terms.ts';
import { highlight, matchSpans } from '#shared/text/highlight.ts';
import escapeHtml from 'escape-html';
import { headingMark } from '../seed/markdown.ts';

/** Letters of a snippet on the results page and in the search panel. */
export const snippetLength = { results: 240, preview: 120 } as const;

const sentenceEnd = /(?<=[.!?;·])\s+(?=\p{L}|\p{N})/u;

/** The text with its matches in `<mark>`, everything else escaped. */
export const markedHtml = (text: string, query: string): string =>
  highlight(text, query)
    .map((part) => (part.match ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');

/** How many terms of the query a passage has; a term is the list of words it is read as. */
const matches = (passage: string, terms: readonly (readonly SearchTerm[])[]): number => {
  const words = foldedWords(fold(passage));
  return terms.filter((readings) => words.some((word) => readings.some((one) => termMatches(one, word))))
    .length;
};

/** Cuts at a word's end; an ellipsis shows that something is missing. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, cut > length / 2 ? cut : length - 1).replace(/[\s.,;:–-]+$/u, '')}…`;
};

const cutToMatch = (passage: string, query: string, length: number): string => {
  const before = matchSpans(passage, query)[0]?.start ?? 0;
  if (before < length * 0.7) return shorten(passage, length);
  const start = passage.lastIndexOf(' ', before - length / 3) + 1;
  return `…${shorten(passage.slice(start), length - 1)}`;
};

/** Sentences, each with the one that follows in the same block where both are short enough to be shown together. */
const sentencePassages = (block: string, length: number): string[] => {
  const sentences = block.split(sentenceEnd);
  return sentences.map((sentence, index) => {
    const pair = `${sentence} ${sentences[index + 1] ?? ''}`.trim();
    return pair.length <= length ? pair : sentence;
  });
};

/** What may be shown of a text: passages of its blocks, and headings with the passage that follows them. */
const passages = (text: string, length: number): string[] => {
  let heading = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith(headingMark)) {
      heading = line.slice(headingMark.length);
      return [];
    }
    const own = sentencePassages(line, length);
    const underHeading = heading === '' ? [] : [`${heading} – ${own[0]}`];
    heading = '';
    return [...own, ...underHeading];
  });
};

/**
 * The passage of an article that answers a query best: its short content, unless a passage of the text has more of
 * the terms looked for. `text` has one line a block, `terms` are the words each term of the query is read as. HTML, at
 * most about `length` letters.
 */
export const bestPassage = (
  short: string,
  text: string,
  terms: readonly string[],
  length: number,
): string => {
  const readings = terms.map(searchTerms);
  let best = { passage: short, found: matches(short, readings) };
  for (const passage of passages(text, length)) {
    const found = matches(passage, readings);
    if (found > best.found) best = { passage, found };
  }
  const query = terms.join(' ');
  return markedHtml(cutToMatch(best.passage, query, length), query);
};
