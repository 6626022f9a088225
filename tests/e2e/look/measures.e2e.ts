import type { Locator, Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** Of an element that is wider by itself: what stands there is its limit. One rem is 10 px. */
const widthOf = (element: Locator) => () => element.evaluate((box: HTMLElement) => box.offsetWidth);
const showModal = (page: Page, id: string) =>
  page.locator(`dialog#${id}`).evaluate((dialog: HTMLDialogElement) => dialog.showModal());

test.use({ viewport: { width: 1440, height: 800 } });

test('sizes and durations that the design names', async ({ page }) => {
  await visit(page, english);
  await test.step('container 128.6 rem, modals at most 63 rem, the thanks modal 40 rem', async () => {
    await expect.poll(widthOf(page.locator('.container').first())).toBe(1286);
    for (const { id, width } of [
      { id: 'order-cancellation', width: 630 },
      { id: 'accessibility-statement', width: 630 },
      { id: 'newsletter-thanks', width: 400 },
      { id: 'order-cancellation-thanks', width: 400 },
    ]) {
      await showModal(page, id);
      await expect.poll(widthOf(page.locator(`dialog#${id}`)), id).toBe(width);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  });
  await test.step('the search panel is at most 63 rem wide, 56 rem from 768 to 1024 px', async () => {
    for (const { width, most } of [
      { width: 1440, most: 630 },
      { width: 1024, most: 560 },
      { width: 768, most: 560 },
      { width: 767, most: 630 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(widthOf(page.getByRole('search')), `${width} px`).toBe(most);
    }
  });
  await test.step('accordion animation 400 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 800 });
    const block = page.getByRole('button', { name: words.footer.company, exact: true });
    const durations = await block.evaluate(async (button: HTMLButtonElement) => {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      button.click();
      await new Promise(requestAnimationFrame);
      return panel?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
    expect(new Set(durations)).toEqual(new Set([400]));
  });
});
