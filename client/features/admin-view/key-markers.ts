/**
 * Invisible marks that tie a text on the page to its key. Each is a number in base 4 between two word joiners, in
 * characters without width that no screen reader reads.
 */
const edge = '\u2060';
const firstDigit = 0x2061;
const marker = /\u2060([\u2061-\u2064]{1,8})\u2060/g;

/** A text without its marks, and the keys that they named. */
export interface MarkedText {
  readonly text: string;
  readonly keys: readonly string[];
}

export type KeyMarkers = ReturnType<typeof createKeyMarkers>;

export const createKeyMarkers = () => {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  };
  return {
    mark: (key: string): string => edge + writeNumber(numberOf(key)) + edge,
    /** `null` if nothing is marked. */
    read: (text: string): MarkedText | null => {
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
