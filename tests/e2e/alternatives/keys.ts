import { expect, type Page } from '@playwright/test';
import { visit } from '../fixtures.ts';

/** What has the focus, by its name or value. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement
      ? `${element.name}=${element.value}`
      : (element?.textContent?.trim() ?? '');
  });

/** Tabs on until what has the focus matches; a stop that never comes fails the test. */
export const tabTo = async (page: Page, wanted: RegExp): Promise<void> => {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`no stop on the way matches ${wanted}, the last one is ${await focused(page)}`);
};

/** Comes to a page and goes past header and menu, by the skip link. */
export const visitByKeyboard = async (page: Page, address: string): Promise<void> => {
  await visit(page, address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
};
