import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  { connection: undefined, expected: true },
  { connection: {}, expected: true },
  { connection: { effectiveType: '4g', saveData: false }, expected: true },
  { connection: { effectiveType: '3g' }, expected: true },
  { connection: { effectiveType: '2g' }, expected: false },
  { connection: { effectiveType: 'slow-2g' }, expected: false },
  { connection: { effectiveType: '4g', saveData: true }, expected: false },
])('links are prefetched on $connection: $expected', ({ connection, expected }) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayPrefetch()).toBe(expected);
});
