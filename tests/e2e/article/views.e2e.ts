import type { Page } from '@playwright/test';
import { expect, originOf, test, visit } from '../fixtures.ts';

const path = '/categories/13/1301/130101';
const storedViews = (page: Page) => page.evaluate(() => localStorage.getItem('views'));

test('a view is counted once per article and language; one that fails is only logged, and counted on the next visit', async ({
  page,
  complaints,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/views')) sent += 1;
  });
  await page.route('**/bff/views', (route) => route.abort());
  await visit(page, originOf('help.atd-parts.co.uk') + path);
  await expect.poll(() => complaints.join()).toContain('a view was not counted');
  expect(await storedViews(page)).toBeNull();
  await page.unroute('**/bff/views');
  complaints.length = 0;

  sent = 0;
  await page.reload();
  await expect.poll(() => storedViews(page)).toMatch(/^\{"130101:en-GB":\d+\}$/);
  await page.reload();
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await expect(page).toHaveURL(/categories\/11$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toBe(1);
  await visit(page, originOf('help.atd-parts.de') + path);
  await expect.poll(() => storedViews(page)).toMatch(/^\{"130101:de-DE":\d+\}$/);
  expect(sent).toBe(2);
});

test('a view whose document is left during the call is counted once', async ({ page }) => {
  let sent = 0;
  // The request is never answered: the document is left before.
  await page.route('**/bff/views', () => void (sent += 1));
  await visit(page, originOf('help.atd-parts.ie') + path);
  await expect.poll(() => sent).toBe(1);
  await page.goto('about:blank');
  await visit(page, originOf('help.atd-parts.ie') + path);
  // Long enough for a second one to be sent.
  await page.waitForTimeout(1_000);
  expect(sent).toBe(1);
});
