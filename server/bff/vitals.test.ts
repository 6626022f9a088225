import { expect, test } from 'vitest';
import { readVitals } from './vitals.ts';

test('each figure is read with the kind of its page', () => {
  const body = { page: 'article', vitals: { LCP: 812.5, CLS: 0, TTFB: 40 }, path: '/canary' };
  expect(readVitals(body)).toEqual([
    { page: 'article', name: 'LCP', value: 812.5 },
    { page: 'article', name: 'CLS', value: 0 },
    { page: 'article', name: 'TTFB', value: 40 },
  ]);
});

test.each([
  { of: 'no object', body: null },
  { of: 'no figures', body: { page: 'home' } },
  { of: 'a page that does not exist', body: { page: '/canary', vitals: {} } },
  { of: 'an order, whose address is a secret', body: { page: 'alternatives', vitals: { LCP: 1 } } },
  { of: 'a time before the page', body: { page: 'home', vitals: { LCP: -1 } } },
  { of: 'a time that no visit takes', body: { page: 'home', vitals: { LCP: 1e9 } } },
  { of: 'words for figures', body: { page: 'home', vitals: { LCP: 'canary' } } },
])('a body of $of is refused', ({ body }) => {
  expect(readVitals(body)).toBeNull();
});
