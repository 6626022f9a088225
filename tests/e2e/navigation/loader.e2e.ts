import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, originOf, test, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test('scripts wait for what the page shows: until a visitor touches it, or not much longer', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/loader-'))
      scripts.push(request.url());
  });
  // The page is never loaded: neither answered nor refused, its first picture is on its way for ever.
  await page.route('**/images/hero-disc.svg', () => {});
  const searchField = page.getByRole('main').getByRole('combobox');
  await test.step('nothing is asked for while a picture is on its way', async () => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const loader = page.waitForResponse(/\/loader-/);
    await page.goto(english, { waitUntil: 'domcontentloaded' });
    await expect(searchField).toBeVisible();
    await loader;
    await page.clock.runFor(1900);
    expect(scripts).toEqual([]);
  });
  await test.step('two seconds are enough', async () => {
    // Counted from when the loader ran, which may have been after it arrived.
    await expect(async () => {
      await page.clock.runFor(200);
      expect(scripts).not.toEqual([]);
    }).toPass();
  });
  await test.step('what the first view does not need waits for the load of the page', async () => {
    await page.waitForFunction(() => {
      const burger = document.querySelector('header button') as Element;
      return Object.keys(burger).some((key) => key.startsWith('__reactFiber'));
    });
    await page.clock.runFor(1000);
    expect(scripts.filter((url) => url.includes('/late-'))).toEqual([]);
  });
  await test.step('a key is enough, and what it wrote stays', async () => {
    // The page before it asks for nothing any more.
    await page.goto('about:blank');
    scripts.splice(0);
    await page.goto(english, { waitUntil: 'domcontentloaded' });
    await expect(searchField).toBeVisible();
    expect(scripts).toEqual([]);
    await searchField.press('b');
    // The loader may have run later than that key.
    await expect(async () => {
      await searchField.press('Shift');
      expect(scripts).not.toEqual([]);
    }).toPass();
    await page.clock.resume();
    // Late code waits for the page to be loaded, too, or for somebody who uses it.
    await expect(async () => {
      await searchField.press('Shift');
      expect(await page.evaluate(isTakenOver)).toBe(true);
    }).toPass();
    await expect(searchField).toHaveValue('b');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 } });

  test('a page that cannot begin, without its words and German, is one without script', async ({
    page,
    complaints,
  }) => {
    for (const source of ['**/bff/messages/*', '**/assets/de-*.js'])
      await page.route(source, (route) => route.abort());
    await page.goto(english);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: words.footer.links.terms });
    await expect(terms).toBeVisible();
    await expect.poll(() => complaints.some((text) => text.includes('stays as it was served'))).toBe(true);
    complaints.splice(0);
  });

  test('scripts that cannot be had are asked for again; until they come the page is one without script', async ({
    page,
    complaints,
  }) => {
    const entry = '**/assets/entry.client-*.js';
    const burger = page.getByRole('button', { name: words.header.openMenu });
    const terms = page.getByRole('contentinfo').getByRole('link', { name: words.footer.links.terms });
    await page.route(entry, (route) => route.abort());
    await page.goto(`${english}/categories/12/1201/120101`);
    await test.step('the menu’s topics and the footer’s links stand in the page', async () => {
      await expect(burger).toBeHidden();
      await expect(terms).toBeVisible();
      const topics = page.getByRole('navigation', { name: words.header.categories });
      await expect(topics.getByRole('link', { name: 'Returns' })).toBeVisible();
    });
    await test.step('a press while the line is down changes nothing', async () => {
      const again = page.waitForRequest(entry);
      await page.keyboard.press('Shift');
      await again;
      await expect(terms).toBeVisible();
    });
    await test.step('once it is there again the page wakes up', async () => {
      await page.unroute(entry);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
      await expect(burger).toBeVisible();
      await expect(terms).toBeHidden();
    });
    // The browser's own words of it, and ours.
    const expected = /ERR_FAILED|stays as it was served|was preloaded/;
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    complaints.splice(0);
  });
});
