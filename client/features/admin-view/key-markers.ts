/**
 * Invisible marks that tie a text on the page to its key. Each is a number in base 4, written in characters that have no
 * width, break no line and are read aloud by nobody, between two word joiners.
 */
const edge = '\u2060';
const firstDigit = 0x2061;
const marker = /\u2060([\u2061-\u2064]{1,8})\u2060/g;

export interface MarkedText {
  /** The text as a visitor would see it. */
  readonly text: string;
  /** The keys of its parts, in order. */
  readonly keys: readonly string[];
}

export interface KeyMarkers {
  /** What to put behind a text of this key. */
  readonly mark: (key: string) => string;
  /** What the marks in `text` say; `null` where it has none. */
  readonly read: (text: string) => MarkedText | null;
}

export const createKeyMarkers = (): KeyMarkers => {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  };
  return {
    mark: (key) => edge + writeNumber(numberOf(key)) + edge,
    read(text) {
      if (!text.includes(edge)) return null;
      const found: string[] = [];
      const clean = text.replaceAll(marker, (whole, digits: string) => {
        const key = keys[readNumber(digits)];
        if (key === undefined) return whole;
        found.push(key);
        return '';
      });
      return found.length > 0 ? { text: clean, keys: found } : null;
    },
  };
};

const writeNumber = (number: number): string =>
  [...number.toString(4)].map((digit) => String.fromCodePoint(firstDigit + Number(digit))).join('');

const readNumber = (digits: string): number =>
  Number.parseInt([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - firstDigit).join(''), 4);
