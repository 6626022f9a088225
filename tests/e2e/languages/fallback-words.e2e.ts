import german from '#locales/de.json' with { type: 'json' };
import swiss from '#locales/de_CH.json' with { type: 'json' };
import { expect, originOf, test, visit, words } from '../fixtures.ts';

test('words that a locale lacks, or that cannot be had', async ({ page, complaints }) => {
  await test.step('a locale says in its own words what it has, and in the fallback’s what it lacks', async () => {
    expect(swiss).not.toHaveProperty('home');
    await visit(page, originOf('help.atd-parts.ch'));
    await expect(page.getByRole('contentinfo', { name: swiss.footer.label })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.home.title);
  });
  await test.step('where the words of a locale cannot be loaded German stands in, that is logged, and the page works', async () => {
    await page.route('**/bff/messages/**', (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, originOf('help.atd-parts.co.uk'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.home.title);
    await expect(page.getByText(words.home.title)).toHaveCount(0);
    expect(complaints.join()).toContain('words of this language could not be loaded');
    complaints.splice(0);
    await page.getByRole('navigation', { name: german.home.categories }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/categories\/\d+$/);
    await expect(page.getByRole('navigation', { name: german.breadcrumbs.label })).toBeVisible();
  });
  await test.step('where the words of a language cannot be had the page goes on in German, counts as German counts, and says so', async () => {
    await page.unroute('**/bff/messages/**');
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
});
