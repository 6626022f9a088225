import { expect, test } from 'vitest';
import { ConfigError } from '#server/config/config-error.ts';
import { parseConfig } from '#server/config/config.ts';
import { checkHeap } from './check-heap.ts';

const megabytes = (count: number): number => count * 1024 * 1024;

test('budgets that the heap cannot hold stop the start, with their names and what would hold them (behaviour/operations 1)', () => {
  const start = () => checkHeap(parseConfig({ CACHE_MB: '2000', SEARCH_CACHE_MB: '100' }), megabytes(512));
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(/CACHE_MB is 2000, SEARCH_CACHE_MB 100: .*512 MB.*--max-old-space-size=2412/);
});

test('finished pages are not in the heap', () => {
  expect(() => checkHeap(parseConfig({ PAGE_CACHE_MB: '9000' }), megabytes(512))).not.toThrow();
});
