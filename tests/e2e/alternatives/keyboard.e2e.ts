import type { Page } from '@playwright/test';
import { expect, test, visit } from '../fixtures.ts';
import { addressOf, forgetFailedRequests, orderPage, paymentPage } from './orders.ts';

const host = 'help.atd-parts.ie';

/** What has the focus, by its name or value. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement
      ? `${element.name}=${element.value}`
      : (element?.textContent?.trim() ?? '');
  });

/** Tabs on until what has the focus matches; a stop that never comes fails the test. */
const tabTo = async (page: Page, wanted: RegExp) => {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`no stop on the way matches ${wanted}, the last one is ${await focused(page)}`);
};

/** Past header and menu, by the skip link. */
const openByKeyboard = async (page: Page, digit: number) => {
  await visit(page, addressOf(host, digit));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
};

test('order 1: cancel asks with the focus on closing, Escape takes it back, and agree sends', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 1);
  await tabTo(page, /^Cancel with refund$/);
  await page.keyboard.press('Enter');
  await expect(order.close(order.confirm)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(order.confirm).toBeHidden();
  await expect(order.cancel).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(order.agree).toBeFocused();
  await page.keyboard.press('Space');
  await expect(order.close(order.confirmed)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.confirmed).toBeHidden();
  await expect(order.receiptTitle).toBeFocused();
});

test('order 2: the surcharge is agreed to, a method chosen by its first letters, and paid', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 2);
  await tabTo(page, /^Pay difference and submit$/);
  await page.keyboard.press('Enter');
  await expect(order.picker).toBeVisible();
  await expect(order.picker.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(order.picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Cre');
  await expect(order.picker.getByRole('combobox')).toHaveValue('20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await paymentPage(page).arrived();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(order.paid).toBeVisible();
});

test('order 3: the notice leads to what is undecided, arrows choose, and everything is sent', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 3);
  await tabTo(page, /^decision-301/);
  await page.keyboard.press('Space');
  await expect(order.choice(301, 'no')).toBeChecked();
  await tabTo(page, /^Submit$/);
  await page.keyboard.press('Enter');
  await expect(order.notice).toBeVisible();
  await tabTo(page, /^Decide on replacement 2$/);
  await page.keyboard.press('Enter');
  await expect(order.choice(302, 'no')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(order.choice(302, 'yes')).toBeChecked();
  await tabTo(page, /^decision-303/);
  await page.keyboard.press('ArrowDown');
  await expect(order.choice(303, 'yes')).toBeChecked();
  await tabTo(page, /^Submit$/);
  await page.keyboard.press('Enter');
  await expect(order.close(order.confirmed)).toBeFocused();
});

test('order 4: paid, with nothing to do but go on', async ({ page }) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 4);
  await tabTo(page, new RegExp(order.words.errorPage.home));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('order 5: locked choices are no stop on the way, open ones are', async ({ page }) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 5);
  await tabTo(page, /^decision-/);
  expect(await focused(page)).toMatch(/^decision-502/);
  await page.keyboard.press('Space');
  await tabTo(page, /^decision-503/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Submit$/);
  await page.keyboard.press('Enter');
  await expect(order.close(order.confirmed)).toBeFocused();
});

test('order 6: straight to the picker and to the payment', async ({ page }) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 6);
  await tabTo(page, /^Pay difference and submit$/);
  await page.keyboard.press('Enter');
  await expect(order.picker).toBeVisible();
  await tabTo(page, /^Continue to payment$/);
  await page.keyboard.press('Enter');
  await paymentPage(page).arrived();
});

test('order 7: the error dialog, and back to the button that failed', async ({ page, complaints }) => {
  const order = orderPage(page, 'en');
  await openByKeyboard(page, 7);
  await tabTo(page, /^Agree$/);
  await page.keyboard.press('Enter');
  await expect(order.close(order.error)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.agree).toBeFocused();
  forgetFailedRequests(complaints);
});
