import { expect, test } from 'vitest';
import { mayPrefetch } from './connection.ts';

test.each([
  { connection: undefined, expected: true },
  { connection: {}, expected: true },
  { connection: { effectiveType: '4g', saveData: false }, expected: true },
  { connection: { effectiveType: '3g' }, expected: true },
  { connection: { effectiveType: '2g' }, expected: false },
  { connection: { effectiveType: 'slow-2g' }, expected: false },
  { connection: { effectiveType: '4g', saveData: true }, expected: false },
])('links are prefetched on $connection: $expected', ({ connection, expected }) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
