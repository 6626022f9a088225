import { expect, originOf, test, visit } from '../fixtures.ts';
import { addressOf, forgetFailedRequests, orderId, orderPage, paymentPage } from './orders.ts';

const host = 'help.atd-parts.co.uk';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('cancel with refund on a single replacement asks for confirmation, then sends, and leaves a receipt', async ({
  page,
  expectAccessible,
}) => {
  const order = orderPage(page, 'en');
  await visit(page, addressOf(host, 1));
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
  for (const said of ['Order number: 6100001', 'Cancelled with refund', 'You get back: £34.31'])
    await expect(order.receipt).toContainText(said);
  await expect(order.agree).toBeHidden();
  await expect(order.cancel).toBeHidden();
  const receipt = await order.receipt.innerText();
  await visit(page, page.url());
  expect(await order.receipt.innerText()).toBe(receipt);
  await expect(order.receiptTitle).not.toBeFocused();
});

test('agree with a surcharge sends, the payment picker opens, and once paid the success view replaces the form', async ({
  page,
  expectAccessible,
}) => {
  const order = orderPage(page, 'en');
  const payment = paymentPage(page);
  await visit(page, addressOf(host, 2));
  await expect(page.getByText('This replacement costs £10.66 more than the original item.')).toBeVisible();
  await order.payAndSubmit.click();
  await expect(order.picker).toContainText('£10.66');
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
  await order.continueToPayment.click();
  await payment.arrived();
  await payment.fail.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await payment.leave.click();
  await expect(order.cancel).toBeDisabled();
  await order.payAndSubmit.click();
  await order.continueToPayment.click();
  await payment.arrived();
  await payment.pay.click();
  await expect(order.paid).toBeVisible();
  await expect(order.paidText).toBeVisible();
  await expect(order.receipt).toContainText('Replacement accepted');
  await expect(order.receipt).toContainText('You paid: £10.66');
  await expect(order.payAndSubmit).toBeHidden();
  await expectAccessible(page, 'main');
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
  await visit(page, addressOf(host, 3));
  await expectAccessible(page, 'main');
  await order.choice(301, 'yes').check();
  await expect(order.total).toContainText('You pay: £15.82');
  await order.payAndSubmit.click();
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
  await page.setViewportSize({ width: 1280, height: 720 });
  await order.choice(303, 'yes').check();
  await order.payAndSubmit.click();
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

test('an alternative that is decided and paid shows two success messages and no form, and is printed', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true);
  });
  await visit(page, addressOf(host, 4));
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
});

test('a locked decision cannot be changed; submit is "pay difference and submit" only when an extra payment applies', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  await visit(page, addressOf(host, 5));
  await expect(order.choice(501, 'yes')).toBeChecked();
  await expect(order.choice(501, 'yes')).toBeDisabled();
  await expect(order.choice(501, 'no')).toBeDisabled();
  await expect(order.submit).toBeVisible();
  await order.choice(502, 'yes').check();
  await expect(order.payAndSubmit).toBeVisible();
  await order.choice(502, 'no').check();
  await order.choice(503, 'no').check();
  await order.submit.click();
  await expect(order.confirmed).toBeVisible();
  await order.close(order.confirmed).click();
  await expect(order.receiptTitle).toBeFocused();
  await expect(order.submit).toBeHidden();
});

test('where a pay link must be created the choices are locked and submit opens the picker without sending', async ({
  page,
}) => {
  const order = orderPage(page, 'en');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visit(page, addressOf(host, 6));
  await expect(order.choice(601, 'yes')).toBeDisabled();
  await order.payAndSubmit.click();
  await expect(order.picker).toBeVisible();
  expect(posts).toEqual([]);
  await order.continueToPayment.click();
  await paymentPage(page).arrived();
  await paymentPage(page).pay.click();
  await expect(order.paid).toBeVisible();
});

test('a save that fails shows the decision-error dialog, and can be tried again', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'en');
  await visit(page, addressOf(host, 7));
  await order.agree.click();
  await expect(order.error).toBeVisible();
  await order.close(order.error).click();
  await expect(order.agree).toBeEnabled();
  await order.agree.click();
  await expect(order.error).toBeVisible();
  forgetFailedRequests(complaints);
});

test('an order decided in another tab is named as such, and no other try is offered', async ({
  page,
  context,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  const other = await context.newPage();
  const otherOrder = orderPage(other, 'de');
  const address = addressOf('help.pkw-parts.de', 1);
  await visit(page, address);
  await expect(order.agree).toBeEnabled();
  await other.goto(address);
  await otherOrder.cancel.click();
  await otherOrder.confirmCancel.click();
  await expect(otherOrder.confirmed).toBeVisible();
  await order.agree.click();
  await expect(order.elsewhere).toBeVisible();
  await expect(page.getByText(order.words.alternatives.errorText)).toBeHidden();
  await order.close(order.error).click();
  await expect(order.receipt).toContainText(order.words.receipt.cancelled);
  await expect(order.receiptTitle).toBeFocused();
  await expect(order.agree).toBeHidden();
  forgetFailedRequests(complaints);
});

test('a tab that is looked at again shows what was decided on another device', async ({ page, browser }) => {
  const order = orderPage(page, 'de');
  const device = await browser.newContext();
  const other = await device.newPage();
  const otherOrder = orderPage(other, 'de');
  const address = addressOf('help.pkw-parts.de', 5);
  await visit(page, address);
  await order.choice(502, 'yes').check();
  await other.goto(address);
  await otherOrder.choice(502, 'no').check();
  await otherOrder.choice(503, 'no').check();
  await otherOrder.submit.click();
  await expect(otherOrder.confirmed).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(order.receipt.getByText(order.words.receipt.cancelled)).toHaveCount(2);
  await expect(order.receiptTitle).toBeFocused();
  await expect(order.choice(502, 'yes')).toBeHidden();
  await device.close();
});

test('a double click sends once', async ({ page }) => {
  const order = orderPage(page, 'de');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visit(page, addressOf('help.atd-parts.at', 1));
  await order.agree.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.click();
  });
  await expect(order.confirmed).toBeVisible();
  expect(posts).toHaveLength(1);
});
