import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { toMinor, decideCurrency } from './to-minor.ts';

describe('a decimal amount in cents', () => {
  test.each([
    { major: 0, minor: 0 },
    { major: -0, minor: 0 },
    { major: 1, minor: 100 },
    { major: 19.99, minor: 1999 },
    { major: 0.1 + 0.2, minor: 30 },
    { major: 8.2, minor: 820 },
    { major: 1.005, minor: 101 },
    { major: -1.005, minor: -101 },
    { major: 1e-9, minor: 0 },
    { major: -0.001, minor: 0 },
    { major: '19.99', minor: 1999 },
    { major: '19.9', minor: 1990 },
    { major: '19', minor: 1900 },
    { major: '-0.05', minor: -5 },
    { major: '-0.00', minor: 0 },
    { major: ' 12.50 ', minor: 1250 },
    { major: '0.995', minor: 100 },
  ])('is $minor for $major', ({ major, minor }) => {
    expect(toMinor(major)).toBe(minor);
  });

  test.each([
    '',
    ' ',
    '1,50',
    '1 234.50',
    '€ 1',
    '1e3',
    '0x10',
    '.5',
    '5.',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
  ])('is refused for %j', (major) => {
    expect(() => toMinor(major)).toThrow(RangeError);
  });

  test('is exact for every amount with two decimals, as number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const text = (minor / 100).toFixed(2);
        expect(toMinor(text)).toBe(minor);
        expect(toMinor(minor / 100)).toBe(minor);
      }),
    );
  });
});

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
