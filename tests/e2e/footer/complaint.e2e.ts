import type { Page } from '@playwright/test';
import words from '#locales/es.json' with { type: 'json' };
import { expect, originOf, test, visit } from '../fixtures.ts';

const spanish = originOf('help.atd-parts.es');

/** The dialog of the page, opened from the footer, and every complaint that leaves the browser. */
const openComplaint = async (page: Page) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/complaints')) sent.push(request.postDataJSON());
  });
  await visit(page, spanish);
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

test('a complaint, from its dialog to the thanks', async ({ page, complaints, expectAccessible }) => {
  const { sent, entry, dialog, email, text, submit, thanks, failure } = await openComplaint(page);
  await test.step('both e-mail and text must be there and right or nothing is sent', async () => {
    await expectAccessible(page, 'dialog[open]');
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/.+/);
    await expect(text).toHaveAccessibleDescription(/.+/);
    await expectAccessible(page, 'dialog[open]');
    await email.fill('me@example.org');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(text).toBeFocused();
    await expect(email).toHaveValue('me@example.org');
  });
  await test.step('hidden without a word sent, the dialog keeps what was typed', async () => {
    await text.fill('The box was');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await entry.click();
    await expect(text).toHaveValue('The box was');
    expect(sent).toEqual([]);
  });
  await test.step('a failure shows the error modal with a close button; the form keeps everything', async () => {
    await page.route('**/bff/complaints', (route) => route.abort());
    await text.fill('The box was wet.');
    await submit.click();
    await expect(failure).toContainText(words.complaint.modalErrorText);
    await failure.getByRole('button', { name: words.common.close }).last().click();
    await expect(failure).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(submit).toBeFocused();
    await expect(text).toHaveValue('The box was wet.');
    await page.unroute('**/bff/complaints');
    await submit.click();
    await expect(thanks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    complaints.length = 0;
  });
  await test.step('on success, by keyboard: the form is cleared, thanks are shown, then it closes', async () => {
    sent.length = 0;
    await entry.press('Enter');
    await expect(dialog).toBeVisible();
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
    expect(sent).toEqual([{ email: 'someone@example.org', text: 'The box was wet.' }]);
    await page.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    await expect(entry).toBeFocused();
  });
});

test('what was served open is modal once the page is awake, under the page’s own address', async ({
  page,
  complaints,
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

  await test.step('thanks are not said again when the page is reloaded', async () => {
    const { thanks } = partsOf(page);
    await page.goto(`${spanish}/categories/12?done=complaint`);
    await expect.poll(() => thanks.evaluate((element) => element.matches(':modal'))).toBe(true);
    // No press has opened it, so it waits for no second one.
    expect(await thanks.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('auto');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${spanish}/categories/12`);
    await page.reload();
    await expect(thanks).toBeHidden();
  });
});
