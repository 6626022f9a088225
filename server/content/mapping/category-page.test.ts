import { expect, test } from 'vitest';
import { articlesPerPage, pageOfCategory } from './category-page.ts';

const articlesOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at,
    title: `Question ${from + at}`,
    path: '/',
    weight: 0,
  }));
const child = (id: number, count: number) => ({
  id,
  title: `Sub-category ${id}`,
  description: '',
  articles: articlesOf(count, id * 1_000),
});
const shown = (children: ReturnType<typeof child>[], page: number) => {
  const found = pageOfCategory(children, page);
  return { ...found.pages, cards: found.children.map(({ id, articles }) => [id, articles.length]) };
};

test('a category of a page’s articles has no pages', () => {
  const children = [child(1, articlesPerPage - 1), child(2, 0)];
  expect(pageOfCategory(children, 1)).toEqual({ children });
  expect(pageOfCategory([], 3)).toEqual({ children: [] });
});

test('a longer one goes on where the page before it ended, in the middle of a card too', () => {
  const children = [child(1, 150), child(2, 0), child(3, 300)];
  expect(shown(children, 1)).toEqual({
    page: 1,
    count: 3,
    cards: [
      [1, 150],
      [2, 0],
      [3, 49],
    ],
  });
  expect(shown(children, 2)).toEqual({ page: 2, count: 3, cards: [[3, 200]] });
  expect(shown(children, 3)).toEqual({ page: 3, count: 3, cards: [[3, 51]] });
  const ids = [1, 2, 3].flatMap((page) =>
    pageOfCategory(children, page).children.flatMap(({ articles }) => articles.map(({ id }) => id)),
  );
  expect(ids).toEqual(children.flatMap(({ articles }) => articles.map(({ id }) => id)));
});

test('a page beyond the last is the last', () => {
  expect(shown([child(1, 250)], 9)).toEqual({ page: 2, count: 2, cards: [[1, 50]] });
});
