import type { Page } from '@playwright/test';
import { expect, originOf, pauseClock, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const article = `${english}/categories/12/1201/120101`;

test.use({ viewport: { width: 1200, height: 600 }, reducedMotion: 'no-preference' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Presses a link where the window stands: a real click would scroll to it first. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** Another history entry of the same document, as a link makes it. */
const goTo = (page: Page, path: string, state: object | null = null) =>
  page.evaluate(
    ([href, entry]) => {
      window.history.pushState(entry, '', href);
      window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    [path, state] as const,
  );

test('what is read out and where the focus is, from page to page', async ({ page }) => {
  await visit(page, `${english}/categories/12`);
  await test.step('the skip link is the first stop and leads to the main content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.shell.skipToMain });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.id === 'main' || window.location.hash === '#main'),
      )
      .toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    // Or a click on its text would focus it.
    await expect(page.locator('#main')).not.toHaveAttribute('tabindex');
  });
  await test.step('after navigation the page is announced politely, and focus moves to the body, which keeps its tabindex only as long', async () => {
    await page.locator('main a[href="/categories/12/1201/120101"]').press('Enter');
    await expect(page).toHaveURL(article);
    await expect(page.locator('body')).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('tabindex', '-1');
    const title = (await page.title()).split(' | ')[0] ?? '';
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(page.locator('body')).not.toHaveAttribute('tabindex');
    await expect(page.getByRole('link', { name: words.shell.skipToMain })).toBeFocused();
  });
  await test.step('titles follow "{title} | Help Center - {shop name} {country}" from page to page', async () => {
    for (const { path, title } of [
      { path: '/', title: words.home.pageTitle },
      { path: '/categories/11/1101/110101', title: 'How do I return goods?' },
      { path: '/search?articles=tyre', title: words.search.titleFor.replace('{{query}}', 'tyre') },
      { path: '/not_found', title: words.notFound.title },
      { path: '/categories/12', title: 'Delivery' },
    ]) {
      await goTo(page, path);
      await expect(page).toHaveTitle(`${title} | Help Center - ATD Parts United Kingdom`);
    }
  });
  await test.step('a search or a menu item that had the focus keeps it', async () => {
    await goTo(page, '/search?articles=parcel');
    await test.step('a menu item, where the page that comes has the menu as well', async () => {
      await page.getByRole('main').locator('a[href="/categories/12/1201/120101"]').click();
      await expect(page).toHaveURL(article);
      await expect(page.locator('body')).toBeFocused();
      const topic = page
        .getByRole('navigation', { name: words.header.categories })
        .getByRole('link', { name: 'Returns' });
      await topic.focus();
      await page.goBack();
      await expect(heading(page, words.search.titleFor.replace('{{query}}', 'parcel'))).toBeVisible();
      await expect(topic).toBeFocused();
    });
    await test.step('only a change of path counts: another search keeps the focus where it is', async () => {
      await page.getByRole('combobox').fill('invoice');
      await page.getByRole('combobox').press('Enter');
      await expect(page).toHaveURL(`${english}/search?articles=invoice`);
      await expect(page.getByRole('status').filter({ hasText: 'invoice' })).toBeAttached();
      await expect(page.getByRole('combobox')).toBeFocused();
    });
  });
});

test('how the window gets to the top of a new page', async ({ page }) => {
  // A window that never gets there by itself: so long a page, so slow a machine.
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window);
    const smooth: unknown[] = [];
    const slow = (options: ScrollToOptions) =>
      options.behavior === 'smooth' ? smooth.push(options.top) : scrollTo(options);
    Object.assign(window, { smooth, scrollTo: slow });
  });
  await page.clock.install();
  await visit(page, article);
  await pauseClock(page);
  await test.step('smoothly, and is there after 500 ms', async () => {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await follow(page, '/categories/11');
    await expect(heading(page, 'Returns')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { smooth: unknown[] }).smooth)).toEqual([0]);
    await page.clock.runFor(490);
    expect(await scrollY(page)).toBeGreaterThan(0);
    await page.clock.runFor(20);
    expect(await scrollY(page)).toBe(0);
  });
  await page.clock.resume();
  const scrollDown = () => page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, '/categories/12/1201/120101');
  await expect(page.getByRole('article')).toBeVisible();
  for (const { name, query, state } of [
    { name: 'in the state of the history entry', query: 'parcel', state: { noScrolling: true } },
    { name: 'as a parameter of the address', query: 'invoice&noScrolling=1', state: null },
  ])
    await test.step(`noScrolling ${name}`, async () => {
      await scrollDown();
      // Whatever scrolls has scrolled as soon as the page is there.
      await goTo(page, `/search?articles=${query}`, { usr: state, key: 'stay', idx: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query.split('&')[0] ?? '');
      expect(await scrollY(page)).toBe(200);
    });
  await test.step('with reduced motion at once', async () => {
    await scrollDown();
    await follow(page, '/categories/12');
    await expect(heading(page, 'Delivery')).toBeVisible();
    expect(await scrollY(page)).toBe(0);
  });
  await test.step('a hash whose target is gone leads to the top of another page, and nowhere on the same one', async () => {
    await scrollDown();
    await goTo(page, '/categories/12/1201/120101#section-99', { usr: null, key: 'gone', idx: 2 });
    await expect(page.getByRole('article')).toBeVisible();
    expect(await scrollY(page)).toBe(0);
    await scrollDown();
    await goTo(page, '/categories/12/1201/120101#section-98', { usr: null, key: 'again', idx: 3 });
    await expect(page).toHaveURL(/#section-98$/);
    expect(await scrollY(page)).toBe(200);
  });
});

test('where the window stands after a hash, going back, a reload and navigations on top of one another', async ({
  page,
}) => {
  await visit(page, article);
  await test.step('going back restores the saved position, also after a reload', async () => {
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
  await test.step('what is stored of it holds neither a search nor the id of an order', async () => {
    await goTo(page, '/search?articles=secret+words');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('secret');
    await page.reload();
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    const stored = await page.evaluate(() => JSON.stringify(window.sessionStorage));
    expect(stored).toContain('scroll-positions');
    expect(stored).not.toContain('secret');
  });
  await test.step('navigations on top of one another leave no error behind', async () => {
    await goTo(page, '/categories/12/1201/120101');
    await expect(page.getByRole('article')).toBeVisible();
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
  await test.step('a hash scrolls to its target', async () => {
    await goTo(page, '/categories/12');
    await expect(heading(page, 'Delivery')).toBeVisible();
    // While the page before is still on its way to the top, which is not where this one is to be.
    const id = await page.evaluate(async () => {
      const html = await (await fetch('/categories/12/1201/120101')).text();
      const headings = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main h3[id]');
      return headings[headings.length - 1]?.id ?? '';
    });
    expect(id).not.toBe('');
    const link = page.locator('main a[href="/categories/12/1201/120101"]');
    await goTo(page, `/categories/12/1201/120101#${id}`, { usr: null, key: 'hash', idx: 1 });
    await expect(link).toHaveCount(0);
    await expect(page.locator(`#${CSS_escape(id)}`)).toBeInViewport();
  });
});

/** Ids of headings may begin with a digit. */
const CSS_escape = (id: string): string =>
  id.replaceAll(/[^\w-]/g, String.raw`\$&`).replace(/^\d/, (digit) => String.raw`\3${digit} `);
