import { chooseTypes, serialiseConsent } from '#shared/consent/consent-choice.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDocument } from './page-health.ts';
import { createPageVitals } from './page-vitals.ts';

const article = '/categories/12/1202/120201';

vi.mock('web-vitals', () => {
  const report = (name: string, value: number) => (note: (metric: object) => void) => note({ name, value });
  return {
    onCLS: report('CLS', 0),
    onINP: report('INP', 90),
    onLCP: report('LCP', 800),
    onTTFB: report('TTFB', 40),
  };
});

const told: unknown[] = [];
let hide: () => void;
let tab: EventTarget & { location: { pathname: string } };
/** Whether scripts have taken the page over. */
let script: string;
let stored: string | null;

beforeEach(() => {
  told.length = 0;
  script = 'ready';
  stored = null;
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'hidden',
    documentElement: {
      dataset: {
        get script() {
          return script;
        },
      },
    },
    querySelector: () => ({ dataset: { build: 'b1' } }),
  });
  tab = Object.assign(new EventTarget(), {
    location: { pathname: article },
    localStorage: { getItem: () => stored },
  });
  vi.stubGlobal('window', tab);
  hide = () => document.dispatchEvent(new Event('visibilitychange'));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {
    sendBeacon: (_to: string, body: Blob) => void body.text().then((text) => told.push(JSON.parse(text))),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const vitals = { CLS: 0, INP: 90, LCP: 800, TTFB: 40 };
const health = { build: 'b1', errors: 0, hydrated: true };

test('a document is told of under the page it began with, wherever statistics were allowed', async () => {
  const measured = createPageVitals(watchDocument(() => 0));
  measured.follow(article, false);
  measured.follow('/', false);
  measured.follow('/', true);
  await vi.waitUntil(() => (hide(), told.length > 0));
  expect(told).toEqual([{ page: 'article', vitals, health }]);
});

test('it is told once, and not where statistics were taken back', async () => {
  const measured = createPageVitals(watchDocument(() => 0));
  measured.follow('/', true);
  await vi.waitUntil(() => (hide(), told.length > 0));
  measured.follow('/', false);
  hide();
  measured.follow('/', true);
  hide();
  await Promise.resolve();
  expect(told).toEqual([{ page: 'home', vitals, health }]);
});

test('errors that nobody caught are told with the vitals', async () => {
  const measured = createPageVitals(watchDocument(() => 0));
  measured.follow(article, true);
  tab.dispatchEvent(new Event('error'));
  tab.dispatchEvent(new Event('unhandledrejection'));
  await vi.waitUntil(() => (hide(), told.length > 0));
  expect(told).toEqual([{ page: 'article', vitals, health: { ...health, errors: 2 } }]);
});

const statistics = serialiseConsent(chooseTypes(['statistics']));
const marketing = serialiseConsent(chooseTypes(['marketing']));

test.each([
  { of: 'without a choice', path: article, choice: null },
  { of: 'without statistics', path: article, choice: marketing },
  { of: 'of an order', path: '/alternatives', choice: statistics },
  { of: 'outside of the sample', path: article, choice: statistics, random: 0.5 },
])('a page that is left as it was served is not told of $of', async ({ path, choice, random = 0 }) => {
  script = '';
  stored = choice;
  tab.location.pathname = path;
  watchDocument(() => random);
  hide();
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(told).toEqual([]);
});

test('a page that is left as it was served is told of once', async () => {
  script = '';
  stored = statistics;
  watchDocument(() => 0);
  hide();
  hide();
  await vi.waitUntil(() => told.length > 0);
  expect(told).toEqual([{ page: 'article', vitals: {}, health: { ...health, hydrated: false } }]);
});
