import german from '#locales/de.json' with { type: 'json' };
import swiss from '#locales/de_CH.json' with { type: 'json' };
import { expect, originOf, test, visit } from '../fixtures.ts';

test('a locale says in its own words what it has, and in the fallback’s what it lacks', async ({ page }) => {
  expect(swiss).not.toHaveProperty('home');
  await visit(page, originOf('help.atd-parts.ch'));
  await expect(page.getByRole('contentinfo', { name: swiss.footer.label })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.home.title);
});
