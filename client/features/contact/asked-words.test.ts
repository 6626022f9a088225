import { expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';

// behaviour/shell 28
test.each([
  ['ab', ''],
  ['a b', ''],
  ['abc', 'abc'],
  ['πού', 'πού'],
  ['where is my order 4711-ABC', 'where is my order'],
  ['write to jo@example.com please', 'write to please'],
  ['order ٤٧١١ late', 'order late'],
  ['4711', ''],
  ['  brake   pads ', 'brake pads'],
  ['x'.repeat(100), 'x'.repeat(80)],
])('of %j is looked up %j', (typed, asked) => expect(askedWords(typed)).toBe(asked));
