import { expect, test } from 'vitest';
import { openDatabase } from './schema.ts';
import { createSearchesWithoutResultsStore } from './searches-without-results-store.ts';

const day = 86_400_000;
const setUp = () => {
  const clock = { passed: 0 };
  const store = createSearchesWithoutResultsStore(openDatabase(':memory:'), () => Date.now() + clock.passed);
  const add = (word: string, count: number) => store.add({ locales: { de: [{ word, count }] } });
  return { store, clock, add };
};

test('what several processes hand over is added up, and told for 30 days', () => {
  const { store, clock, add } = setUp();
  add('dachbox', 5);
  add('dachbox', 6);
  add('winde', 7);
  expect(store.report()).toEqual({
    shownFrom: 5,
    days: 30,
    locales: {
      de: [
        { word: 'dachbox', count: 11 },
        { word: 'winde', count: 7 },
      ],
    },
  });
  clock.passed = 30 * day;
  expect(store.report().locales).toEqual({});
});

test.each([
  null,
  'dachbox',
  { locales: { xx: [{ word: 'dachbox', count: 9 }] } },
  {
    locales: {
      de: [
        { word: 'a@b.example', count: 9 },
        { word: 'order1', count: 9 },
        { word: 'dachbox', count: 0 },
      ],
    },
  },
])('%j adds nothing', (handedOver) => {
  const { store } = setUp();
  store.add(handedOver);
  expect(store.report().locales).toEqual({});
});

test('a locale keeps a thousand words, those that were counted most', () => {
  const { store, add } = setUp();
  add('dachbox', 9);
  const name = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  for (const from of [0, 600])
    store.add({
      locales: { de: Array.from({ length: 600 }, (_, at) => ({ word: `w${name(from + at)}`, count: 6 })) },
    });
  expect(store.report().locales['de']).toHaveLength(1_000);
  expect(store.report().locales['de']?.[0]?.word).toBe('dachbox');
});
