import words from '#locales/en.json' with { type: 'json' };
import { expect, originOf, test } from '../fixtures.ts';

const { links } = words.footer;
const english = originOf('help.atd-parts.co.uk');

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

test('without script the footer’s blocks stand open, its dialogs open, and its newsletter is sent and answered', async ({
  page,
  complaints,
}) => {
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
  await test.step('the newsletter: without the tick nothing is said, and the box has the focus; an error stands at the field, which keeps what was typed', async () => {
    const block = page.getByRole('region', { name: words.newsletter.title });
    const email = block.getByLabel(words.newsletter.email);
    const consent = block.getByRole('checkbox');
    const submit = block.getByRole('button');
    const error = block.getByText(words.error.email);
    const thanks = page.getByRole('dialog', { name: words.newsletter.thanksTitle });
    await email.fill('someone@example.org');
    await submit.click();
    await expect(consent).toBeFocused();
    await expect(consent).toBeInViewport();
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
    await email.fill('someone@example.org');
    await submit.click();
    await expect(page).toHaveURL(`${english}/?done=newsletter`);
    await expect(thanks).toBeVisible();
    await thanks.getByRole('button', { name: words.common.close }).first().click();
    await expect(thanks).toBeHidden();
  });
});
