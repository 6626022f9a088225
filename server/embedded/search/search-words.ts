import { fold, wordPattern } from '#shared/text/search-terms.ts';

/** A word as it was written, and as it is compared. */
export interface WrittenWord {
  /** Lower case, with its accents: what a stemmer reads. */
  readonly written: string;
  readonly folded: string;
}

const asWord = (text: string): WrittenWord => ({ written: text.toLowerCase(), folded: fold(text) });

/**
 * Parts joined by a hyphen are words of their own and one together: `e-mail` is also `email`. Looked for at beginnings
 * of words only: a long word would be read once more from each of its letters.
 */
const hyphenated = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu;

/** The words of a text in order. Placeholders of the content are no words: they differ by country. */
export const writtenWords = (text: string): WrittenWord[] =>
  (
    text
      .replaceAll(/\{\{\w+\}\}/g, ' ')
      .replaceAll('\u00ad', '')
      .normalize('NFC')
      .match(wordPattern) ?? []
  ).map(asWord);

/** The words of a text, and those that its hyphens join. */
export const indexedWords = (text: string): WrittenWord[] => [
  ...writtenWords(text),
  ...(text.normalize('NFC').match(hyphenated) ?? []).map((word) => asWord(word.replaceAll(/[-‐‑]/g, ''))),
];
