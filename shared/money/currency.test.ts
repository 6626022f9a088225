import { expect, test } from 'vitest';
import { decideCurrency } from './currency.ts';

test.each([
  { code: 'SEK', currency: 'SEK' },
  { code: 'gbp', currency: 'GBP' },
  { code: ' CHF ', currency: 'CHF' },
  { code: '', currency: 'EUR' },
  { code: null, currency: 'EUR' },
  { code: undefined, currency: 'EUR' },
  { code: 'USD', currency: 'EUR' },
])('the currency $code is read as $currency', ({ code, currency }) => {
  expect(decideCurrency(code)).toBe(currency);
});
