import { expect, test } from 'vitest';
import { hasPage, pageElsewhere } from './page-elsewhere.ts';

const at = (pathname: string, search = '') => ({ pathname, search });
const root = { handle: undefined, loaderData: {} };

test('an article is known on the hosts that its own data names', () => {
  const article = { handle: { availableIn: () => ['de-DE', 'fr-FR'] }, loaderData: { article: {} } };
  const elsewhere = pageElsewhere([root, article], at('/categories/12/1201/120101', '?utm_source=mail'));
  expect(elsewhere.path).toBe('/categories/12/1201/120101');
  expect([hasPage(elsewhere, 'fr-FR'), hasPage(elsewhere, 'it-IT')]).toEqual([true, false]);
});

test('a search keeps its text, and begins at the first page', () => {
  const search = { handle: { availableIn: () => 'everywhere' }, loaderData: {} };
  const elsewhere = pageElsewhere([root, search], at('/search', '?articles=br%C3%A4mse+x&page=3'));
  expect(elsewhere).toEqual({ path: '/search?articles=br%C3%A4mse+x', availableIn: 'everywhere' });
  expect(hasPage(elsewhere, 'lv-LV')).toBe(true);
});

test('an order keeps its id and nothing else', () => {
  const order = { handle: { availableIn: () => 'everywhere' }, loaderData: {} };
  const elsewhere = pageElsewhere([root, order], at('/alternatives', '?id=1-2&done=decisions'));
  expect(elsewhere.path).toBe('/alternatives?id=1-2');
});

test.each([
  { name: 'a route that does not say', matches: [root, { handle: {}, loaderData: {} }] },
  {
    name: 'a page whose data is missing',
    matches: [root, { handle: { availableIn: () => 'everywhere' }, loaderData: undefined }],
  },
  { name: 'no route at all', matches: [] },
])('$name exists nowhere else', ({ matches }) => {
  expect(hasPage(pageElsewhere(matches, at('/not_found')), 'de-DE')).toBe(false);
});
