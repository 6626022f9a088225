import { expect, test } from 'vitest';
import { bestScores } from './best-scores.ts';

/** Scores with equals among them, in no order. */
const scores = Float32Array.from({ length: 1000 }, (_, ordinal) => (ordinal * 7919) % 251);

const sorted = [...scores.keys()]
  .filter((ordinal) => (scores[ordinal] ?? 0) > 0)
  .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);

test.each([0, 1, 10, 200, 201, 2000])('the best %i, the best first and equals in their order', (count) => {
  expect(bestScores(scores, count)).toEqual(sorted.slice(0, count));
});

test('fewer where no more are above the least', () => {
  for (const count of [50, 500])
    expect(bestScores(scores, count, 245)).toEqual(sorted.filter((ordinal) => (scores[ordinal] ?? 0) > 245));
});
