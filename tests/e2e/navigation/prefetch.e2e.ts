import type { Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const chunkOf = /assets\/article\.route-[\w-]+\.js$/;
const articleLink = (page: Page) => page.locator('main a[href="/categories/12/1201/120101"]');
const click = (page: Page) => articleLink(page).evaluate((link: HTMLElement) => link.click());

test('links are prefetched when they become visible: their code', async ({ page }) => {
  const chunk = page.waitForRequest(chunkOf, { timeout: 5000 });
  await page.goto(`${english}/categories/12`);
  await chunk;
});

test('links that come later are prefetched as well: those in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const searches = () => asked.filter((url) => /assets\/search\.route-[\w-]+\.js$/.test(url));
  await visit(page, `${english}/categories/12`);
  await articleLink(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((url) => chunkOf.test(url))).toBe(true);
  expect(searches()).toEqual([]);
  await page.getByRole('button', { name: words.header.openMenu }).click();
  await expect.poll(() => searches().length).toBe(1);
});

test('prefetch waits until the browser has nothing to do, at the latest 2000 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: { work: () => void; timeout: number | undefined }[] = [];
    const requestIdleCallback = (work: () => void, options?: IdleRequestOptions) =>
      waiting.push({ work, timeout: options?.timeout });
    Object.assign(window, { waiting, requestIdleCallback, cancelIdleCallback: () => {} });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${english}/categories/12`);
  type Waiting = { waiting: { work: () => void; timeout: number | undefined }[] };
  await page.waitForFunction(() => (window as unknown as Waiting).waiting.length > 0);
  expect(asked.filter((url) => chunkOf.test(url))).toEqual([]);
  const timeouts = new Set<number | undefined>();
  // Links are not all that waits, nor the first.
  const letWork = async () => {
    const began = await page.evaluate(() =>
      (window as unknown as Waiting).waiting.splice(0).map(({ work, timeout }) => {
        work();
        return timeout;
      }),
    );
    for (const timeout of began) timeouts.add(timeout);
    return asked.some((url) => chunkOf.test(url));
  };
  await expect.poll(letWork).toBe(true);
  expect(timeouts).toEqual(new Set([2000]));
});

test('nothing is prefetched with a data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await visit(page, `${english}/categories/12`);
  await articleLink(page).hover();
  // Longer than the idle timeout of 2000 ms, and long enough to see the link: an observer of ours is told last.
  await page.clock.runFor(2300);
  await articleLink(page).evaluate(
    (link) => new Promise((resolve) => new IntersectionObserver(resolve).observe(link)),
  );
  expect(asked.filter((url) => chunkOf.test(url) || url.includes('/bff/articles'))).toEqual([]);
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
