import { expect, test } from '../fixtures.ts';
import { addressOf, forgetFailedRequests, orderId, orderPage } from './orders.ts';

test.use({ javaScriptEnabled: false });

test('without script the question and what was saved are in sight, and nothing that needs script is', async ({
  page,
}) => {
  const order = orderPage(page, 'de');
  await page.goto(addressOf('help.atd-parts.lu', 1));
  await order.cancel.click();
  await expect(page.getByRole('region', { name: order.words.alternatives.removeTitle })).toBeInViewport();
  await order.confirmCancel.click();
  await expect(order.receipt).toContainText(order.words.receipt.cancelled);
  await expect(page.getByText(order.words.alternatives.confirmedText).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('without script a decision that was not saved leads to the contact with the number of the order, until it is taken out', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  const { contact } = order.words;
  await page.goto(addressOf('help.atd-parts.lu', 7));
  await order.agree.click();
  const step = page.locator('#next-step');
  await expect(step.getByText(order.words.alternatives.errorText)).toBeInViewport();
  const form = step.getByRole('link', { name: contact.toForm });
  await expect(form).toHaveAttribute('href', /[?&]order=\d{7}$/);
  expect(await form.getAttribute('href')).not.toContain(orderId(7));
  await step.getByRole('checkbox', { name: contact.order }).press('Space');
  await expect(form).not.toHaveAttribute('href', /order=/);
  forgetFailedRequests(complaints);
});
