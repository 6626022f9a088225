import { fold, foldedWords } from '../../../shared/text/fold.ts';
import { highlight, matchSpans } from '../../../shared/text/highlight.ts';
import { escapeHtml } from '../seed/markdown.ts';

/** Letters of a snippet on the results page and in the search panel. */
export const snippetLength = { results: 240, preview: 120 } as const;

const sentenceEnd = /(?<=[.!?;·])\s+(?=\p{L}|\p{N})/u;

/** The text with its matches in `<mark>`, everything else escaped. */
export const markedHtml = (text: string, query: string): string =>
  highlight(text, query)
    .map((part) => (part.match ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');

/** How many different words of the query a passage has. */
const matches = (passage: string, query: string): number =>
  new Set(
    highlight(passage, query)
      .filter((part) => part.match)
      .flatMap((part) => foldedWords(fold(part.text))),
  ).size;

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

/** Blocks shorter than this are headings and cells, which say little without what follows. */
const shortestPassage = 40;

const joinShortBlocks = (text: string): string[] => {
  const blocks: string[] = [];
  let before = '';
  for (const line of text.split('\n')) {
    const block = before === '' ? line : `${before} – ${line}`;
    if (block.length >= shortestPassage) blocks.push(block);
    before = block.length < shortestPassage ? block : '';
  }
  return before === '' ? blocks : [...blocks, before];
};

/** Sentences, each with the one that follows in the same block where both are short enough to be shown together. */
const passages = (text: string, length: number): string[] =>
  joinShortBlocks(text).flatMap((block) => {
    const sentences = block.split(sentenceEnd);
    return sentences.map((sentence, index) => {
      const pair = `${sentence} ${sentences[index + 1] ?? ''}`.trim();
      return pair.length <= length ? pair : sentence;
    });
  });

/**
 * The passage of an article that answers a query best: its short content, unless a passage of the text has more of
 * the words looked for. `text` has one line a block. HTML, at most about `length` letters.
 */
export const bestPassage = (short: string, text: string, query: string, length: number): string => {
  let best = { passage: short, found: matches(short, query) };
  for (const passage of passages(text, length)) {
    const found = matches(passage, query);
    if (found > best.found) best = { passage, found };
  }
  return markedHtml(cutToMatch(best.passage, query, length), query);
};
