import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test('a visitor goes from home to a category, an article, a search and another article without a full page load', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await visit(page, english);
  await page
    .getByRole('navigation', { name: words.home.categories })
    .getByRole('link', { name: 'Delivery' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Where is my parcel?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').fill('invoice');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(`${english}/search?articles=invoice`);
  const hit = page
    .getByRole('main')
    .locator('ol a, ul a')
    .filter({ has: page.locator('mark') })
    .first();
  const title = await hit.innerText();
  expect(title).not.toBe('Where is my parcel?');
  await hit.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/categories\/\d+\/\d+\/\d+$/);
  expect(documents).toBe(1);
});
