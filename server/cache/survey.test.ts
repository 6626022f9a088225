import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureBackoff } from './cache-rules.ts';
import { createContentCache } from './content-cache.ts';
import type { ContentKey } from './content-entry.ts';

const fresh = 1_000;
const host = 'help.atd-parts.fr';
const fails = () => Promise.reject(new Error('canary'));
const quiet = () => {};

const createCache = () =>
  createContentCache({
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
  const tree: ContentKey = { host, resource: 'categories' };
  await cache.read(tree, async () => ['tree']);
  await cache.read({ host, resource: 'article', id: 7 }, async () => 'seven');
  await cache.read({ host, resource: 'article', id: 8 }, async () => null);
  await cache.read({ host, resource: 'search', id: 'canary' }, async () => []);
  await cache.read({ host, resource: 'banners' }, fails).catch(quiet);
  await vi.advanceTimersByTimeAsync(fresh + failureBackoff);
  expect(cache.survey()).toEqual([
    { host, resource: 'categories', age: fresh + failureBackoff, standIns: 0, missing: false },
    { host, resource: 'article', age: null, standIns: 0, missing: false },
    { host, resource: 'banners', age: null, standIns: 0, missing: true },
  ]);
  await cache.read(tree, fails);
  await cache.read({ host, resource: 'article', id: 7 }, fails);
  await vi.advanceTimersByTimeAsync(failureBackoff);
  expect(cache.survey().map(({ resource, standIns }) => [resource, standIns])).toEqual([
    ['categories', 1],
    ['article', 1],
    ['banners', 0],
  ]);
  await cache.read(tree, async () => ['tree']);
  await vi.advanceTimersByTimeAsync(1);
  expect(cache.survey()[0]).toMatchObject({ resource: 'categories', age: 1, standIns: 0 });
});
