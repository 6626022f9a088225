/**
 * A text that is in another language than the page says so itself: in front of it stands its BCP 47 tag in Unicode's
 * language tag characters, which nobody sees. Whatever shows the text takes the mark off and gives the language to the
 * element (behaviour/languages 14).
 */
const begin = '\u{E0001}';
const shift = 0xe0000;
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)/gu;

const shiftBy = (text: string, distance: number): string =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + distance)).join('');

/** `text` with the mark of its language, a BCP 47 tag; one that has a mark keeps it. */
export const markLanguage = (text: string, tag: string): string =>
  text.startsWith(begin) ? text : begin + shiftBy(tag, shift) + text;

/** Whether a mark stands anywhere in it. */
export const hasMark = (text: string): boolean => text.includes(begin);

/** The text as a visitor sees it. */
export const withoutMark = (text: string): string => (hasMark(text) ? text.replaceAll(mark, '') : text);

/**
 * The text as a visitor sees it, and the BCP 47 tag of the mark that it begins with; `null` where it has no mark. A mark
 * further in is of a variable: that text stands in a sentence of the page's language.
 */
export const readMark = (text: string): { readonly text: string; readonly lang?: string } | null => {
  if (!hasMark(text)) return null;
  const [first] = text.matchAll(mark);
  return { text: withoutMark(text), ...(first?.index === 0 && { lang: shiftBy(first[1] ?? '', -shift) }) };
};
