import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('a page is called by its title, the help centre, the shop and the country', () => {
  expect(pageTitle('Retouren', 'ATD Parts', 'Deutschland')).toBe(
    'Retouren | Help Center - ATD Parts Deutschland',
  );
});
