import { expect, test } from 'vitest';
import { pageAt, pageOfRoute, pageRoutes } from './page-routes.ts';

test.each([
  ['/', 'home'],
  ['/categories/12', 'category'],
  ['/categories/12/1202/120201', 'article'],
  ['/search', 'search'],
  ['/alternatives', 'alternatives'],
  ['/not_found', 'notFound'],
  ['/categories', null],
  ['/categories/12/1202', null],
  ['/alternatives/', null],
  ['/Search', null],
  ['/actions/vote', null],
])('at %s is the page %s', (path, name) => {
  expect(pageAt(path)).toBe(name);
});

test('a matched route is known by its path, a route that is no page is none', () => {
  expect(pageOfRoute(pageRoutes.article.path)).toBe('article');
  expect(pageOfRoute('actions/vote')).toBeNull();
  expect(pageOfRoute('*')).toBeNull();
  expect(pageOfRoute(undefined)).toBeNull();
});
