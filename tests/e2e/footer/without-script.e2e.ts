import words from '#locales/en.json' with { type: 'json' };
import spanishWords from '#locales/es.json' with { type: 'json' };
import { expect, originOf, test } from '../fixtures.ts';

const { links } = words.footer;
const english = originOf('help.atd-parts.co.uk');
const spanish = originOf('help.atd-parts.es');

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

test('without script the footer’s blocks stand open, its dialogs open, and its forms are sent and answered', async ({
  page,
  complaints,
}) => {
  const refused = [expect.stringContaining('status of 422') as unknown];
  await page.goto(english);
  const footer = page.getByRole('contentinfo');

  await test.step('the blocks stand open on mobile and the way back to the top is a link', async () => {
    await expect(footer.getByRole('link', { name: links.press })).toBeVisible();
    await expect(footer.getByRole('heading', { name: words.footer.company, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words.footer.backToTop })).toBeVisible();
  });
  await test.step('the question about cookies is served hidden, to everybody alike; its entry leads to the privacy policy', async () => {
    await expect(page.getByText('We use necessary cookies')).toHaveCount(1);
    await expect(page.getByText('We use necessary cookies')).toBeHidden();
    await expect(footer.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute(
      'href',
      'https://www.atd-parts.co.uk/privacy',
    );
  });
  await test.step('dialogs open and close where the browser knows commands', async () => {
    await page.getByRole('button', { name: links.accessibility }).click();
    const dialog = page.getByRole('dialog', { name: words.accessibility.title });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: words.common.close }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('the newsletter: without the tick nothing is said; an error stands at the field, which keeps what was typed', async () => {
    const block = page.getByRole('region', { name: words.newsletter.title });
    const email = block.getByLabel(words.newsletter.email);
    const consent = block.getByRole('checkbox');
    const submit = block.getByRole('button');
    const error = block.getByText(words.error.email);
    const thanks = page.getByRole('dialog', { name: words.newsletter.thanksTitle });
    await email.fill('someone@example.org');
    await submit.click();
    await expect(thanks).toBeHidden();
    await expect(error).toBeHidden();
    await expect(email).toHaveValue('someone@example.org');
    await email.fill('me@');
    await consent.check();
    await submit.click();
    await expect(error).toBeVisible();
    await expect(email).toHaveValue('me@');
    await expect(email).toBeFocused();
    await expect(consent).toBeChecked();
    expect(complaints.splice(0)).toEqual(refused);
    await email.fill('someone@example.org');
    await submit.click();
    await expect(page).toHaveURL(`${english}/?done=newsletter`);
    await expect(thanks).toBeVisible();
    await thanks.getByRole('button', { name: words.common.close }).first().click();
    await expect(thanks).toBeHidden();
  });
  await test.step('the cancellation: errors of the server are listed in the open dialog, with values kept; mended, it is thanked for', async () => {
    await page.getByRole('button', { name: links.cancellation }).click();
    const dialog = page.locator('#order-cancellation');
    const dropshipping = dialog.getByLabel(words.cancellation.supplierOrderId);
    const order = dialog.getByLabel(words.cancellation.atdOrderId);
    const submit = dialog.locator('form[action] [type=submit]');
    await dialog.getByLabel(words.cancellation.supplierId).fill('77');
    await dropshipping.fill('DS-2024/1');
    await order.fill('1000409');
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('The order 1000409 has already been sent.');
    await expect(dialog).toBeInViewport();
    await expect(dropshipping).toHaveValue('DS-2024/1');
    await order.fill('1000410');
    await submit.click();
    await expect(page).toHaveURL(`${english}/?done=cancellation`);
    await expect(page.getByRole('dialog', { name: words.cancellation.thanksTitle })).toBeInViewport();
    expect(complaints.splice(0)).toEqual(refused);
  });
  await test.step('the complaint: errors are visible in the open dialog, with values kept; mended, it is thanked for', async () => {
    await page.goto(spanish);
    await page.getByRole('button', { name: spanishWords.footer.links.complaintBook }).press('Enter');
    const dialog = page.locator('#complaint');
    const email = dialog.locator('[name=email]');
    const text = dialog.locator('[name=text]');
    const submit = dialog.locator('form[action] [type=submit]');
    const thanks = page.locator('#complaint-thanks');
    await expect(page.getByRole('dialog', { name: spanishWords.complaint.title })).toBeVisible();
    await text.fill('The box was wet.');
    await submit.click();
    await expect(dialog).toBeInViewport();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/.+/);
    await expect(text).toHaveValue('The box was wet.');
    expect(complaints.splice(0)).toEqual(refused);
    await email.fill('me@example.org');
    await submit.click();
    await expect(page).toHaveURL(`${spanish}/?done=complaint`);
    await expect(thanks).toBeInViewport();
    await thanks.getByRole('button', { name: spanishWords.common.close }).last().click();
    await expect(thanks).toBeHidden();
  });
});
