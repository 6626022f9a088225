import { expect, originOf, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('browsing, reading and searching work without script', async ({ page }) => {
  for (const { host, word, article } of [
    { host: 'help.atd-parts.co.uk', word: 'parcel', article: 'Where is my parcel?' },
    { host: 'help.atd-parts.de', word: 'Paket', article: 'Wo ist mein Paket?' },
  ]) {
    await page.goto(originOf(host));
    await page.getByRole('main').locator('a[href="/categories/12"]').first().click();
    await page.getByRole('main').getByRole('link', { name: article }).click();
    await expect(page.getByRole('heading', { level: 1, name: article })).toBeVisible();
    await expect(page.locator('[data-block] h3').first()).toBeVisible();
    await page.goto(originOf(host));
    const search = page
      .getByRole('search')
      .getByRole('searchbox')
      .or(page.getByRole('search').getByRole('combobox'))
      .first();
    await search.fill(word);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?articles=${word}`));
    await page.getByRole('main').getByRole('link', { name: article }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: article })).toBeVisible();
  }
});
