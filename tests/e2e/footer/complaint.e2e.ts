import type { Page } from '@playwright/test';
import words from '#locales/es.json' with { type: 'json' };
import { expect, originOf, test, visit, visitWithoutScript } from '../fixtures.ts';

const spanish = originOf('help.atd-parts.es');

/** The dialog of the page, opened from the footer, and every complaint that leaves the browser. */
const openComplaint = async (page: Page, come = visit) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/complaints')) sent.push(request.postDataJSON());
  });
  await come(page, spanish);
  const entry = page.getByRole('button', { name: words.footer.links.complaintBook });
  await entry.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.complaint.title });
  await expect(dialog).toBeVisible();
  return { sent, entry, ...partsOf(page) };
};

const partsOf = (page: Page) => {
  const dialog = page.locator('#complaint');
  return {
    dialog,
    email: dialog.locator('[name=email]'),
    text: dialog.locator('[name=text]'),
    submit: dialog.locator('form[action] [type=submit]'),
    thanks: page.locator('#complaint-thanks'),
    failure: page.locator('#complaint-error'),
  };
};

test('Complaint: on success clear the form, show thanks, then close', async ({ page, expectAccessible }) => {
  const { sent, entry, dialog, email, text, submit, thanks } = await openComplaint(page);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('someone@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The box was wet.');
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(email).toHaveValue('');
  await expect(text).toHaveValue('');
  await expectAccessible(page);
  expect(sent).toEqual([{ email: 'someone@example.org', text: 'The box was wet.' }]);
  await page.keyboard.press('Escape');
  await expect(thanks).toBeHidden();
  await expect(entry).toBeFocused();
});

test('Complaint: both e-mail and text must be there and right or nothing is sent; what was typed is kept', async ({
  page,
  expectAccessible,
}) => {
  const { sent, entry, dialog, email, text, submit } = await openComplaint(page);
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/.+/);
  await expect(text).toHaveAccessibleDescription(/.+/);
  await expectAccessible(page);
  await email.fill('me@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect(text).toBeFocused();
  await expect(email).toHaveValue('me@example.org');

  // Hidden without a word sent, the dialog keeps what was typed.
  await text.fill('The box was');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await entry.click();
  await expect(text).toHaveValue('The box was');
  expect(sent).toEqual([]);
});

test('on failure show the complaint error modal with a close button; the form keeps everything', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const { dialog, email, text, submit, failure, thanks } = await openComplaint(page);
  await page.route('**/bff/complaints', (route) => route.abort());
  await email.fill('me@example.org');
  await text.fill('The box was wet.');
  await submit.click();
  await expect(failure).toContainText(words.complaint.modalErrorText);
  await expectAccessible(page);
  await failure.getByRole('button', { name: words.common.close }).last().click();
  await expect(failure).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(submit).toBeFocused();
  await expect(text).toHaveValue('The box was wet.');
  await page.unroute('**/bff/complaints');
  await submit.click();
  await expect(thanks).toBeVisible();
  complaints.length = 0;
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('errors are visible in the open dialog, with values kept; mended, it is thanked for on the page it came from', async ({
    page,
    complaints,
  }) => {
    const { dialog, email, text, submit, thanks } = await openComplaint(page, visitWithoutScript);
    await text.fill('The box was wet.');
    await submit.click();
    await expect(dialog).toBeInViewport();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/.+/);
    await expect(text).toHaveValue('The box was wet.');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
    await email.fill('me@example.org');
    await submit.click();
    await expect(page).toHaveURL(`${spanish}/?done=complaint`);
    await expect(thanks).toBeInViewport();
    await thanks.getByRole('button', { name: words.common.close }).last().click();
    await expect(thanks).toBeHidden();
  });
});

test('a page that was served with an open dialog makes it modal, and its address is the page’s own', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  let held = true;
  await page.route('**/assets/entry.client*', (route) => (held ? route.abort() : route.continue()));
  await page.goto(`${spanish}/categories/12`);
  await page.getByRole('button', { name: words.footer.links.complaintBook }).click();
  const { dialog, email, text, submit } = partsOf(page);
  await text.fill('The box was wet.');
  await submit.click();
  await expect(page).toHaveURL(`${spanish}/actions/complaint`);
  await expect(dialog).toBeInViewport();
  await expectAccessible(page);
  held = false;
  complaints.length = 0;
  await submit.click();
  await expect(page).toHaveURL(`${spanish}/categories/12`);
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(email).toBeFocused();
  await expect(text).toHaveValue('The box was wet.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  complaints.length = 0;
});

test('thanks are not said again when the page is reloaded', async ({ page }) => {
  await page.goto(`${spanish}/categories/12?done=complaint`);
  const { thanks } = partsOf(page);
  await expect.poll(() => thanks.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${spanish}/categories/12`);
  await page.reload();
  await expect(thanks).toBeHidden();
});
