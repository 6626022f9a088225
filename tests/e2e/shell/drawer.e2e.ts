import type { Page } from '@playwright/test';
import { expect, originOf, pauseClock, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const burger = (page: Page) => page.getByRole('button', { name: words.header.openMenu });
const closeButton = (page: Page) => page.getByRole('button', { name: words.header.closeMenu });
const drawer = (page: Page) => page.locator('[data-phase]');
const searchField = (page: Page) => drawer(page).getByRole('combobox');
const topics = (page: Page) => page.getByRole('navigation', { name: words.header.categories });

const openDrawer = async (page: Page): Promise<void> => {
  await burger(page).click();
  await expect(closeButton(page)).toBeVisible();
};

const narrow = { width: 390, height: 760 };

test.use({ viewport: narrow, reducedMotion: 'no-preference' });

test('a burger button opens a panel that stands before everything else, and whatever leads away closes it', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await visit(page, english);
  await test.step('it is shown first, then the rest of the page is made inert', async () => {
    const atOnce = await burger(page).evaluate(async (button: HTMLElement) => {
      button.click();
      // React has rendered by then, the browser has not.
      await new Promise<void>(queueMicrotask);
      const open = document.querySelector('[data-phase]') !== null;
      return { open, inert: document.querySelectorAll('[inert]').length };
    });
    expect(atOnce).toEqual({ open: true, inert: 0 });
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(closeButton(page)).toBeHidden();
  });
  await test.step('logo, close button, search panel and category list; the rest is inert', async () => {
    await openDrawer(page);
    await expect(closeButton(page)).toBeFocused();
    await expect(topics(page).getByRole('link')).toHaveCount(8);
    await expect(searchField(page)).toBeVisible();
    await expect(drawer(page).getByRole('link', { name: /^ATD Parts/ })).toBeVisible();
    await expectAccessible(page, '[data-phase]');

    // While it is open, the rest of the page is inert.
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
    await expect(page.locator('[inert] main')).toHaveCount(1);
    // Round and round by keyboard: never anything outside of the panel.
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && !at?.closest('[data-phase]') ? at?.outerHTML : null;
      });
      expect(outside).toBeNull();
    }
    await closeButton(page).click();
    await expect(closeButton(page)).toBeHidden();
  });
  await test.step('it closes on an outside click, by its close button and by its logo, also where that leads nowhere else', async () => {
    await openDrawer(page);
    await page.mouse.click(380, 400);
    await expect(closeButton(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();

    await openDrawer(page);
    await closeButton(page).click();
    await expect(closeButton(page)).toBeHidden();

    await openDrawer(page);
    const entry = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
    const before = await entry();
    await drawer(page)
      .getByRole('link', { name: /^ATD Parts/ })
      .click();
    await expect(closeButton(page)).toBeHidden();
    await expect(page).toHaveURL(`${english}/`);
    // Its arrival would close a drawer that was opened meanwhile.
    await expect.poll(entry).not.toBe(before);
  });
  await test.step('Escape closes the search hint first, then its text, then the drawer', async () => {
    await openDrawer(page);
    const field = searchField(page);
    await field.pressSequentially('del');
    await expect(page.getByRole('listbox')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('del');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(closeButton(page)).toBeVisible();
    await field.press('Escape');
    await expect(closeButton(page)).toBeHidden();
  });
  await test.step('a search leads to the results and closes the drawer', async () => {
    await openDrawer(page);
    await searchField(page).fill('parcel');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(`${english}/search?articles=parcel`);
    await expect(closeButton(page)).toBeHidden();
    await expect(page.locator('body')).toBeFocused();
  });
  await test.step('by keyboard alone: open, on to a topic, and there', async () => {
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await expect(closeButton(page)).toBeFocused();
    const topic = topics(page).getByRole('link', { name: 'Returns' });
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      if (await topic.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(topic).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    await expect(closeButton(page)).toBeHidden();
  });
  await test.step('it closes on route change; the menu item had the focus, and its menu keeps it', async () => {
    await page.locator('main a[href="/categories/11/1101/110101"]').click();
    await expect(page.getByRole('article')).toBeVisible();
    await test.step('up to 1024 px the burger button stands for the category list; wider windows show it inline, each category with an icon', async () => {
      await page.setViewportSize({ width: 1024, height: 700 });
      await expect(burger(page)).toBeVisible();
      await expect(topics(page)).toBeHidden();
      await page.setViewportSize({ width: 1025, height: 700 });
      await expect(burger(page)).toBeHidden();
      await expect(topics(page)).toBeVisible();
      await expect(topics(page).getByRole('link')).toHaveCount(8);
      const icons = await topics(page)
        .locator('use')
        .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
      expect(icons).toEqual(
        expect.arrayContaining([13, 8, 106, 12, 11, 278, 276, 293].map((id) => `category-${id}`)),
      );
      await expect(topics(page).getByRole('link', { name: 'Returns' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.setViewportSize(narrow);
    });
    await openDrawer(page);
    await topics(page).getByRole('link', { name: 'Returns' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    await expect(closeButton(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });
  await test.step('made wide, the window has no drawer and nothing inert', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openDrawer(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(closeButton(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
  await test.step('a list of languages that stays open leaves nothing inert then either', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Country and language/ })
      .click();
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await page.setViewportSize(narrow);
  await pauseClock(page);
  await test.step('it closes on Escape after a 200 ms delay, and the focus returns', async () => {
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(190);
    await expect(closeButton(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(closeButton(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
  await test.step('with reduced motion it comes and goes without moving', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    /** In seconds; what takes a millisecond nobody sees move. */
    const slow = () =>
      drawer(page).evaluate((layer) =>
        [layer, ...layer.children]
          .map((part) => getComputedStyle(part))
          .flatMap(({ animationDuration, transitionDuration }) => [animationDuration, transitionDuration])
          .filter((duration) => Number.parseFloat(duration) > 0.001),
      );
    await openDrawer(page);
    expect(await slow()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveAttribute('data-phase', 'closing');
    expect(await slow()).toEqual([]);
  });
});
