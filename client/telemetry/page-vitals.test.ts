import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => {
  told.length = 0;
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
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

test('a document is told of under the page it began with, wherever statistics were allowed', async () => {
  const measured = createPageVitals(() => 0);
  measured.follow(article, false);
  measured.follow('/', false);
  measured.follow('/', true);
  await vi.waitUntil(() => (hide(), told.length > 0));
  expect(told).toEqual([{ page: 'article', vitals }]);
});

test('it is told once, and not where statistics were taken back', async () => {
  const measured = createPageVitals(() => 0);
  measured.follow('/', true);
  await vi.waitUntil(() => (hide(), told.length > 0));
  measured.follow('/', false);
  hide();
  measured.follow('/', true);
  hide();
  await Promise.resolve();
  expect(told).toEqual([{ page: 'home', vitals }]);
});
