import type { Locator, Page } from '@playwright/test';
import { expect, hold, test, visit } from '../fixtures.ts';
import { addressOf, orderId, orderPage, paymentPage } from './orders.ts';

const host = 'help.atd-parts.ch';

/** What the browser does where it had kept the page while the visitor paid; said again until the page is alive. */
const comeBack = (page: Page, button: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();

test('a draft survives a reload, under a name that does not hold the id, and goes once it is sent', async ({
  page,
}) => {
  const order = orderPage(page, 'de');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const drafts = async () => (await stored()).match(/order-draft:/g) ?? [];
  await visit(page, addressOf(host, 3));
  await order.choice(301, 'no').check();
  await order.choice(302, 'yes').check();
  await expect.poll(drafts).toHaveLength(1);
  expect(await stored()).not.toContain(orderId(3));
  await test.step('what is chosen before a page comes alive counts', async () => {
    const wake = await hold(page, '**/bff/messages/**');
    await page.goto(addressOf(host, 5), { waitUntil: 'commit' });
    await order.choice(502, 'no').check();
    await order.choice(503, 'yes').check();
    wake();
    await expect(order.total).toContainText(order.words.alternatives.totalRefund.split('{{')[0]!.trim());
    await expect(order.choice(502, 'no')).toBeChecked();
    await expect(order.choice(503, 'yes')).toBeChecked();
    await page.unroute('**/bff/messages/**');
  });
  await expect.poll(drafts).toHaveLength(2);
  await visit(page, addressOf(host, 3));
  await expect(order.choice(301, 'no')).toBeChecked();
  await expect(order.choice(302, 'yes')).toBeChecked();
  await order.choice(303, 'yes').check();
  await order.submit.click();
  await expect(order.confirmed).toBeVisible();
  await expect.poll(drafts).toHaveLength(1);
});

test('on return from the payment nothing is offered before the order was read again', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  await visit(page, addressOf(host, 6));
  const answers: (() => void)[] = [];
  await page.route('**/bff/alternatives/**', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await expect(order.payAndSubmit).toBeEnabled();
  await comeBack(page, order.payAndSubmit);
  await order.payAndSubmit.click({ force: true });
  await expect(order.picker).toBeHidden();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect(order.payAndSubmit).not.toHaveAttribute('aria-busy', 'true');
  await test.step('where it cannot be read, another try is offered and nothing else', async () => {
    await page.unrouteAll();
    await page.route('**/bff/alternatives/**', (route) => route.abort());
    await comeBack(page, order.payAndSubmit);
    const retry = page.getByRole('alert').getByRole('button', { name: order.words.common.retry });
    await expect(retry).toBeVisible();
    await expect(order.payAndSubmit).toHaveAttribute('aria-busy', 'true');
    await page.unroute('**/bff/alternatives/**');
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(order.payAndSubmit).not.toHaveAttribute('aria-busy', 'true');
    complaints.length = 0;
  });
});

test('the way back from the payment shows what was paid meanwhile', async ({ page, request }) => {
  const order = orderPage(page, 'de');
  const payment = paymentPage(page);
  await visit(page, addressOf(host, 2));
  await order.payAndSubmit.click();
  await order.continueToPayment.click();
  await payment.arrived();
  const paid = await request.post(page.url(), { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await page.goBack();
  await expect(order.paid).toBeVisible();
});
