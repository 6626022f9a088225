import german from '#locales/de.json' with { type: 'json' };
import { expect, originOf, test, visit } from '../fixtures.ts';

test('where the words of a language cannot be had the page goes on in German, counts as German counts, and says so', async ({
  page,
  complaints,
}) => {
  await page.route('**/bff/messages/**', (route) => route.abort());
  await visit(page, `${originOf('help.atd-parts.pl')}/search?articles=zwrot`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ Artikel gefunden$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('search').getByRole('combobox')).toHaveAccessibleName(
    german.search.placeholder,
  );
  await visit(page, `${originOf('help.atd-parts.pl')}/categories/12/1202/120201`);
  await page.getByRole('button', { name: german.vote.yesLabel }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('votes'))).toBe('{"120201:pl-PL":1}');
  expect(complaints.join()).toContain('words of this language could not be loaded');
  complaints.length = 0;
});
