/**
 * Letters that carry no combining mark after decomposition and so need a row of their own. Keys are lower case.
 * `ð` and `đ` both become `d`: people type what their keyboard has.
 */
const ownFolding: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  // A soft hyphen is invisible in the text and never typed in a search.
  '\u00ad': '',
};

/** Folds one code point: lower case, without marks, letters spelt out. None, one or two letters come of it. */
const foldSlowly = (character: string): string => {
  const bare = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  // After the marks are gone, for `ǿ` is an `ø` with an accent.
  return Array.from(bare, (letter) => ownFolding[letter] ?? letter).join('');
};

/** Foldings of the Latin, Greek and Cyrillic met so far, by code: a result page folds tens of thousands of letters. */
const commonFoldings: string[] = [];
const commonEnd = 0x500;

const foldCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return code < commonEnd ? (commonFoldings[code] ??= foldSlowly(character)) : foldSlowly(character);
};

/**
 * Text as the search compares it, for every language of the shop. Works code point by code point, so that
 * highlighting can map each folded letter back to its source (`foldWithSources`).
 *
 * Bulgarian `й` becomes `и`, for its breve is a combining mark like any other: a search finds a little more, and
 * a visitor who leaves the breve out still finds the word.
 */
export const fold = (text: string): string =>
  plainLetters.test(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join('');

/** Most words have no letter to fold. */
const plainLetters = /^[ -~]*$/;

/** Folded text, and for each of its UTF-16 units the span of the original text it came from. */
export const foldWithSources = (text: string) => {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const letters = foldCharacter(character);
    const end = offset + character.length;
    // A mark belongs to the letter before it, or a match would cut an accent off its letter.
    if (letters === '' && ends.length > 0 && /\p{M}/u.test(character)) ends[ends.length - 1] = end;
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(offset);
      ends.push(end);
    }
    folded += letters;
    offset = end;
  }
  return { folded, starts, ends };
};

/** A word of a query. `prefix`: it also stands for longer words that begin with it. */
export interface SearchTerm {
  readonly text: string;
  readonly prefix: boolean;
}

/** Whether a folded word is one that the term stands for. */
export const termMatches = ({ text, prefix }: SearchTerm, word: string): boolean =>
  prefix ? word.startsWith(text) : word === text;

/** A word of a folded text. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text that is folded already, in order, as the search index cuts them. */
export const foldedWords = (folded: string): string[] => folded.match(wordPattern) ?? [];

/** The words of a text as they are spelt, in lower case and composed letters: what a stemmer reads. Soft hyphens part no word. */
export const speltWords = (text: string): string[] =>
  text.replaceAll('\u00ad', '').normalize('NFC').toLowerCase().match(wordPattern) ?? [];

/**
 * The distinct terms of a visitor's query, folded. Every term matches the beginning of words, but one of one or
 * two letters ("to", "I") stands for itself unless it is the last one, which may still be being typed.
 */
export const searchTerms = (query: string): SearchTerm[] => {
  const words = foldedWords(fold(query));
  const last = words.at(-1);
  return [...new Set(words)].map((text) => ({ text, prefix: text.length > 2 || text === last }));
};
