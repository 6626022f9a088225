import type { Page } from '@playwright/test';
import words from '#locales/en.json' with { type: 'json' };
import { expect, originOf, test, visit, visitWithoutScript } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** The form, and every subscription that leaves the browser. */
const openForm = async (page: Page, come = visit) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/newsletter')) sent.push(request.postDataJSON());
  });
  await come(page, english);
  const block = page.getByRole('region', { name: words.newsletter.title });
  return {
    sent,
    email: block.getByLabel(words.newsletter.email),
    consent: block.getByRole('checkbox'),
    submit: block.getByRole('button'),
    error: block.getByText(words.error.email),
    thanks: page.getByRole('dialog', { name: words.newsletter.thanksTitle }),
  };
};

test('a thanks modal on success and the form resets', async ({ page, expectAccessible }) => {
  const { sent, email, consent, submit, thanks } = await openForm(page);
  await email.fill(' someone@example.org ');
  await consent.check();
  await submit.click();
  await expect(thanks).toBeVisible();
  await expect(thanks.getByRole('heading')).toBeFocused();
  await expect(email).toHaveValue('');
  await expectAccessible(page);
  expect(sent).toEqual([{ email: 'someone@example.org' }]);
  await page.keyboard.press('Escape');
  await expect(thanks).toBeHidden();
  await expect(email).toHaveValue('');
  await expect(consent).not.toBeChecked();
});

test('on failure only logged, no user message, and nothing typed is lost', async ({ page, complaints }) => {
  const { email, consent, submit, error, thanks } = await openForm(page);
  // Nothing can be had any more: the page must not be asked for again, or it would go.
  await page.route('**/bff/**', (route) => route.abort());
  await email.fill('someone@example.org');
  await consent.check();
  const failed = page.waitForEvent('requestfailed');
  await submit.click();
  await failed;
  await expect(submit).toHaveText(words.newsletter.submit);
  await expect(thanks).toBeHidden();
  await expect(error).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(email).toHaveValue('someone@example.org');
  await expect(consent).toBeChecked();
  await expect.poll(() => complaints.join()).toContain('a subscription was not accepted: unavailable');
  expect(complaints.join()).not.toContain('someone@example.org');
  complaints.length = 0;
});

test('nothing is sent before a valid e-mail and the tick, and only the e-mail is ever said to be wrong', async ({
  page,
  expectAccessible,
}) => {
  const { sent, email, submit, error, thanks } = await openForm(page);
  await test.step('required only once something is typed', async () => {
    const leave = () =>
      page.getByRole('contentinfo').getByRole('link', { name: words.footer.links.press }).focus();
    await email.focus();
    await leave();
    await expect(error).toBeHidden();
    await email.fill('x');
    await email.fill('');
    await leave();
    await expect(error).toBeVisible();
  });
  await test.step('silently blocked unless the consent checkbox is ticked', async () => {
    await email.fill('someone@example.org');
    await expect(error).toBeHidden();
    await submit.click();
    await expect(submit).toHaveText(words.newsletter.submit);
    await expect(error).toBeHidden();
    await expect(thanks).toBeHidden();
    await expect(email).toHaveValue('someone@example.org');
  });
  await test.step('the e-mail is checked before the tick; an empty submit shows the required error', async () => {
    await page.reload();
    await submit.press('Enter');
    await expect(error).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.error.email);
    await expectAccessible(page);
    await email.fill('me@');
    await expect(error).toBeVisible();
    await email.fill('me@example.org');
    await expect(error).toBeHidden();
  });
  expect(sent).toEqual([]);
});

test('a second press while it is being sent sends nothing more', async ({ page }) => {
  const { sent, email, consent, submit, thanks } = await openForm(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/bff/newsletter', async (route) => {
    await held;
    await route.continue();
  });
  await email.fill('someone@example.org');
  await consent.check();
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.press('Enter');
  await email.press('Enter');
  release();
  await expect(thanks).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('thanks after the way back to the page', async ({ page }) => {
    const { email, consent, submit, thanks } = await openForm(page, visitWithoutScript);
    await email.fill('someone@example.org');
    await consent.check();
    await submit.click();
    await expect(page).toHaveURL(`${english}/?done=newsletter`);
    await expect(thanks).toBeVisible();
    await thanks.getByRole('button', { name: words.common.close }).first().click();
    await expect(thanks).toBeHidden();
  });

  test('without the tick nothing is said; an error stands at the field, which keeps what was typed', async ({
    page,
    complaints,
  }) => {
    const { email, consent, submit, error, thanks } = await openForm(page, visitWithoutScript);
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
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  });
});
