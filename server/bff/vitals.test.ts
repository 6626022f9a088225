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

test('what went wrong is read with its build', () => {
  const health = { build: 'b1', errors: 3, hydrated: false };
  const body = { page: 'home', vitals: {}, health: { ...health, message: 'canary' } };
  expect(readVitals(body)).toEqual([health]);
});

const healthy = { build: 'b1', errors: 0, hydrated: true };

test.each([
  { of: 'no object', body: null },
  { of: 'no figures', body: { page: 'home' } },
  { of: 'a page that does not exist', body: { page: '/canary', vitals: {} } },
  { of: 'an order, whose address is a secret', body: { page: 'alternatives', vitals: { LCP: 1 } } },
  { of: 'a time before the page', body: { page: 'home', vitals: { LCP: -1 } } },
  { of: 'a time that no visit takes', body: { page: 'home', vitals: { LCP: 1e9 } } },
  {
    of: 'more errors than are counted',
    body: { page: 'home', vitals: {}, health: { ...healthy, errors: 101 } },
  },
  {
    of: 'a build that is a text',
    body: { page: 'home', vitals: {}, health: { ...healthy, build: 'x'.repeat(41) } },
  },
  { of: 'words for figures', body: { page: 'home', vitals: { LCP: 'canary' } } },
])('a body of $of is refused', ({ body }) => {
  expect(readVitals(body)).toBeNull();
});
