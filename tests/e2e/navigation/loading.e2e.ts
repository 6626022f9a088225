import type { Page, Route } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const chunkOf = /assets\/article\.route-[\w-]+\.js$/;
const articleLink = (page: Page) => page.locator('main a[href="/categories/12/1201/120101"]');
const click = (page: Page) => articleLink(page).evaluate((link: HTMLElement) => link.click());

test('the loading bar shows after 200 ms of waiting, and goes when the page is there', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/bff/articles/*', (route) => void held.push(route));
  await visit(page, `${english}/categories/12`);
  await click(page);
  const bar = page.getByRole('progressbar', { name: words.shell.page });
  await expect(bar).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL(/120101$/);
  await expect(bar).toBeHidden();
});

test('links are prefetched when they become visible: their code', async ({ page }) => {
  const chunk = page.waitForRequest(chunkOf, { timeout: 5000 });
  await page.goto(`${english}/categories/12`);
  await chunk;
});

test.describe('data saver', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((facts) => {
        Object.defineProperty(navigator, 'connection', { value: facts });
      }, connection);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, `${english}/categories/12`);
      await articleLink(page).hover();
      // Longer than the idle timeout of 2000 ms.
      await page.waitForTimeout(2300);
      expect(asked.filter((url) => chunkOf.test(url) || url.includes('/bff/articles'))).toEqual([]);
    });
  }
});

for (const { name, act } of [
  { name: 'hover', act: (page: Page) => articleLink(page).hover() },
  { name: 'focus', act: (page: Page) => articleLink(page).focus() },
]) {
  test(`data is fetched on ${name}, and the navigation takes it from the browser's cache`, async ({
    page,
  }) => {
    await visit(page, `${english}/categories/12`);
    const [fetched] = await Promise.all([page.waitForResponse('**/bff/articles/120101'), act(page)]);
    await fetched.finished();
    const next = page.waitForResponse('**/bff/articles/120101');
    await click(page);
    await expect(page).toHaveURL(/120101$/);
    expect(
      await (await next).serverAddr().then(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('/bff/articles/120101'))
            .map((entry) => (entry as PerformanceResourceTiming).transferSize),
        ),
      ),
    ).toEqual([expect.any(Number), 0]);
  });
}

test('a chunk that fails to load reloads the page where the visitor was going, at most once per 60 s', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, `${english}/categories/12`);
  await page.route(chunkOf, (route) => route.abort());
  await click(page);
  // The new document needs the chunk as well; this time nothing reloads any more.
  await expect(page).toHaveURL(/120101$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const noted = await page.evaluate(() => window.sessionStorage.getItem('chunk-reload'));
  expect(Math.abs(Number(noted) - Date.now())).toBeLessThan(30_000);
  let documents = 0;
  page.on('framenavigated', () => (documents += 1));
  await page.waitForTimeout(500);
  expect(documents).toBe(0);
  complaints.splice(0);
});
