import { expect, test } from 'vitest';
import { indexedWords } from './search-words.ts';

const folded = (text: string) => indexedWords(text).map((word) => word.folded);

test('words that a hyphen joins are words of their own and one together', () => {
  expect(folded('E-Mail zum Rück-Versand, A‑B')).toEqual(
    ['e', 'mail', 'zum', 'ruck', 'versand', 'a', 'b'].concat(['email', 'ruckversand', 'ab']),
  );
});

test('what somebody pastes without a space is one word, however long', () => {
  const pasted = 'я'.repeat(200_000);
  expect(folded(`${pasted} x-y`)).toEqual([pasted, 'x', 'y', 'xy']);
});
