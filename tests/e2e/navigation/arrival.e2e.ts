import type { Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const article = `${english}/categories/12/1201/120101`;

test.use({ viewport: { width: 1200, height: 600 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Presses a link where the window stands: a real click would scroll to it first. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('after navigation focus moves to the body, which keeps its tabindex only as long', async ({ page }) => {
  await visit(page, `${english}/categories/12`);
  await page.locator('main a[href="/categories/12/1201/120101"]').press('Enter');
  await expect(page).toHaveURL(article);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(page.locator('body')).not.toHaveAttribute('tabindex');
  await expect(page.getByRole('link', { name: words.shell.skipToMain })).toBeFocused();
});

test('a menu item that had focus keeps it', async ({ page }) => {
  await visit(page, `${english}/search?articles=parcel`);
  const topic = page
    .getByRole('navigation', { name: words.header.categories })
    .getByRole('link', { name: 'Returns' });
  await topic.focus();
  // The item leads on while it has the focus; the page that comes has no such menu, so the answer is delayed to see it.
  await page.evaluate(() => window.history.pushState(null, '', '/search?articles=tyre'));
  await page.goBack();
  await expect(topic).toBeFocused();
});

test('only a change of path counts: another search keeps the focus where it is', async ({ page }) => {
  await visit(page, `${english}/search?articles=parcel`);
  await page.getByRole('combobox').fill('invoice');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(`${english}/search?articles=invoice`);
  await expect(page.getByRole('status').filter({ hasText: 'invoice' })).toBeAttached();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('the page that has come is announced politely', async ({ page }) => {
  await visit(page, `${english}/categories/12`);
  await page.locator('main a[href="/categories/12/1201/120101"]').click();
  await expect(page).toHaveURL(article);
  const title = (await page.title()).split(' | ')[0] ?? '';
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
});

test('a new page is scrolled smoothly to its top, and is there after 500 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    Object.assign(window, {
      asked,
      scrollTo: (options: ScrollToOptions) => {
        asked.push([options.top, options.behavior]);
        scrollTo(options);
      },
    });
  });
  await visit(page, article);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await follow(page, '/categories/11');
  await expect(heading(page, 'Returns')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  expect(asked.slice(0, 2)).toEqual([
    [400, 'instant'],
    [0, 'smooth'],
  ]);
});

test('with reduced motion the top is reached at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, article);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header nav a[href="/categories/11"]')?.click(),
  );
  await expect(heading(page, 'Returns')).toBeVisible();
  expect(await scrollY(page)).toBe(0);
});

test('going back restores the saved position, also after a reload', async ({ page }) => {
  await visit(page, article);
  await page.evaluate(() => window.scrollTo({ top: 333, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBe(333);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header nav a[href="/categories/11"]')?.click(),
  );
  await expect(heading(page, 'Returns')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => scrollY(page)).toBe(333);
});

test('what is stored of scrolling holds neither a search nor the id of an order', async ({ page }) => {
  await visit(page, `${english}/search?articles=secret+words`);
  await page.reload();
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  const stored = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(stored).toContain('scroll-positions');
  expect(stored).not.toContain('secret');
});

test('a hash scrolls to its target', async ({ page }) => {
  await visit(page, `${english}/categories/12`);
  const id = await page.evaluate(async () => {
    const html = await (await fetch('/categories/12/1201/120101')).text();
    const headings = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main h3[id]');
    return headings[headings.length - 1]?.id ?? '';
  });
  expect(id).not.toBe('');
  const link = page.locator('main a[href="/categories/12/1201/120101"]');
  await page.evaluate((hash) => {
    window.history.pushState(null, '', `/categories/12/1201/120101#${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, id);
  await expect(link).toHaveCount(0);
  await expect(page.locator(`#${CSS_escape(id)}`)).toBeInViewport();
});

test('noScrolling leaves the window where it is', async ({ page }) => {
  await visit(page, article);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.evaluate(() => {
    window.history.pushState(
      { usr: { noScrolling: true }, key: 'stay', idx: 1 },
      '',
      '/search?articles=parcel',
    );
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('parcel');
  const most = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await scrollY(page)).toBe(Math.min(200, most));
});

test('navigations on top of one another leave no error behind', async ({ page }) => {
  await visit(page, article);
  await page.evaluate(async () => {
    for (const path of ['/categories/11', '/', '/categories/12', '/', '/categories/13']) {
      // The next one as soon as the one before is there, in the middle of the fade between both.
      while (!document.querySelector(`a[href="${path}"]`)) await new Promise(requestAnimationFrame);
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      while (window.location.pathname !== path) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page).toHaveURL(`${english}/categories/13`);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
});

/** Ids of headings may begin with a digit. */
const CSS_escape = (id: string): string =>
  id.replaceAll(/[^\w-]/g, String.raw`\$&`).replace(/^\d/, (digit) => String.raw`\3${digit} `);
