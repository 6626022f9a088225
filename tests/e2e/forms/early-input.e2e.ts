import type { Page } from '@playwright/test';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { addressOf, forgetFailedRequests, orderPage } from '../alternatives/orders.ts';
import { expect, hold, originOf, test, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** Opens a page whose script is held back; what comes back lets it come and waits until React has taken over the page. */
const visitBeforeScript = async (page: Page, address: string): Promise<() => Promise<void>> => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await page.waitForFunction(isTakenOver);
  };
};

test('a select: the payment method that was chosen is the one that is paid with', async ({ page }) => {
  const order = orderPage(page, 'de');
  const wake = await visitBeforeScript(page, addressOf('help.atd-parts.de', 6));
  await order.payAndSubmit.click();
  const picker = page.getByRole('main').getByRole('combobox', { name: order.words.payment.label });
  const served = await picker.inputValue();
  const other = picker.locator(`option:not([value="${served}"], [value=""])`).first();
  const chosen = (await other.getAttribute('value')) ?? '';
  await picker.selectOption(chosen);
  await wake();
  await expect(picker).toHaveValue(chosen);
  const asked = page.waitForRequest('**/pay-link');
  // Never answered: the request alone is asked for.
  await hold(page, '**/pay-link');
  await order.continueToPayment.click();
  expect((await asked).postDataJSON()).toEqual({ paymentMethodId: chosen });
});

test('radios: a decision that is taken back on a page that came back stays as it was chosen last', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'de');
  const wake = await visitBeforeScript(page, addressOf('help.atd-parts.at', 3));
  await order.choice(301, 'yes').check();
  await order.submit.click();
  await expect(page.locator('#next-step')).toContainText(order.words.alternatives.makeAllText);
  await order.choice(301, 'no').check();
  await order.choice(302, 'yes').check();
  await wake();
  await expect(order.choice(301, 'no')).toBeChecked();
  await expect(order.choice(302, 'yes')).toBeChecked();
  await expect(page.locator('#replacement-302 header')).toContainText(order.words.alternatives.replace);
  forgetFailedRequests(complaints);
});

test('boxes and a text: the reasons of a no that were ticked can be sent, and the text is counted', async ({
  page,
}) => {
  const wake = await visitBeforeScript(page, `${english}/categories/11/1101/110101`);
  await page.getByRole('button', { name: /^No/ }).click();
  const vote = page.locator('#vote');
  await vote.getByRole('checkbox').first().check();
  await vote.getByRole('textbox').fill('Eleven char');
  await wake();
  await expect(vote.getByRole('checkbox').first()).toBeChecked();
  await expect(vote.getByText('11 / ')).toBeVisible();
  await expect(vote.getByRole('button', { name: words.vote.submit })).toBeEnabled();
});

test('a line of text: the order number in the contact dialog is handed over', async ({ page }) => {
  const wake = await visitBeforeScript(page, `${english}/search?articles=qqqqqqqq`);
  await page.getByRole('main').getByRole('button', { name: words.contact.button }).click();
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  const field = dialog.locator('input[maxlength="40"]');
  await field.fill('4711');
  await wake();
  const form = dialog.getByRole('link', { name: words.contact.toForm });
  await expect(form).toHaveAttribute('href', /[?&]order=4711$/);
  await expect(field).toHaveValue('4711');
});

test('a refusal that came back takes no focus from a visitor who is elsewhere, and is over once its page is left', async ({
  page,
  complaints,
}) => {
  const wake = await visitBeforeScript(page, `${english}/categories/12`);
  const block = page.getByRole('region', { name: words.newsletter.title });
  await block.getByLabel(words.newsletter.email).fill('nobody');
  await block.getByRole('button').click();
  const error = block.getByText(words.error.email);
  await expect(error).toBeVisible();
  await page.getByRole('link', { name: words.footer.links.press }).focus();
  await wake();
  await expect(error).toBeVisible();
  await expect(page.getByRole('link', { name: words.footer.links.press })).toBeFocused();
  await page.locator('main a[href="/categories/12/1201/120101"]').click();
  await expect(page).toHaveURL(/\/120101$/);
  await expect(error).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\/12$/);
  await expect(page.locator('main a[href="/categories/12/1201/120101"]')).toBeVisible();
  await expect(error).toBeHidden();
  await expect(page.locator('body')).toBeFocused();
  forgetFailedRequests(complaints);
});

test('a form that came back: what was mended counts, and the focus stays where it was', async ({
  page,
  complaints,
}) => {
  const order = orderPage(page, 'es');
  const { complaint } = order.words;
  const wake = await visitBeforeScript(page, originOf('help.atd-parts.es'));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: order.words.footer.links.complaintBook })
    .click();
  const dialog = page.getByRole('dialog', { name: complaint.title });
  await dialog.getByLabel(complaint.email).fill('nobody');
  await dialog.getByLabel(complaint.text).fill('Tarde');
  await dialog.getByRole('button', { name: complaint.submit }).click();
  await expect(dialog.getByText(complaint.emailError)).toBeVisible();
  await dialog.getByLabel(complaint.email).fill('nobody@example.es');
  await dialog.getByLabel(complaint.text).pressSequentially(' y mal');
  const typed = await dialog.getByLabel(complaint.text).inputValue();
  await wake();
  await expect(dialog.getByText(complaint.emailError)).toBeHidden();
  await expect(dialog.getByLabel(complaint.email)).toHaveValue('nobody@example.es');
  await expect(dialog.getByLabel(complaint.text)).toHaveValue(typed);
  await expect(dialog.getByLabel(complaint.text)).toBeFocused();
  forgetFailedRequests(complaints);
});
