import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { measureSearch, share, total } from '#tests/search/measure-search.ts';

/**
 * Floors, in per cent, under what `npm run search:quality` shows for the half of the questions that nothing is tuned
 * by. A language whose editors have told the search their customers' words (`search.json`) has to do better.
 */
const floors = {
  withWords: { first: 70, topThree: 85, nothing: 5 },
  alone: { first: 30, topThree: 45, nothing: 20 },
  allWithWords: { first: 75, topThree: 92, nothing: 2 },
} as const;

const hasWords = (language: string): boolean =>
  existsSync(new URL(`../../server/embedded/content/${language}/search.json`, import.meta.url));

const measured = [...measureSearch()].map(([language, { check }]) => ({
  language,
  check,
  hasWords: hasWords(language),
}));

const expectAbove = (
  check: (typeof measured)[number]['check'],
  floor: (typeof floors)[keyof typeof floors],
) => {
  expect(share(check.first, check)).toBeGreaterThanOrEqual(floor.first);
  expect(share(check.topThree, check)).toBeGreaterThanOrEqual(floor.topThree);
  expect(share(check.nothing, check)).toBeLessThanOrEqual(floor.nothing);
};

describe('customers find the right article', () => {
  test.each(measured)('in $language', ({ check, hasWords: isTold }) => {
    expect(check.asked).toBeGreaterThan(35);
    expectAbove(check, isTold ? floors.withWords : floors.alone);
  });

  test('in all languages whose words are known', () => {
    expectAbove(total(measured.filter((one) => one.hasWords).map(({ check }) => check)), floors.allWithWords);
  });
});
