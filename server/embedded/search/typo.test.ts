import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginsOneSlipAway, isOneSlipAway } from './typo.ts';

/** Every word that one slip makes of another, the slow and obvious way. */
const slipsOf = (word: string, letters: string): string[] => {
  const places = [...Array(word.length + 1).keys()];
  return [
    word,
    ...places.flatMap((at) => [...letters].map((letter) => word.slice(0, at) + letter + word.slice(at))),
    ...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...places.flatMap((at) => [...letters].map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
    ...places.slice(0, -2).map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`),
  ];
};

describe('one slip', () => {
  test.each([
    ['return', 'return', true],
    ['return', 'retrun', true],
    ['return', 'retur', true],
    ['return', 'returns', true],
    ['return', 'reeturn', true],
    ['return', 'rerurn', true],
    ['return', 'eturn', true],
    ['return', 'erturn', true],
    ['return', 'retnur', false],
    ['return', 'reutrrn', false],
    ['return', 'retu', false],
    ['', '', true],
    ['', 'ab', false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(isOneSlipAway(a, b)).toBe(expected);
    expect(isOneSlipAway(b, a)).toBe(expected);
  });

  test('is what inserting, deleting, replacing or swapping one letter gives, and nothing else', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneSlipAway(a, b)).toBe(slipsOf(a, 'abc').includes(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('in a beginning stands for every word that begins so', () => {
    expect(beginsOneSlipAway('registration', 'registartio')).toBe(true);
    expect(beginsOneSlipAway('registration', 'rgist')).toBe(true);
    expect(beginsOneSlipAway('registration', 'invoice')).toBe(false);
    expect(beginsOneSlipAway('reg', 'registration')).toBe(false);
  });
});
