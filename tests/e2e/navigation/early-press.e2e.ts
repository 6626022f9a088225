import type { Page } from '@playwright/test';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, hold, originOf, test, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
/** All code but the first script. */
const code = '**/assets/entry.client-*.js';
/** What is not needed for the first view. */
const lateCode = /assets\/late-[\w-]+\.js$/;

const burger = (page: Page) => page.getByRole('button', { name: words.header.openMenu });
const drawer = (page: Page) => page.locator('[data-phase]');
const languages = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Country and language/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 } });

  test('what is pressed before any script of the page is there is done once it is', async ({ page }) => {
    const come = await hold(page, code);
    await page.goto(english);
    await burger(page).click();
    // Impatient, once more: one wish.
    await burger(page).click();
    await expect(drawer(page)).toHaveCount(0);
    come();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: words.header.closeMenu })).toBeFocused();
    await page.waitForFunction(isTakenOver);
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('whoever has pressed something else since is not surprised', async ({ page }) => {
    const come = await hold(page, code);
    await page.goto(english);
    await burger(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    come();
    await page.waitForFunction(isTakenOver);
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('what was heard is not done again once the rest of the page is there', async ({ page }) => {
  const come = await hold(page, '**/assets/late-article-*.js');
  await page.goto(`${english}/categories/12/1201/120101`);
  // Until its own code is there, a press waits for the rest.
  await languages(page).evaluate(async (button) => {
    const isReacts = () => Object.keys(button).some((key) => key.startsWith('__reactFiber'));
    while (!isReacts()) await new Promise(requestAnimationFrame);
  });
  await languages(page).click();
  await expect(languages(page)).toHaveAttribute('aria-expanded', 'true');
  come();
  await page.waitForFunction(isTakenOver);
  await expect(languages(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a late part does what was pressed in it before its code was there', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(lateCode, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(english);
  // React listens, and can do nothing with it.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') as Element).some((key) => key.startsWith('__reactContainer')),
  );
  await languages(page).click();
  await expect(languages(page)).toHaveAttribute('aria-expanded', 'false');
  held.resolve(undefined);
  await expect(languages(page)).toHaveAttribute('aria-expanded', 'true');
  await page.waitForFunction(isTakenOver);
  await languages(page).click();
  await expect(languages(page)).toHaveAttribute('aria-expanded', 'false');
});
