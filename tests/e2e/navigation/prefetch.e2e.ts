import type { Locator, Page, Request } from '@playwright/test';
import { noteArrival, readArrival } from '#tests/setup/in-the-page.ts';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const chunkOf = /assets\/article\.route-[\w-]+\.js$/;
const articleLink = (page: Page) => page.locator('main a[href="/categories/12/1201/120101"]');

test('links are prefetched when they become visible, their code, and so are links that come later, those in the drawer', async ({
  page,
}) => {
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

test('data is fetched on hover and on focus, and the navigation takes it from the browser’s cache', async ({
  page,
}) => {
  await visit(page, `${english}/categories/12`);
  for (const { name, id, act } of [
    // The pointer rests where it was moved to last, and other links may come to lie below it.
    { name: 'focus', id: '120102', act: (link: Locator) => link.focus() },
    { name: 'hover', id: '120101', act: (link: Locator) => link.hover() },
  ]) {
    await test.step(name, async () => {
      const link = page.locator(`main a[href="/categories/12/1201/${id}"]`);
      const data = `/bff/articles/${id}`;
      const [fetched] = await Promise.all([page.waitForResponse(`**${data}`), act(link)]);
      await fetched.finished();
      const next = page.waitForResponse(`**${data}`);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(new RegExp(`${id}$`));
      await (await next).serverAddr();
      const sizes = () =>
        page.evaluate(
          (path) =>
            performance
              .getEntriesByType('resource')
              .filter((entry) => entry.name.endsWith(path))
              .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : [])),
          data,
        );
      await expect.poll(sizes).toEqual([expect.any(Number), 0]);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Delivery', exact: true })).toBeVisible();
    });
  }
});

test('a page that was fetched ahead shows without a request that is waited for: a category, an article, a related one', async ({
  page,
}) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await visit(page, english);
  for (const { path, data, heading } of [
    { path: '/categories/12', data: '/bff/categories/12', heading: 'Delivery' },
    { path: '/categories/12/1202/120201', data: '/bff/articles/120201', heading: 'Where is my parcel?' },
    {
      path: '/categories/12/1202/120202',
      data: '/bff/articles/120202',
      heading: 'My parcel has not arrived',
    },
  ]) {
    await test.step(heading, async () => {
      const link = page.locator(`main a[href="${path}"]`).last();
      const fetched = page.waitForResponse(`**${data}`);
      await link.dispatchEvent('touchstart');
      await (await fetched).finished();
      // Its code, and the code of what comes late in it.
      await expect.poll(() => underWay.size).toBe(0);
      await page.evaluate(noteArrival, heading);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect.poll(async () => (await page.evaluate(readArrival)).shown).toBeLessThan(Infinity);
      const { requests } = await page.evaluate(readArrival);
      // Nobody waits for the note that an article is read.
      const sent = requests.filter(({ isCached, name }) => !isCached && name !== '/bff/views');
      expect(sent).toEqual([]);
      expect(requests.map(({ name }) => name)).toContain(data);
    });
  }
});
