/** Latin, Greek and Cyrillic, punctuation, word joiners and currencies: none of these is one character with its neighbour. */
const standingAlone =
  /^[\n\u0020-\u02FF\u0370-\u0482\u048A-\u052F\u1E00-\u1FFF\u2010-\u2027\u2030-\u2064\u20A0-\u20BF]*$/;

/** Made with the first text that needs it: its tables take a browser longer than the code of a whole page. */
let graphemes: Intl.Segmenter | undefined;

/** Where the character after the first `count` begins in a text of more code units, or `null` where the text has no more than these. */
const endOf = (text: string, count: number): number | null => {
  if (standingAlone.test(text.slice(0, count + 1))) return count;
  // Firefox before 125 (decision 0053): what is not cut in two there is at least every emoji.
  if (!('Segmenter' in Intl)) {
    const end = [...text].slice(0, count).join('').length;
    return end < text.length ? end : null;
  }
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  let seen = 0;
  for (const { index } of graphemes.segment(text)) {
    if (seen === count) return index;
    seen += 1;
  }
  return null;
};

/**
 * The first `max` characters of a text, "..." appended where something was cut off (behaviour/formats 5).
 * Counts what a reader sees as one character, so that no accent, flag or emoji is cut in two; the space before the
 * dots goes. Anything but a string throws a TypeError.
 */
export const truncate = (text: unknown, max = 10): string => {
  // The wording is the specification's, though numbers are refused as well.
  if (typeof text !== 'string') throw new TypeError('Not valid type. Expect string or number.');
  // No text has more characters than code units: most texts need no counting.
  const end = text.length <= max ? null : endOf(text, max);
  return end === null ? text : `${text.slice(0, end).trimEnd()}...`;
};

/** Longest text of a preview, in characters; our own figure (behaviour/formats 10). */
const previewLength = 100;

/** The short text of an article as its preview shows it. */
export const previewText = (shortContent: string): string => truncate(shortContent, previewLength);
