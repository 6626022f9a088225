import type { Page } from '@playwright/test';
import { expect, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** Entries of the list of results, not the links of the filter above it. */
const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('results show what was searched for, are turned page by page and narrowed by topic, and the focus goes along', async ({
  page,
  context,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('banner').getByRole('combobox');
  const pages = page.getByRole('navigation', { name: 'Result pages' });
  const search = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await visit(page, `${english}/search`);
  await test.step('without a query the page asks for one', async () => {
    await expect(heading).toHaveText('Search results');
    await expect(page.getByText('Type a word or a question')).toBeVisible();
  });
  await test.step('few results have no pagination and keep their place: at least 23.6rem', async () => {
    await search('alternator');
    await expect(entries(page).first()).toBeVisible();
    await expect(pages).toHaveCount(0);
    const list = entries(page).first().locator('../..');
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThanOrEqual(236);
  });
  await test.step('the same search again is the same place: one step back leaves it', async () => {
    await search('parcel');
    await expect(heading).toHaveText('Search results for “parcel”');
    await Promise.all([page.waitForEvent('framenavigated'), search('parcel')]);
    await page.goBack();
    await expect(heading).toHaveText('Search results for “alternator”');
  });
  await test.step('a search in vain is told as such', async () => {
    await search('qqqqqqqq');
    const told = page.getByRole('status').filter({ hasText: 'No article found for “qqqqqqqq”' });
    await expect(told).toBeAttached();
  });
  await test.step('each item shows title and short content, what was searched for marked', async () => {
    await search('parcel');
    await expect(heading).toHaveText('Search results for “parcel”');
    await expect(main.getByText(/^\d+ articles found$/)).toBeVisible();
    const first = entries(page).first();
    await expect(first.getByRole('link')).toHaveText('Where is my parcel?');
    await expect(first.locator('mark').first()).toHaveText('parcel');
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
    await page.goBack();
  });
  await test.step('changing page updates the address, page 1 is omitted from it, and the focus goes to the heading', async () => {
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${english}/search?articles=parcel&page=2`);
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
    await expect(heading).toBeFocused();
    await expectAccessible(page, 'main');
    await pages.getByRole('link', { name: 'Page 1' }).press('Enter');
    await expect(page).toHaveURL(`${english}/search?articles=parcel`);
    await expect(heading).toBeFocused();
  });
  await test.step('a page opened in another tab moves no focus here', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await page.goForward();
    await expect(page).not.toHaveURL(/page=2/);
    await field.focus();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      pages.getByRole('link', { name: 'Page 2' }).click({ modifiers: ['Control'] }),
    ]);
    await other.close();
    await page.goBack();
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await expect(heading).not.toBeFocused();
    await page.goForward();
    await expect(page).not.toHaveURL(/page=2/);
  });
  await test.step('a topic narrows the results and keeps the words', async () => {
    const topics = page.getByRole('navigation', { name: 'Filter by topic' });
    const counted = main.getByRole('status');
    const all = await counted.textContent();
    await topics.getByRole('link', { name: /^Returns \(/ }).press('Enter');
    await expect(page).toHaveURL(`${english}/search?articles=parcel&topic=11`);
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText('Search results for “parcel”');
    await expect(topics.getByRole('link', { name: /^Returns/ })).toHaveAttribute('aria-current', 'true');
    await expect(counted).not.toHaveText(all ?? '');
    await topics.getByRole('link', { name: /^All topics/ }).click();
    await expect(page).toHaveURL(`${english}/search?articles=parcel`);
    await expect(counted).toHaveText(all ?? '');
  });
  await test.step('who asks for a person is led there by the panel, and opens the contact dialog, told what was typed', async () => {
    await page.getByRole('banner').getByRole('combobox').fill('phone number');
    await page.getByRole('option', { name: 'Contact customer service' }).click();
    await expect(page).toHaveURL(`${english}/search?articles=phone+number`);
    const first = entries(page).first();
    await expect(first.getByRole('heading')).toHaveText('Contact customer service');
    await first.getByRole('button').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact customer service' });
    await expect(dialog).toContainText('phone number');
  });
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('on a phone each topic is in the window once it has the focus', async ({ page }) => {
      const address = `${originOf('help.atd-parts.pl')}/search?articles=odst%C4%85pienie`;
      await (javaScriptEnabled ? visit(page, address) : page.goto(address));
      const topics = page.getByRole('main').getByRole('navigation').first().getByRole('link');
      expect(await topics.count()).toBeGreaterThan(2);
      await topics.first().focus();
      for (let at = 1; at < (await topics.count()); at += 1) {
        await page.keyboard.press('Tab');
        await expect(topics.nth(at)).toBeFocused();
        await expect(topics.nth(at)).toBeInViewport({ ratio: 0.98 });
      }
    });
  });
