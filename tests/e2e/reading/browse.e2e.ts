import { expect, originOf, test } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test('a visitor goes from home to a category, an article, a search and another article without a full page load', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto(english);
  await page
    .getByRole('navigation', { name: 'Choose a help topic' })
    .getByRole('link', { name: 'Delivery' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Where is my parcel?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
  expect(documents).toBe(1);
});
