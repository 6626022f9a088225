import type { Request } from '@playwright/test';
import { expect, originOf, test } from '../fixtures.ts';
import { addressOf, forgetFailedRequests, orderId, orderPage, paymentPage } from './orders.ts';

const host = 'help.fr.atd-parts.ch';

test('an id that is none, and an order that nobody has, are 404 pages of their own', async ({
  page,
  complaints,
}) => {
  for (const [address, sentence] of [
    [`${originOf(host)}/alternatives`, 'This page could not be found'],
    [`${originOf(host)}/alternatives?id=4711`, 'This page could not be found'],
    [addressOf(host, 9), 'Страница не найдена'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  forgetFailedRequests(complaints);
});

test('the page is kept by nobody, listed nowhere and tells no other host of its address', async ({
  page,
}) => {
  const order = orderPage(page, 'fr');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const answer = await page.goto(addressOf(host, 2));
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await page.locator('link[rel="alternate"], meta[property="og:url"]').count()).toBe(0);
  await order.payAndSubmit.click();
  await order.continueToPayment.click();
  await paymentPage(page).arrived();
  const site = new URL(originOf(host)).host;
  const elsewhere = requests.filter((request) => new URL(request.url()).host !== site);
  // The payment page and its style sheet, and nothing before them.
  expect(elsewhere.every((request) => new URL(request.url()).hostname === '127.0.0.1')).toBe(true);
  for (const request of requests) {
    expect((await request.allHeaders())['referer'] ?? '').not.toContain(orderId(2));
  }
});

test('every way out of the page loads a new document', async ({ page }) => {
  await page.goto(addressOf(host, 4));
  await page.evaluate(() => {
    (window as unknown as { before: boolean }).before = true;
  });
  await page.locator('header a[href^="/categories/"]').first().click();
  await expect(page).toHaveURL(/\/categories\//);
  expect(await page.evaluate(() => (window as unknown as { before?: boolean }).before)).toBeUndefined();
  expect(await page.evaluate(() => document.referrer)).toBe('');
});

test('the language switch keeps the order', async ({ page }) => {
  const link = page.locator(`header a[href^="${originOf('help.atd-parts.ch')}/"]`).first();
  await page.goto(addressOf(host, 4));
  await expect(link).toHaveAttribute('href', addressOf('help.atd-parts.ch', 4));
});

test('a pay link to a host that is not on the list is refused in the browser as well: ERR_REDIRECT', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'fr');
  await page.route('**/pay-link', (route) =>
    route.fulfill({ json: { payLink: 'https://pay.atd-parts.ch.evil.example/1' } }),
  );
  await page.goto(addressOf(host, 6));
  await order.payAndSubmit.click();
  await order.continueToPayment.click();
  await expect(order.paymentError).toBeVisible();
  await expect(page).toHaveURL(/\/alternatives/);
  expect(complaints).toContain('ERR_REDIRECT');
  complaints.length = 0;
});
