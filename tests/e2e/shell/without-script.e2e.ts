import { expect, originOf, test, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const article = `${english}/categories/12/1201/120101`;

test.use({ javaScriptEnabled: false });

test('without script one searches, finds the help topics and changes the language', async ({ page }) => {
  await test.step('the search is a GET form', async () => {
    await page.goto(english);
    await page.getByRole('main').getByRole('combobox').fill('parcel & more');
    await page.getByRole('main').getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search\?articles=parcel%20%26%20more$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('parcel & more');
  });
  await test.step('the languages open by focus and lead to the same page of the other host', async () => {
    await page.goto(article);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Country and language/ })
      .focus();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /France/ })
      .click();
    await expect(page).toHaveURL(`${originOf('help.atd-parts.fr')}/categories/12/1201/120101`);
  });
  await test.step('the help topics stand in the page in place of the drawer', async () => {
    await page.setViewportSize({ width: 390, height: 760 });
    await page.goto(article);
    await expect(page.getByRole('button', { name: words.header.openMenu })).toBeHidden();
    await page
      .getByRole('navigation', { name: words.header.categories })
      .getByRole('link', { name: 'Returns' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  });
});
