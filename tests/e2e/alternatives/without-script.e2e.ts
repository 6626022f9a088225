import { expect, test } from '../fixtures.ts';
import { addressOf, orderPage } from './orders.ts';

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
