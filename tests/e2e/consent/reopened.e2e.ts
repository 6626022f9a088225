import { chooseTypes } from '#shared/consent/consent-choice.ts';
import { expect, pauseClock, test, visit, words } from '../fixtures.ts';
import { banner, dialog, english, press, recordThirdParties, reopen, storedChoice } from './consent-page.ts';

const opener = 'Cookie settings';

test('reopened it is a dialog that Escape closes; nothing is stored and the focus returns', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, english);
  await reopen(page);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: 'Cookies and privacy' })).toBeFocused();
  await expect(dialog(page)).toHaveAttribute('closedby', 'closerequest');
  await expectAccessible(page);
  await press(dialog(page), 'Customise');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: opener })).toBeFocused();
  expect(await storedChoice(page)).toEqual({ kind: 'reject' });
  await reopen(page);
  await expect(dialog(page).getByRole('heading', { name: 'Cookies and privacy' })).toBeVisible();
  await press(dialog(page), 'Close');
  await expect(dialog(page)).toBeHidden();
});

test('on opening the focus waits for 100 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page, english);
  await pauseClock(page);
  await reopen(page);
  const title = dialog(page).getByRole('heading', { name: words.cookies.title });
  await expect(title).toBeVisible();
  await page.clock.runFor(90);
  await expect(title).not.toBeFocused();
  await page.clock.runFor(20);
  await expect(title).toBeFocused();
});

test('the switches start with the stored list when reopened', async ({ page, context }) => {
  await recordThirdParties(context);
  await visit(page, english);
  await reopen(page);
  await press(dialog(page), 'Customise');
  const marketing = dialog(page).getByRole('switch', { name: 'Marketing' });
  await dialog(page).getByRole('tab', { name: 'Marketing' }).click();
  await expect(marketing).not.toBeChecked();
  await marketing.check();
  await page.route(/googletagmanager/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await press(dialog(page), 'Allow selected');
  await expect(dialog(page)).toBeHidden();
  expect(await storedChoice(page)).toEqual(chooseTypes(['marketing']));
  await reopen(page);
  await press(dialog(page), 'Customise');
  await dialog(page).getByRole('tab', { name: 'Marketing' }).click();
  await expect(marketing).toBeChecked();
  await dialog(page).getByRole('tab', { name: 'Statistics' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
});

test.describe('without a choice', () => {
  test.use({ storedConsent: null });

  test('reopened while the banner still asks, the dialog takes its place and gives it back', async ({
    page,
  }) => {
    await visit(page, english);
    await expect(banner(page)).toBeVisible();
    await reopen(page);
    await expect(dialog(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();
  });
});

test('without script the entry is a link to the privacy policy', async ({ browser, complaints }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(english);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: opener })).toHaveAttribute(
    'href',
    'https://www.atd-parts.co.uk/privacy',
  );
  await context.close();
  expect(complaints).toEqual([]);
});
