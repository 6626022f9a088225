import type { Page } from '@playwright/test';
import { expect, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** Entries of the list of results, not the links of the filter above it. */
const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('Found list with highlighting: each item shows title and short content, what was searched for marked', async ({
  page,
}) => {
  await visit(page, `${english}/search?articles=parcel`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search results for “parcel”');
  await expect(main.getByText(/^\d+ articles found$/)).toBeVisible();
  const first = entries(page).first();
  await expect(first.getByRole('link')).toHaveText('Where is my parcel?');
  await expect(first.locator('mark').first()).toHaveText('parcel');
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
});

test('changing page updates the address, page 1 is omitted from it, and the focus goes to the heading of the results', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, `${english}/search?articles=parcel`);
  const pages = page.getByRole('navigation', { name: 'Result pages' });
  const heading = page.getByRole('heading', { level: 1 });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${english}/search?articles=parcel&page=2`);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(heading).toBeFocused();
  await expectAccessible(page, 'main');
  await pages.getByRole('link', { name: 'Page 1' }).press('Enter');
  await expect(page).toHaveURL(`${english}/search?articles=parcel`);
  await expect(heading).toBeFocused();
});

test('a topic narrows the results and keeps the words; the focus goes to the heading, and the contact opens its dialog', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, `${english}/search?articles=parcel`);
  const topics = page.getByRole('navigation', { name: 'Filter by topic' });
  const heading = page.getByRole('heading', { level: 1 });
  const counted = page.getByRole('main').getByRole('status');
  const all = await counted.textContent();
  await topics.getByRole('link', { name: /^Returns \(/ }).press('Enter');
  await expect(page).toHaveURL(`${english}/search?articles=parcel&topic=11`);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Search results for “parcel”');
  await expect(topics.getByRole('link', { name: /^Returns/ })).toHaveAttribute('aria-current', 'true');
  await expect(counted).not.toHaveText(all ?? '');
  await expectAccessible(page, 'main');
  await topics.getByRole('link', { name: /^All topics/ }).click();
  await expect(page).toHaveURL(`${english}/search?articles=parcel`);
  await expect(counted).toHaveText(all ?? '');

  await test.step('who asks for a person opens the contact dialog, told what was typed', async () => {
    await page.getByRole('banner').getByRole('combobox').fill('phone number');
    await page.keyboard.press('Enter');
    const first = entries(page).first();
    await expect(first.getByRole('heading')).toHaveText('Contact customer service');
    await expectAccessible(page, 'main');
    await first.getByRole('button').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact customer service' });
    await expect(dialog).toContainText('phone number');
  });
});

test('a page opened in another tab moves no focus here', async ({ page, context }) => {
  await visit(page, `${english}/search?articles=parcel`);
  const pages = page.getByRole('navigation', { name: 'Result pages' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.getByRole('combobox').focus();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    pages.getByRole('link', { name: 'Page 2' }).click({ modifiers: ['Control'] }),
  ]);
  await other.close();
  await page.goForward();
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('few results have no pagination and keep their place: at least 23.6rem', async ({ page }) => {
  await visit(page, `${english}/search?articles=alternator`);
  await expect(entries(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Result pages' })).toHaveCount(0);
  const height = await entries(page)
    .first()
    .locator('../..')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(236);
});

test('a not-found message shows the query and the ways on', async ({ page }) => {
  await visit(page, `${english}/search?articles=${encodeURIComponent('<qqqqqqqq>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No article found for “<qqqqqqqq>”');
  await page.getByRole('main').getByRole('link', { name: 'Delivery' }).click();
  await expect(page).toHaveURL(`${english}/categories/12`);
});

test('without a query the page asks for one', async ({ page, expectAccessible }) => {
  await visit(page, `${english}/search`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results');
  await expect(page.getByText('Type a word or a question')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a failed search on the results page sends the user to the not-found page with a warning, in the browser too', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await page.route(/\/bff\/search\?(?!.*preview=1)/, (route) => route.abort());
  await visit(page, english);
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('parcel');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/not_found\?reason=search&articles=/);
  await expect(page.getByRole('alert')).toHaveText(
    'The search is not available at the moment. Please try again later.',
  );
  await expectAccessible(page, 'main');
  expect(complaints.some((text) => text.includes('the search failed'))).toBe(true);
  complaints.length = 0;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The search did not work.');
  await expect(page.getByRole('main')).not.toContainText('typing error');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('parcel');
  await page.getByRole('main').getByRole('button', { name: 'Search again' }).click();
  await expect(page).toHaveURL(`${english}/search?articles=parcel`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
