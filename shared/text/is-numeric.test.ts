import { expect, test } from 'vitest';
import { isNumeric } from './is-numeric.ts';

test.each(['200', ' 200 ', '-1.5', '1e3', '0x10', 0, 12.5])('%j converts to a number', (value) => {
  expect(isNumeric(value)).toBe(true);
});

test.each([
  '',
  ' ',
  'abc',
  '1,5',
  '12px',
  'Infinity',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  [],
])('%j does not', (value) => {
  expect(isNumeric(value)).toBe(false);
});
