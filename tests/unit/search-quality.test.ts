import { describe, expect, test } from 'vitest';
import { measureSearch, share, total, type Quality } from '#tests/search/measure-search.ts';

/**
 * Floors, in per cent, under what `scripts/search-quality.ts` shows for the questions that it is judged by and for those from
 * outside: one question of a language may be lost, not two.
 */
const floors = {
  check: {
    each: { first: 82, topThree: 92, nothing: 2.5 },
    all: { first: 91.5, topThree: 97.5, nothing: 0.5 },
  },
  outside: {
    each: { first: 91, topThree: 94, nothing: 0 },
    all: { first: 97, topThree: 99, nothing: 0 },
  },
} as const;

interface Floor {
  readonly first: number;
  readonly topThree: number;
  readonly nothing: number;
}

const expectAbove = (quality: Quality, floor: Floor) => {
  expect(share(quality.first, quality)).toBeGreaterThanOrEqual(floor.first);
  expect(share(quality.topThree, quality)).toBeGreaterThanOrEqual(floor.topThree);
  expect(share(quality.nothing, quality)).toBeLessThanOrEqual(floor.nothing);
};

describe.each(['check', 'outside'] as const)('customers find the right article: %s', (part) => {
  const measured = [...measureSearch(part)].map(([language, quality]) => ({ language, quality }));

  test.each(measured)('in $language', ({ quality }) => {
    expect(quality.asked).toBeGreaterThan(35);
    expectAbove(quality, floors[part].each);
  });

  test('in all languages together', () => {
    expectAbove(total(measured.map(({ quality }) => quality)), floors[part].all);
  });
});
