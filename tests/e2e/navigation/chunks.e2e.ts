import type { Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const chunkOf = /assets\/article\.route-[\w-]+\.js$/;
const articleLink = (page: Page) => page.locator('main a[href="/categories/12/1201/120101"]');
const click = (page: Page) => articleLink(page).evaluate((link: HTMLElement) => link.click());

test.describe('a chunk that fails to load', () => {
  const countDocuments = (page: Page) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  };
  const followWithoutChunk = async (page: Page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.route(chunkOf, (route) => route.abort());
    const documents = countDocuments(page);
    await visit(page, `${english}/categories/12`);
    await click(page);
    return documents;
  };
  /** A failure that nothing reloads for: the import's own, which nobody caught. */
  const uncaught = (complaints: string[]) =>
    complaints.some((text) => text.startsWith('Failed to fetch dynamically imported module'));
  const gaveUp = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: words.errorPage.title })).toBeVisible();

  test('reloads the page where the visitor was going, once', async ({ page, complaints }) => {
    const documents = await followWithoutChunk(page);
    // The new document needs the chunk as well; this time nothing reloads any more.
    await expect(page.getByRole('heading', { level: 1, name: 'How long does delivery take' })).toBeVisible();
    await expect.poll(() => uncaught(complaints)).toBe(true);
    expect(documents).toEqual(['/categories/12', '/categories/12/1201/120101']);
    const noted = await page.evaluate(() => window.sessionStorage.getItem('chunk-reload'));
    expect(Math.abs(Number(noted) - Date.now())).toBeLessThan(30_000);
    complaints.splice(0);
  });

  test('never reloads where session storage is forbidden, or it would do so for ever', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const documents = await followWithoutChunk(page);
    await gaveUp(page);
    expect(documents).toEqual(['/categories/12']);
    complaints.splice(0);
  });
});
