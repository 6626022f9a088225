import { expect, test } from 'vitest';
import { allCombinations, pairwise } from '#tests/setup/pairwise.ts';

const factors = { host: ['a', 'b', 'c'], scheme: ['light', 'dark'], width: ['320', '768', '1440'] } as const;

test('a full matrix holds every combination', () => {
  expect(allCombinations(factors)).toHaveLength(18);
});

test('a pairwise matrix holds every pair with far fewer rows', () => {
  const rows = pairwise(factors);
  expect(rows.length).toBeLessThan(13);
  for (const host of factors.host)
    for (const width of factors.width)
      expect(rows.some((row) => row.host === host && row.width === width)).toBe(true);
});
