import type { Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const noHit = `${english}/search?articles=qqqqqqqq`;

const openContact = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words.contact.button }).click();

test('the contact dialog says who is there now, shows what it hands over, and hands over nothing else', async ({
  page,
  expectAccessible,
}) => {
  // A Sunday evening.
  await page.clock.setFixedTime(new Date('2026-11-22T20:00:00Z'));
  await visit(page, noHit);
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  await expect(dialog).toContainText('We are open again: Monday, 8am');
  await expect(dialog.getByRole('definition')).toHaveText('qqqqqqqq');
  const form = dialog.getByRole('link', { name: words.contact.toForm });
  await expect(form).toHaveAttribute('href', 'https://www.atd-parts.co.uk/contact?search=qqqqqqqq');
  await dialog.getByRole('textbox', { name: words.contact.order }).fill('4711');
  await expect(form).toHaveAttribute('href', /\/contact\?search=qqqqqqqq&order=4711$/);
  await expect(dialog.getByRole('link', { name: '+44\u00a020\u00a07946\u00a00000' })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(dialog.getByRole('link', { name: words.contact.chat })).toHaveAttribute(
    'href',
    'https://www.atd-parts.co.uk/chat?search=qqqqqqqq',
  );
  await expectAccessible(page, 'dialog[open]');
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00Z'));
  await page.keyboard.press('Escape');
  await openContact(page);
  await expect(dialog).toContainText('We are open now, until 6pm');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is told the article, and no field asks for what could not be passed on', async ({
    page,
  }) => {
    await page.goto(`${english}/categories/12/1201/120101`);
    await openContact(page);
    const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
    await expect(dialog.getByRole('link', { name: words.contact.toForm })).toHaveAttribute(
      'href',
      /\/contact\?article=\S+$/,
    );
    await expect(dialog.getByRole('textbox')).toBeHidden();
  });
});
