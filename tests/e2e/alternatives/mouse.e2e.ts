import type { Request } from '@playwright/test';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, hold, originOf, test, visit } from '../fixtures.ts';
import { tabTo, visitByKeyboard } from './keys.ts';
import {
  addressOf,
  decideElsewhere,
  forgetFailedRequests,
  orderId,
  orderPage,
  paymentPage,
  unavailable,
} from './orders.ts';

const host = 'help.atd-parts.co.uk';

test('cancel and refund on a single replacement asks for confirmation, then sends, and leaves a receipt', async ({
  page,
  expectAccessible,
}) => {
  const order = orderPage(page, 'en');
  await visit(page, addressOf(host, 1));
  await expect(page.getByRole('main')).toContainText('No longer available from your order 6100001:');
  await expectAccessible(page);
  await order.cancel.click();
  await expect(order.confirm).toBeVisible();
  await expect(order.confirm).toContainText('£34.31');
  await expectAccessible(page, 'dialog[open]');
  await order.close(order.confirm).click();
  await expect(order.confirm).toBeHidden();
  await expect(order.cancel).toBeFocused();
  await order.cancel.click();
  await order.confirmCancel.click();
  await expect(order.confirmed).toBeVisible();
  await order.close(order.confirmed).click();
  await expect(order.receiptTitle).toBeFocused();
  await expect(order.receiptTitle).toHaveText(order.words.alternatives.confirmedTitle);
  for (const said of ['Order number: 6100001', 'Cancelled and refunded', 'You get back: £34.31'])
    await expect(order.receipt).toContainText(said);
  await expect(order.agree).toBeHidden();
  await expect(order.cancel).toBeHidden();
  const receipt = await order.receipt.innerText();
  await visit(page, page.url());
  await expect.poll(() => order.receipt.innerText()).toBe(receipt);
  await expect(order.receiptTitle).not.toBeFocused();
});

test('agree with a surcharge sends once, the picker opens, and once paid the success view replaces the form', async ({
  page,
  expectAccessible,
  complaints,
}) => {
  const order = orderPage(page, 'en');
  const payment = paymentPage(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const postsTo = (path: string) =>
    requests.filter((request) => request.method() === 'POST' && request.url().endsWith(path));
  await visit(page, addressOf(host, 2));
  await expect(page.getByText('This replacement costs £10.66 more than what you ordered.')).toBeVisible();
  await test.step('where the methods cannot be had: the payment error', async () => {
    await page.route('**/payment-methods', (route) => route.fulfill(unavailable));
    await order.payAndSubmit.click();
    await expect(order.paymentError).toBeVisible();
    await order.close(order.paymentError).click();
    await page.unroute('**/payment-methods');
  });
  await test.step('another try waits for them, and sends nothing again', async () => {
    const release = await hold(page, '**/payment-methods');
    await order.payAndSubmit.click();
    await expect(order.payAndSubmit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(order.picker).toContainText('£10.66');
    expect(postsTo('/decisions')).toHaveLength(1);
  });
  await expectAccessible(page, 'dialog[open]');
  const methods = order.picker.getByRole('option');
  await expect(methods.locator('svg')).toHaveCount((await methods.count()) - 1);
  await order.picker.getByRole('combobox').click();
  await expect(methods.last()).toBeVisible();
  expect(
    await order.picker
      .locator('select')
      .evaluate((select) => getComputedStyle(select, '::picker(select)').maxBlockSize),
  ).toBe('308px');
  await page.keyboard.press('Escape');
  await order.picker.getByRole('combobox').selectOption('20');
  await test.step('where no link can be made: the payment error, with one POST', async () => {
    await page.route('**/pay-link', (route) => route.fulfill(unavailable));
    await order.continueToPayment.click();
    await expect(order.paymentError).toBeVisible();
    expect(postsTo('/pay-link')).toHaveLength(1);
    await order.close(order.paymentError).click();
    await expect(order.payAndSubmit).toBeFocused();
    await page.unroute('**/pay-link');
  });
  await test.step('a link to a host that is not on the list is refused in the browser as well: ERR_REDIRECT', async () => {
    await page.route('**/pay-link', (route) =>
      route.fulfill({ json: { payLink: 'https://pay.atd-parts.ch.evil.example/1' } }),
    );
    await order.payAndSubmit.click();
    forgetFailedRequests(complaints);
    await order.continueToPayment.click();
    await expect(order.paymentError).toBeVisible();
    await expect(page).toHaveURL(/\/alternatives/);
    expect(complaints.splice(0)).toEqual(['ERR_REDIRECT']);
    await order.close(order.paymentError).click();
    await page.unroute('**/pay-link');
  });
  await test.step('another try leads on, and a press while the link is made does nothing', async () => {
    const release = await hold(page, '**/pay-link');
    await order.payAndSubmit.click();
    await order.continueToPayment.click();
    await expect(order.continueToPayment).toHaveAttribute('aria-busy', 'true');
    await order.continueToPayment.click({ force: true });
    release();
    await payment.arrived();
    expect(postsTo('/pay-link')).toHaveLength(3);
  });
  await test.step('no other host was asked for anything or told of the address', async () => {
    const site = new URL(originOf(host)).host;
    const elsewhere = requests.filter((request) => new URL(request.url()).host !== site);
    // The payment page and its style sheet, and nothing before them.
    expect(elsewhere.every((request) => new URL(request.url()).hostname === '127.0.0.1')).toBe(true);
    for (const request of requests) {
      expect((await request.allHeaders())['referer'] ?? '').not.toContain(orderId(2));
    }
  });
  await payment.fail.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await payment.leave.click();
  await expect(order.cancel).toBeDisabled();
  await page.waitForFunction(isTakenOver);
  await test.step('by keyboard a method is chosen by its first letters, and paid', async () => {
    await tabTo(page, /^Pay difference and submit$/);
    await page.keyboard.press('Enter');
    await expect(order.picker.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(order.picker.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Cre');
    await expect(order.picker.getByRole('combobox')).toHaveValue('20');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await payment.arrived();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
  await expect(order.paid).toBeVisible();
  await expect(order.paidText).toBeVisible();
  await expect(order.receipt).toContainText('Replacement accepted');
  await expect(order.receipt).toContainText('You paid: £10.66');
  await expect(order.payAndSubmit).toBeHidden();
  await expectAccessible(page, 'main');
});

test('on a phone the notice leads to a choice that can be seen', async ({ page }) => {
  const order = orderPage(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  // Other tests decide this order on their host.
  await visit(page, addressOf('help.atd-parts.ie', 5));
  const links = order.notice.getByRole('link', { name: /^Decide on replacement/ });
  const focused = page.locator('input[type=radio]:focus');
  // What stands at the middle of the choice and at both ends of its line.
  const isSeen = (input: HTMLElement) => {
    const { left, right, top, bottom } = input.getBoundingClientRect();
    return [top, (top + bottom) / 2, bottom].every((y) =>
      input.closest('label')?.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  };
  for (const press of ['click', 'Enter'])
    for (const index of [0, 1]) {
      await order.submit.or(order.payAndSubmit).filter({ visible: true }).click();
      if (press === 'click') await links.nth(index).click();
      else await links.nth(index).press(press);
      await expect(order.notice).toBeHidden();
      await expect.poll(() => focused.evaluate(isSeen)).toBe(true);
    }
});

test('submit with an undecided item shows the notice with links to it and does not send; the total follows each choice', async ({
  page,
  expectAccessible,
}) => {
  const order = orderPage(page, 'en');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visitByKeyboard(page, addressOf(host, 3));
  await expectAccessible(page, 'main');
  // The dashes of its list are drawn, not said.
  expect(await page.getByRole('main').getByRole('list').first().ariaSnapshot()).not.toContain('–');
  await test.step('on paper stand the offers and what each choice comes to, without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Replacement 1 of 3' })).toBeVisible();
    await expect(page.getByText('Extra cost: £15.82')).toBeVisible();
    await expect(page.getByRole('heading', { name: order.words.alternatives.total })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await tabTo(page, /^decision-301/);
  await page.keyboard.press('Space');
  await expect(order.choice(301, 'no')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(order.choice(301, 'yes')).toBeChecked();
  await expect(order.total).toContainText('You pay: £15.82');
  await tabTo(page, /^Pay difference and submit$/);
  await page.keyboard.press('Enter');
  await expect(order.notice).toBeVisible();
  expect(posts).toEqual([]);
  await order.notice.getByRole('link', { name: 'Decide on replacement 2' }).click();
  await expect(order.notice).toBeHidden();
  await expect(order.choice(302, 'no')).toBeFocused();
  await order.choice(302, 'no').check();
  await expect(order.total).toContainText('You get back: £21.41');
  const explained = page.getByText(order.words.alternatives.totalExplained).filter({ visible: true });
  await expect(explained).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(explained).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(explained).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('by keyboard the notice leads to what is undecided, and arrows choose', async () => {
    await order.payAndSubmit.click();
    await expect(order.notice).toBeVisible();
    expect(posts).toEqual([]);
    await tabTo(page, /^Decide on replacement 3$/);
    await page.keyboard.press('Enter');
    await expect(order.choice(303, 'no')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(order.choice(303, 'yes')).toBeChecked();
  });
  await test.step('while it is sent the page says so, no choice changes, and another press sends nothing', async () => {
    const release = await hold(page, '**/bff/alternatives/*/decisions');
    await order.payAndSubmit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect(order.sending).toBeVisible();
    await expect(order.payAndSubmit).toHaveAttribute('aria-busy', 'true');
    await order.payAndSubmit.click({ force: true });
    await page.keyboard.press('Enter');
    await expect(order.choice(303, 'no')).toBeDisabled();
    // A label is clicked like a radio, and a script may still tell the page of a change.
    await page
      .locator('label')
      .filter({ has: order.choice(303, 'no') })
      .click({ force: true });
    await expect(order.choice(303, 'yes')).toBeChecked();
    release();
    await expect(order.sending).toBeHidden();
  });
  await expect(order.picker).toContainText('£15.82');
  expect(posts).toHaveLength(1);
  await order.continueToPayment.click();
  await paymentPage(page).arrived();
  await expect(page.getByText('£15.82')).toBeVisible();
  await paymentPage(page).pay.click();
  await expect(order.paid).toBeVisible();
  for (const said of ['You paid: £15.82', 'You get back: £21.41', order.words.receipt.refundApart])
    await expect(order.receipt).toContainText(said);
});

test('an order decided in another tab is named as such, and no other try is offered', async ({
  page,
  request,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  const germanHost = 'help.pkw-parts.de';
  await visit(page, addressOf(germanHost, 1));
  await expect(order.agree).toBeEnabled();
  await decideElsewhere(request, germanHost, 1, { 101: false });
  await order.agree.click();
  await expect(order.elsewhere).toBeVisible();
  await expect(page.getByText(order.words.alternatives.errorText)).toBeHidden();
  await order.close(order.error).click();
  await expect(order.receipt).toContainText(order.words.receipt.cancelled);
  await expect(order.receiptTitle).toBeFocused();
  await expect(order.agree).toBeHidden();
  forgetFailedRequests(complaints);
});

test('a tab that is looked at again shows what was decided on another device', async ({ page, request }) => {
  const order = orderPage(page, 'de');
  const germanHost = 'help.pkw-parts.de';
  await visit(page, addressOf(germanHost, 5));
  await order.choice(502, 'yes').check();
  await decideElsewhere(request, germanHost, 5, { 502: false, 503: false });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(order.receipt.getByText(order.words.receipt.cancelled)).toHaveCount(2);
  await expect(order.receiptTitle).toBeFocused();
  await expect(order.choice(502, 'yes')).toBeHidden();
});
