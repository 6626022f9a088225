import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, originOf, test } from '../fixtures.ts';

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
