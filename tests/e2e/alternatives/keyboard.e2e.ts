import type { PaymentChoice } from '#shared/alternatives/payment.ts';
import { answerOf, expect, originOf, test } from '../fixtures.ts';
import { focused, tabTo, visitByKeyboard } from './keys.ts';
import { addressOf, forgetFailedRequests, orderId, orderPage, paymentPage, unavailable } from './orders.ts';

const host = 'help.atd-parts.co.uk';

test('order 1: cancel asks with the focus on closing, Escape takes it back, and agree sends', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await visitByKeyboard(page, addressOf('help.atd-parts.ie', 1));
  await tabTo(page, /^Cancel and refund$/);
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
  await test.step('every way out of the page loads a new document, which is not told where from', async () => {
    await page.evaluate(() => {
      (window as unknown as { before: boolean }).before = true;
    });
    await page.locator('header a[href^="/categories/"]').first().click();
    await expect(page).toHaveURL(/\/categories\//);
    expect(await page.evaluate(() => (window as unknown as { before?: boolean }).before)).toBeUndefined();
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });
});

test('an alternative that is decided and paid shows two success messages and no form, is printed, and is left by keyboard', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true);
  });
  await visitByKeyboard(page, addressOf(host, 4));
  await expect(order.paid).toBeVisible();
  await expect(order.paidText).toBeVisible();
  await expect(page.locator('form[action^="/actions/decisions"]')).toHaveCount(0);
  await page.getByRole('button', { name: order.words.receipt.print }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await test.step('on paper it stands alone, without a gap, and does not name its secret address', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['nav', 'button', 'img', '[role=search]', 'footer', 'main a'])
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    for (const said of ['Order number: 6100004', 'You paid: £8.17'])
      await expect(order.receipt).toContainText(said);
    await expect(page.getByText(`ATD Parts · ${originOf(host)}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain(orderId(4));
  });
  await page.emulateMedia({ media: 'screen' });
  await order.receiptTitle.focus();
  await tabTo(page, new RegExp(`^${order.words.errorPage.home}$`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a locked decision cannot be changed and is no stop on the way; a save whose answer is lost is confirmed, with one POST', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'en');
  let posts = 0;
  await page.route('**/bff/alternatives/*/decisions', async (route) => {
    posts += 1;
    await answerOf(route);
    await route.fulfill(unavailable);
  });
  await visitByKeyboard(page, addressOf(host, 5));
  await expect(order.choice(501, 'yes')).toBeChecked();
  await expect(order.choice(501, 'yes')).toBeDisabled();
  await expect(order.choice(501, 'no')).toBeDisabled();
  await expect(order.submit).toBeVisible();
  await test.step('submit is "pay difference and submit" only when an extra payment applies', async () => {
    await tabTo(page, /^decision-/);
    expect(await focused(page)).toMatch(/^decision-502/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(order.choice(502, 'yes')).toBeChecked();
    await expect(order.payAndSubmit).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(order.choice(502, 'no')).toBeChecked();
  });
  await tabTo(page, /^decision-503/);
  await page.keyboard.press('Space');
  await test.step('sent from a choice by Enter, what fails leads back to the button: the choice was locked meanwhile', async () => {
    await page.route('**/bff/alternatives/*/decisions', (route) => route.fulfill(unavailable), { times: 1 });
    await page.keyboard.press('Enter');
    await expect(order.close(order.error)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(order.submit).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await expect(order.close(order.confirmed)).toBeFocused();
  await test.step('behind the dialog the page stays as it was sent; what was decided follows it', async () => {
    await expect(order.receipt).toBeHidden();
    await expect(order.choice(503, 'no')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(order.receiptTitle).toBeFocused();
    await expect(order.receipt.getByText(order.words.receipt.accepted)).toHaveCount(1);
    await expect(order.receipt.getByText(order.words.receipt.cancelled)).toHaveCount(2);
    await expect(order.submit).toBeHidden();
  });
  await expect(page.getByText(order.words.alternatives.errorText)).toBeHidden();
  expect(posts).toBe(1);
  forgetFailedRequests(complaints);
});

test('where a pay link must be created the choices are locked, and submit opens the picker without sending', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'en');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visitByKeyboard(page, addressOf(host, 6));
  await expect(order.choice(601, 'yes')).toBeDisabled();
  await tabTo(page, /^Pay difference and submit$/);
  await page.keyboard.press('Enter');
  await expect(order.picker).toBeVisible();
  expect(posts).toEqual([]);
  await test.step('a method that is offered no longer: the picker asks for one of those that are', async () => {
    await order.picker.getByRole('combobox').selectOption('20');
    await page.route('**/payment-methods', async (route) => {
      const choice = (await (await answerOf(route)).json()) as PaymentChoice;
      const methods = choice.methods.filter(({ id }) => id !== '20');
      await route.fulfill({ json: { ...choice, methods } });
    });
    await page.route('**/pay-link', (route) => route.fulfill(unavailable), { times: 1 });
    await order.continueToPayment.press('Enter');
    await expect(order.picker.getByRole('combobox')).toBeFocused();
    await expect(order.picker.getByText(order.words.error.required)).toBeVisible();
    await expect(order.continueToPayment).toBeDisabled();
    await page.keyboard.type('Pay');
    forgetFailedRequests(complaints);
  });
  await tabTo(page, /^Continue to payment$/);
  await page.keyboard.press('Enter');
  await paymentPage(page).arrived();
  await paymentPage(page).pay.click();
  await expect(order.paid).toBeVisible();
});

test('a save that fails shows the decision-error dialog, leads back to its button, and can be tried again', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'en');
  await visitByKeyboard(page, addressOf(host, 7));
  await tabTo(page, /^Accept replacement$/);
  await page.keyboard.press('Enter');
  await expect(order.close(order.error)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.agree).toBeFocused();
  await expect(order.agree).toBeEnabled();
  await order.agree.click();
  await expect(order.error).toBeVisible();
  forgetFailedRequests(complaints);
});
