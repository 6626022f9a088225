import german from '#locales/de.json' with { type: 'json' };
import swiss from '#locales/de_CH.json' with { type: 'json' };
import { expect, originOf, test, visit, words } from '../fixtures.ts';

test('a locale says in its own words what it has, and in the fallback’s what it lacks', async ({ page }) => {
  expect(swiss).not.toHaveProperty('home');
  await visit(page, originOf('help.atd-parts.ch'));
  await expect(page.getByRole('contentinfo', { name: swiss.footer.label })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.home.title);
});

test('where the words of a locale cannot be loaded German stands in, that is logged, and the page works', async ({
  page,
  complaints,
}) => {
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
