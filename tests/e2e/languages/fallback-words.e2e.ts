import german from '#locales/de.json' with { type: 'json' };
import swiss from '#locales/de_CH.json' with { type: 'json' };
import { answerOf, expect, originOf, test, visit } from '../fixtures.ts';

test('a locale says in its own words what it has, and in the fallback’s what it lacks', async ({ page }) => {
  expect(swiss).not.toHaveProperty('home');
  await visit(page, originOf('help.atd-parts.ch'));
  await expect(page.getByRole('contentinfo', { name: swiss.footer.label })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.home.title);
});

// behaviour/languages 13, 14
test('in an article of another language the words of the page keep their own', async ({ page }) => {
  await page.route('**/bff/articles/1060102', async (route) => {
    const article = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...article, lang: 'fr-FR' } });
  });
  await visit(page, `${originOf('help.atd-parts.co.uk')}/categories/106`);
  await page.getByRole('main').locator('a[href$="/1060102"]').first().click();
  const article = page.getByRole('article');
  const languagesOf = (selector: string) =>
    article
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => one.closest<HTMLElement>('[lang]')?.lang))]);
  await expect(article.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr-FR');
  for (const own of [
    '.section-link',
    'a.enlarge',
    'a[aria-haspopup]',
    '[aria-label="Pictures"]',
    'dialog button',
  ])
    await expect.poll(() => languagesOf(own), own).toEqual(['en-GB']);
  for (const foreign of [
    'h3[id]',
    '.rich-text p',
    'a.enlarge img',
    'a[aria-haspopup] > span:last-child > span',
  ])
    await expect.poll(() => languagesOf(foreign), foreign).toEqual(['fr-FR']);
  await article.locator('a.enlarge').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('lang', 'fr-FR');
});
