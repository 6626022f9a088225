import type { Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const chunkOf = /assets\/article\.route-[\w-]+\.js$/;
const articleLink = (page: Page) => page.locator('main a[href="/categories/12/1201/120101"]');
const click = (page: Page) => articleLink(page).evaluate((link: HTMLElement) => link.click());

const countDocuments = (page: Page) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
};
const followWithoutChunk = async (page: Page) => {
  const documents = countDocuments(page);
  await click(page);
  return documents;
};
/** A failure that nothing reloads for: the page is one without script (behaviour/pages 39). */
const staysAsServed = (complaints: string[]) =>
  complaints.some((text) => text.startsWith('the page stays as it was served'));
const gaveUp = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: words.errorPage.title })).toBeVisible();
  await expect(page.getByRole('link', { name: words.common.retry })).toBeVisible();
};

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test('without a network a chunk that is missing leads to no page of the browser’s own, and can be asked for again', async ({
  page,
  context,
  complaints,
}) => {
  await saveData(page);
  await visit(page, `${english}/categories/12`);
  await context.setOffline(true);
  const documents = await followWithoutChunk(page);
  await expect(page.getByRole('heading', { level: 1, name: words.errorPage.unavailable })).toBeVisible();
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: words.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How long does delivery take' })).toBeVisible();
  complaints.splice(0);
});

test('with a data saver a chunk is loaded when it is needed; one that fails to load', async ({
  page,
  complaints,
}) => {
  await saveData(page);
  await test.step('nothing is prefetched', async () => {
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
  await page.route(chunkOf, (route) => route.abort());
  await test.step('reloads the page where the visitor was going, once', async () => {
    const documents = await followWithoutChunk(page);
    // The new document needs the chunk as well; this time nothing reloads any more.
    await expect(page.getByRole('heading', { level: 1, name: 'How long does delivery take' })).toBeVisible();
    await expect.poll(() => staysAsServed(complaints)).toBe(true);
    expect(documents).toEqual(['/categories/12/1201/120101']);
    const noted = await page.evaluate(() => window.sessionStorage.getItem('chunk-reload'));
    expect(Math.abs(Number(noted) - Date.now())).toBeLessThan(30_000);
  });
  await test.step('never reloads where session storage is forbidden, or it would do so for ever', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await visit(page, `${english}/categories/12`);
    const documents = await followWithoutChunk(page);
    await gaveUp(page);
    expect(documents).toEqual([]);
  });
  complaints.splice(0);
});
