import { expect, originOf, test, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const article = `${english}/categories/12/1201/120101`;

test.use({ javaScriptEnabled: false });

test('without script one finds the help topics and changes the language', async ({ page }) => {
  await page.goto(article);
  await test.step('the help topics stand in the page in place of the drawer', async () => {
    await page.setViewportSize({ width: 390, height: 760 });
    await expect(page.getByRole('button', { name: words.header.openMenu })).toBeHidden();
    const topics = page.getByRole('navigation', { name: words.header.categories });
    await expect(topics.getByRole('link', { name: 'Returns' })).toBeVisible();
    await expect(topics.getByRole('link', { name: 'Returns' })).toHaveAttribute(
      'href',
      /^\/categories\/\d+$/,
    );
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the languages open by focus and lead to the same page of the other host', async () => {
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
});
