import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureBackoff } from './cache-rules.ts';
import { createContentCache } from './content-cache.ts';
import type { ContentKey, Exchange } from './content-entry.ts';
import type { SharedTier } from './shared-tier.ts';

const fresh = 1_000;
const host = 'help.atd-parts.fr';
const fails = () => Promise.reject(new Error('canary'));
const quiet = () => {};

const createCache = (shared?: SharedTier) =>
  createContentCache({
    shared,
    horizonOf: () => ({ fresh, stale: 100_000 }),
    budgets: { content: 100_000, search: 100_000, missing: 100_000 },
    onLoadFailed: quiet,
    onLoadSlow: quiet,
    random: () => 0.5,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('content is told by its age; what stands in and what is missing are told apart', async () => {
  const cache = createCache();
  const tree: ContentKey = { host, resource: 'settings' };
  await cache.read(tree, async () => ['tree']);
  await cache.read({ host, resource: 'page', id: 7 }, async () => 'seven');
  await cache.read({ host, resource: 'page', id: 8 }, async () => null);
  await cache.read({ host, resource: 'search', id: 'canary' }, async () => []);
  await cache.read({ host, resource: 'banners' }, fails).catch(quiet);
  await vi.advanceTimersByTimeAsync(fresh + failureBackoff);
  expect(cache.states()).toEqual([
    { host, resource: 'settings', age: fresh + failureBackoff, standIns: 0, missing: false },
    { host, resource: 'page', age: null, standIns: 0, missing: false },
    { host, resource: 'banners', age: null, standIns: 0, missing: true },
  ]);
  await cache.read(tree, fails);
  await cache.read({ host, resource: 'page', id: 7 }, fails);
  await vi.advanceTimersByTimeAsync(failureBackoff);
  expect(cache.states().map(({ resource, standIns }) => [resource, standIns])).toEqual([
    ['settings', 1],
    ['page', 1],
    ['banners', 0],
  ]);
  await cache.read(tree, async () => ['tree']);
  await vi.advanceTimersByTimeAsync(1);
  expect(cache.states()[0]).toMatchObject({ resource: 'settings', age: 1, standIns: 0 });
});

test('what another replica knew is no stand-in while nothing has failed, however old it is', async () => {
  const none = () => {};
  const recalled = { answer: '[1]', age: 50_000, purged: false };
  const cache = createCache({
    recall: async () => recalled,
    beginCall: () => none,
    purge: async () => 'told',
    ready: async () => {},
    close: none,
  });
  const tree: ContentKey = { host, resource: 'footerLinks' };
  const asked: unknown[] = [];
  const hanging = new Promise<number[]>(none);
  const load = async ({ recalled }: Exchange) => {
    asked.push(recalled);
    return recalled === null ? hanging : [1];
  };
  expect(await cache.read(tree, load)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['[1]', null]);
  expect(cache.states()).toMatchObject([
    { resource: 'footerLinks', age: 50_001, standIns: 0, missing: false },
  ]);
});
