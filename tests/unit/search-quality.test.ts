import { describe, expect, test } from 'vitest';
import { measureSearch, share, total } from '#tests/search/measure-search.ts';

/**
 * Floors, in per cent, under what `npm run search:quality` shows for the half of the questions that nothing is tuned
 * by: one question of a language may be lost, not two.
 */
const floors = {
  each: { first: 80, topThree: 92, nothing: 2.5 },
  all: { first: 91, topThree: 97, nothing: 0.5 },
} as const;

const measured = [...measureSearch('check')].map(([language, check]) => ({ language, check }));

const expectAbove = (
  check: (typeof measured)[number]['check'],
  floor: (typeof floors)[keyof typeof floors],
) => {
  expect(share(check.first, check)).toBeGreaterThanOrEqual(floor.first);
  expect(share(check.topThree, check)).toBeGreaterThanOrEqual(floor.topThree);
  expect(share(check.nothing, check)).toBeLessThanOrEqual(floor.nothing);
};

describe('customers find the right article', () => {
  test.each(measured)('in $language', ({ check }) => {
    expect(check.asked).toBeGreaterThan(35);
    expectAbove(check, floors.each);
  });

  test('in all languages together', () => {
    expectAbove(total(measured.map(({ check }) => check)), floors.all);
  });
});
