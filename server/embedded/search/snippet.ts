import escapeHtml from 'escape-html';
import { fold, foldedWords, foldWithSources, wordPattern } from '#shared/text/search-terms.ts';
import { headingMark } from '../seed/markdown.ts';

/** Letters of a snippet on the results page and in the search panel. */
export const snippetLength = { results: 240, preview: 120 } as const;

const sentenceEnd = /(?<=[.!?;·])\s+(?=\p{L}|\p{N})/u;

/** Words to look for: a set for each word of the query, with all that it is read as, folded. */
type Wanted = readonly ReadonlySet<string>[];

const isWanted = (word: string, wanted: Wanted): boolean => wanted.some((words) => words.has(word));

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the words stand in a text, in offsets of it. */
const spansOf = (text: string, wanted: Wanted): Span[] => {
  const { folded, starts, ends } = foldWithSources(text);
  return [...folded.matchAll(wordPattern)]
    .filter(([word]) => isWanted(word, wanted))
    .map(({ 0: word, index }) => ({ start: starts[index] ?? 0, end: ends[index + word.length - 1] ?? 0 }));
};

/** The text with the words in `<mark>`, whole words alone, everything else escaped. */
export const markedHtml = (text: string, wanted: Wanted): string => {
  let html = '';
  let position = 0;
  for (const { start, end } of spansOf(text, wanted)) {
    html += `${escapeHtml(text.slice(position, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
};

/** How many words of the query a passage has. */
const matches = (passage: string, wanted: Wanted): number => {
  const words = new Set(foldedWords(fold(passage)));
  return wanted.filter((readings) => [...words].some((word) => readings.has(word))).length;
};

/** Cuts at a word's end; an ellipsis shows that something is missing. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, cut > length / 2 ? cut : length - 1).replace(/[\s.,;:–-]+$/u, '')}…`;
};

const cutToMatch = (passage: string, wanted: Wanted, length: number): string => {
  const before = spansOf(passage, wanted)[0]?.start ?? 0;
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
 * the words looked for. `text` has one line a block. HTML, at most about `length` letters.
 */
export const bestPassage = (short: string, text: string, wanted: Wanted, length: number): string => {
  let best = { passage: short, found: matches(short, wanted) };
  for (const passage of passages(text, length)) {
    // None can have more of them.
    if (best.found === wanted.length) break;
    const found = matches(passage, wanted);
    if (found > best.found) best = { passage, found };
  }
  return markedHtml(cutToMatch(best.passage, wanted, length), wanted);
};
