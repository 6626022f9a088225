import { expect, test } from 'vitest';
import { formNames } from '#shared/help-api/forms.ts';
import { pageNames, pageRoutes } from '#shared/rendering/page-routes.ts';
import { routes } from './routes.ts';

test('every route is a page, a form, or the answer to all other addresses', () => {
  const paths = routes.flatMap(({ children }) => (children ?? []).map(({ path }) => path));
  const known = [
    ...pageNames.map((name) => pageRoutes[name].path),
    ...formNames.map((name) => `actions/${name}`),
    '*',
  ];
  expect(paths.toSorted()).toEqual(known.toSorted());
});
