import { expect, test } from 'vitest';
import { readViolations, readVitals } from './browser-reports.ts';

const report = (effectiveDirective: string, blockedURL?: string | null, type = 'csp-violation') => ({
  type,
  age: 3,
  url: 'https://help.atd-parts.fr/alternatives?id=canary',
  user_agent: 'canary',
  body: { documentURL: 'https://help.atd-parts.fr/canary', sample: 'canary', effectiveDirective, blockedURL },
});

test('of reports only directive and blocked origin are read', () => {
  const violations = readViolations([
    report('img-src', 'https://evil.example:8443/canary?canary#canary'),
    report('connect-src', 'https://canary:canary@evil.example/'),
  ]);
  expect(violations).toEqual([
    { directive: 'img-src', blocked: 'https://evil.example:8443' },
    { directive: 'connect-src', blocked: 'https://evil.example' },
  ]);
});

test.each([
  ['inline', 'inline'],
  ['wasm-eval', 'wasm-eval'],
  ['data:text/html,canary', 'data:'],
  ['chrome-extension', 'chrome-extension'],
  ['chrome-extension://canary/canary.js', 'chrome-extension:'],
  ['Canary', 'unknown'],
  ['//canary/canary', 'unknown'],
  [`${'canary'.repeat(9)}:x`, 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
])('%s was blocked: what is kept is %s', (blocked, kept) => {
  expect(readViolations([report('script-src-elem', blocked)])).toEqual([
    { directive: 'script-src-elem', blocked: kept },
  ]);
});

test('a directive that is none is counted as other', () => {
  expect(readViolations([report('canary-src', 'inline')])).toEqual([
    { directive: 'other', blocked: 'inline' },
  ]);
});

test('other reports and what is no report are passed over, and no body holds more than fifty', () => {
  expect(
    readViolations([report('img-src', 'inline', 'deprecation'), null, 7, { type: 'csp-violation' }]),
  ).toEqual([]);
  expect(readViolations(Array.from({ length: 80 }, () => report('img-src', 'inline')))).toHaveLength(50);
});

test.each([
  {
    'effective-directive': 'img-src',
    'violated-directive': "img-src 'self'",
    'blocked-uri': 'https://evil.example/c',
  },
  {
    'violated-directive': "img-src 'self' https://cdn.example",
    'blocked-uri': 'https://evil.example/canary',
  },
])('the older form is read, too', (older) => {
  expect(readViolations({ 'csp-report': older })).toEqual([
    { directive: 'img-src', blocked: 'https://evil.example' },
  ]);
});

test.each([null, 7, 'canary', {}, { 'csp-report': 'canary' }])('%j holds no reports', (body) => {
  expect(readViolations(body)).toBeNull();
});

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
