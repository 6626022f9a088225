import { expect, test } from 'vitest';
import { freshnessOf } from '../../scripts/doctor/freshness.ts';

const now = Date.parse('2026-11-24');
const own = [
  { id: 1, path: '/1', reviewed: '2025-01-02', changed: '2026-11-01' },
  { id: 2, path: '/2', reviewed: '2026-11-22', changed: '2026-11-20' },
  { id: 3, path: '/3' },
];
const source = [
  { id: 1, path: '/1', changed: '2026-11-02' },
  { id: 2, path: '/2', changed: '2026-11-20' },
];

test('a host’s oldest review, those due, and those whose source is newer', () => {
  expect(freshnessOf(own, source, now)).toEqual({ oldestReview: '2025-01-02', due: 1, behind: 1 });
});

test('a shop that tells no days has none', () => {
  const without = [{ id: 1, path: '/1' }];
  expect(freshnessOf(without, without, now)).toEqual({ oldestReview: null, due: null, behind: null });
});
