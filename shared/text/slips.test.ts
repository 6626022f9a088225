import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slipsAllowed, slipsBetween } from './slips.ts';

/** Every word that one slip makes of another, the slow and obvious way. */
const slipsOf = (word: string, letters: string): string[] => {
  const places = [...Array(word.length + 1).keys()];
  return [
    ...places.flatMap((at) => [...letters].map((letter) => word.slice(0, at) + letter + word.slice(at))),
    ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...places.flatMap((at) => [...letters].map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
    ...places.slice(0, -2).map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`),
  ];
};

describe('slips of the keyboard', () => {
  test.each([
    ['return', 'return', 0],
    ['return', 'retrun', 1],
    ['return', 'retur', 1],
    ['return', 'reeturn', 1],
    ['return', 'rerurn', 1],
    ['return', 'erturn', 1],
    ['registration', 'registartoin', 2],
    ['return', 'invoice', 3],
    ['', 'ab', 2],
  ])('%j and %j: %i', (a, b, slips) => {
    expect(slipsBetween(a, b, 2)).toBe(slips);
    expect(slipsBetween(b, a, 2)).toBe(slips);
  });

  test('one is what inserting, deleting, replacing or swapping a letter gives, and nothing else', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b, 1) <= 1).toBe(a === b || slipsOf(a, 'abc').includes(b));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('a word of %i letters may have %i', (length, slips) => expect(slipsAllowed(length)).toBe(slips));
});
