import { expect, test } from '../fixtures.ts';
import { addressOf, forgetFailedRequests, orderPage, paymentPage } from './orders.ts';

test.use({ javaScriptEnabled: false });

const host = 'help.atd-parts.lu';

test('without script a single replacement is cancelled after a confirmation, and the page says that it is saved', async ({
  page,
}) => {
  const order = orderPage(page, 'de');
  const { alternatives, common } = order.words;
  await page.goto(addressOf(host, 1));
  await order.cancel.click();
  const question = page.getByRole('region', { name: alternatives.removeTitle });
  await expect(question).toBeVisible();
  await question.getByRole('link', { name: common.close }).click();
  await expect(question).toBeHidden();
  await expect(order.agree).toBeEnabled();
  await order.cancel.click();
  await order.confirmCancel.click();
  await expect(page.getByText(alternatives.confirmedText).first()).toBeVisible();
  await expect(page).toHaveURL(/done=decisions/);
  await expect(order.receipt).toContainText(order.words.receipt.cancelled);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('without script a surcharge is agreed to, a method chosen, and paid', async ({ page }) => {
  const order = orderPage(page, 'de');
  await page.goto(addressOf(host, 2));
  await order.payAndSubmit.click();
  const picker = page.getByRole('region', { name: order.words.payment.title });
  await expect(picker).toContainText('12,40');
  await picker.getByRole('combobox').selectOption('20');
  await order.continueToPayment.click();
  await paymentPage(page).arrived();
  await paymentPage(page).leave.click();
  await expect(order.payAndSubmit).toBeEnabled();
  await order.payAndSubmit.click();
  await order.continueToPayment.click();
  await paymentPage(page).arrived();
  await paymentPage(page).pay.click();
  await expect(order.paid).toBeVisible();
});

test('without script three replacements are decided in one form; a missing decision is named, and none is lost', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  const { alternatives } = order.words;
  await page.goto(addressOf(host, 3));
  await order.choice(301, 'yes').check();
  await order.choice(303, 'no').check();
  await order.submit.click();
  await expect(page.getByText(alternatives.makeAllText).first()).toBeVisible();
  await expect(order.choice(301, 'yes')).toBeChecked();
  await expect(order.choice(303, 'no')).toBeChecked();
  const link = page.getByRole('link', { name: alternatives.toReplacement.replace('{{index}}', '2') }).first();
  await expect(link).toHaveAttribute('href', '#replacement-302');
  await order.choice(302, 'yes').check();
  await order.payAndSubmit.click();
  const picker = page.getByRole('region', { name: order.words.payment.title });
  await expect(picker).toContainText('18,40');
  await order.continueToPayment.click();
  await paymentPage(page).arrived();
  await paymentPage(page).pay.click();
  await expect(order.paid).toBeVisible();
  forgetFailedRequests(complaints);
});

test('without script an order decided elsewhere is named as such', async ({ page, context, complaints }) => {
  const order = orderPage(page, 'da');
  const other = await context.newPage();
  const otherOrder = orderPage(other, 'da');
  const address = addressOf('help.atd-parts.dk', 1);
  await page.goto(address);
  await other.goto(address);
  await otherOrder.cancel.click();
  await otherOrder.confirmCancel.click();
  await expect(otherOrder.receipt).toBeVisible();
  await order.agree.click();
  await expect(order.elsewhere.first()).toBeVisible();
  await expect(page.getByText(order.words.alternatives.errorText)).toBeHidden();
  await expect(order.receipt).toContainText(order.words.receipt.cancelled);
  await expect(order.agree).toBeHidden();
  forgetFailedRequests(complaints);
});

test('without script a save that fails says so on the page, and keeps the buttons', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  await page.goto(addressOf(host, 7));
  await order.agree.click();
  await expect(page.getByText(order.words.alternatives.errorText).first()).toBeVisible();
  await expect(order.agree).toBeEnabled();
  forgetFailedRequests(complaints);
});
