import type { Page } from '@playwright/test';
import words from '#locales/en.json' with { type: 'json' };
import { expect, hold, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** The form, and every subscription that leaves the browser. */
const openForm = async (page: Page) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/newsletter')) sent.push(request.postDataJSON());
  });
  await visit(page, english);
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

test('a click elsewhere counts though an error comes, and after a success none comes', async ({ page }) => {
  const { email, consent, error, thanks } = await openForm(page);
  const elsewhere = page.getByRole('button', { name: words.footer.links.cancellation });
  const pressElsewhere = async () => {
    await elsewhere.scrollIntoViewIfNeeded();
    const { x, y, height } = (await elsewhere.boundingBox())!;
    await page.mouse.click(x + 5, y + height / 2, { delay: 80 });
    await expect(page.locator('#order-cancellation')).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await email.fill('someone@example.org');
  await consent.check();
  await email.press('Enter');
  await expect(thanks).toBeVisible();
  await page.keyboard.press('Escape');
  await email.focus();
  await pressElsewhere();
  await expect(error).toBeHidden();
  await email.fill('jane');
  await pressElsewhere();
  await expect(error).toBeVisible();
});

test('a subscription, from the field to the thanks', async ({ page, complaints, expectAccessible }) => {
  const { sent, email, consent, submit, error, thanks } = await openForm(page);
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
    await submit.click();
    await expect(submit).toHaveText(words.newsletter.submit);
    await expect(error).toBeHidden();
    await expect(thanks).toBeHidden();
    await expect(email).toHaveValue('someone@example.org');
    expect(sent).toEqual([]);
  });
  await test.step('a failure is only logged, without a word to the visitor, and nothing typed is lost', async () => {
    // Nothing can be had any more: the page must not be asked for again, or it would go.
    await page.route('**/bff/**', (route) => route.abort());
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
    expect(complaints.splice(0).join()).not.toContain('someone@example.org');
    await page.unroute('**/bff/**');
    sent.length = 0;
  });
  await test.step('a second press while it is being sent sends nothing more', async () => {
    const release = await hold(page, '**/bff/newsletter');
    await email.fill(' someone@example.org ');
    await submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.press('Enter');
    await email.press('Enter');
    release();
    await expect(thanks).toBeVisible();
    expect(sent).toEqual([{ email: 'someone@example.org' }]);
  });
  await test.step('a thanks modal on success and the form resets', async () => {
    await expect(thanks.getByRole('heading')).toBeFocused();
    await expect(email).toHaveValue('');
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(thanks).toBeHidden();
    await expect(email).toHaveValue('');
    await expect(consent).not.toBeChecked();
  });
  await test.step('the e-mail is checked before the tick; an empty submit shows the required error', async () => {
    await submit.press('Enter');
    await expect(error).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.error.email);
    await expectAccessible(page, '[aria-labelledby=newsletter-title]');
    await email.fill('me@');
    await expect(error).toBeVisible();
    await email.fill('me@example.org');
    await expect(error).toBeHidden();
  });
});
