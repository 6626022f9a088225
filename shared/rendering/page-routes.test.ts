import { expect, test } from 'vitest';
import { pageAt, pageNames, pageOfRoute, pageRoutes, ownAddress } from './page-routes.ts';

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

test.each(pageNames)('the address of %s is its own', (name) => {
  const { path, parameters } = pageRoutes[name];
  expect(pageAt(path.replaceAll(/:\w+/g, '1'))).toBe(name);
  // An address with capitals, or with `/` at its end, is redirected; of what is no page the first part says so.
  expect(path.replaceAll(/:\w+/g, '')).toMatch(
    /^\/(?!(?:bff|actions|media|assets|icons|images|badges)\b)[a-z_/-]*$/,
  );
  expect(path === '/' || !path.endsWith('/')).toBe(true);
  expect(new Set(parameters).size).toBe(parameters.length);
});

test('a matched route is known by its path, a route that is no page is none', () => {
  expect(pageOfRoute(pageRoutes.article.path)).toBe('article');
  expect(pageOfRoute('actions/vote')).toBeNull();
  expect(pageOfRoute('*')).toBeNull();
  expect(pageOfRoute(undefined)).toBeNull();
});

test.each([
  ['/', '', '/'],
  ['/', '?utm_source=mail&gclid=7', '/'],
  ['/', '?done=vote&utm_source=mail', '/?done=vote'],
  ['/search', '?articles=a&page=2&fbclid=x', '/search?articles=a&page=2'],
  ['/categories/12', '?articles=a', '/categories/12'],
  ['/none/such', '?articles=a&utm_source=mail', '/none/such'],
])('of %s%s a page knows %s', (path, search, known) => {
  expect(ownAddress(path, search)).toBe(known);
});
