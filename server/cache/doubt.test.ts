import { describe, expect, test } from 'vitest';
import { comparePoorer, countLevels, doubtAnswer, doubtTime, firstDoubtPause, type Counts } from './doubt.ts';

const tree = (...articles: number[][]) =>
  articles.map((lists, category) => ({
    id: category + 1,
    children: lists.map((count, at) => ({
      id: at,
      articles: Array.from({ length: count }, (_, id) => ({ id })),
    })),
  }));

test.each([
  {
    what: 'a tree',
    resource: 'categories',
    value: tree([2, 3], [4]),
    levels: { categories: 2, subCategories: 3, articles: 9 },
  },
  {
    what: 'an article',
    resource: 'article',
    value: { blocks: ['a', 'b'], related: [1, 2] },
    levels: { content: 1, related: 2 },
  },
  {
    what: 'an article without content',
    resource: 'article',
    value: { blocks: [], related: [] },
    levels: { content: 0, related: 0 },
  },
  { what: 'an article that does not exist', resource: 'article', value: null, levels: {} },
  {
    what: 'words',
    resource: 'translations',
    value: [{ a: { b: 'x', c: 'y' } }, { d: 'z' }],
    levels: { texts: 3 },
  },
  { what: 'no words', resource: 'translations', value: [], levels: { texts: 0 } },
  { what: 'a list', resource: 'videos', value: [{ name: 'a' }, { name: 'b' }], levels: { all: 2 } },
  { what: 'an empty list', resource: 'videos', value: [], levels: { all: 0 } },
  {
    what: 'lists in a list',
    resource: 'social',
    value: [{ items: [1, 2] }, { items: [3] }],
    levels: { all: 2, 'all.items': 3 },
  },
  {
    what: 'one thing',
    resource: 'settings',
    value: { settings: [1, 2] },
    levels: { all: 1, 'all.settings': 2 },
  },
  { what: 'nothing', resource: 'banners', value: null, levels: { all: 0 } },
])('$what is counted by level', ({ resource, value, levels }) => {
  expect(countLevels(resource, value)).toEqual(levels);
});

const counts = (levels: Record<string, number>, more: Partial<Counts> = {}): Counts => ({
  levels,
  unreadable: 0,
  refused: false,
  ...more,
});

test.each([
  { before: 1, now: 0, excused: 0, poorer: 'empty' },
  { before: 1, now: 0, excused: 1, poorer: null },
  { before: 10, now: 0, excused: 1, poorer: 'empty' },
  { before: 5, now: 4, excused: 0, poorer: null },
  { before: 5, now: 3, excused: 0, poorer: 'fewer' },
  { before: 5, now: 3, excused: 1, poorer: null },
  { before: 20, now: 18, excused: 0, poorer: null },
  { before: 20, now: 17, excused: 0, poorer: 'fewer' },
  { before: 20, now: 17, excused: Number.POSITIVE_INFINITY, poorer: null },
  { before: 20, now: 30, excused: 0, poorer: null },
  { before: 0, now: 0, excused: 0, poorer: null },
])('$now entries where $before were, $excused excused: $poorer', ({ before, now, excused, poorer }) => {
  const found = comparePoorer(counts({ all: 9, level: now }), counts({ all: 9, level: before }), excused);
  expect(found?.poorer ?? null).toBe(poorer);
  if (found) expect(found).toMatchObject({ level: 'level', before, now });
});

test.each([
  { what: 'more that cannot be read', answer: counts({}, { unreadable: 2 }), poorer: 'unreadable' },
  { what: 'as much that cannot be read', answer: counts({}, { unreadable: 1 }), poorer: undefined },
  {
    what: 'a refusal without the contract’s words',
    answer: counts({}, { refused: true }),
    poorer: 'refused',
  },
])('$what, whatever is excused', ({ answer, poorer }) => {
  const remembered = counts({ level: 5 }, { unreadable: 1 });
  expect(comparePoorer(answer, remembered, Number.POSITIVE_INFINITY)?.poorer).toBe(poorer);
});

describe('a doubt', () => {
  const answer = counts({ all: 0 });
  const first = { counts: answer, since: 100, askAt: 100 + firstDoubtPause };

  test('begins with a question after five seconds', () => {
    expect(doubtAnswer(answer, null, 100)).toEqual(first);
  });
  test('goes on to the end of its minute', () => {
    const second = { ...first, askAt: 100 + doubtTime };
    expect(doubtAnswer(answer, first, 100 + firstDoubtPause)).toEqual(second);
    expect(doubtAnswer(answer, second, 99 + doubtTime)).toEqual(second);
  });
  test('ends with the same counts after a minute', () => {
    expect(doubtAnswer(answer, first, 100 + doubtTime)).toBeNull();
  });
  test('begins again with other counts', () => {
    const other = counts({ all: 1 });
    expect(doubtAnswer(other, first, 100 + doubtTime)?.since).toBe(100 + doubtTime);
  });
});
