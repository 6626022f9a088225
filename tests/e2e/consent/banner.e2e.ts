import { chooseTypes, serialiseConsent } from '#shared/consent/consent-choice.ts';
import { expect, test } from '../fixtures.ts';
import { banner, english, press, recordThirdParties, storedChoice } from './consent-page.ts';

test.use({ storedConsent: null });

test('the cookie dialog is visible when no choice exists, as a region that blocks nothing and takes no focus', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(english);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    'https://www.atd-parts.co.uk/privacy',
  );
  await page.getByRole('link', { name: 'Delivery' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test('the banner is served hidden, to everybody alike', async ({ browser, complaints }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(english);
  await expect(page.getByText('We use necessary cookies')).toHaveCount(1);
  await expect(page.getByText('We use necessary cookies')).toBeHidden();
  await context.close();
  expect(complaints).toEqual([]);
});

test('reject all stores the choice and closes; the visitor is not asked again', async ({ page }) => {
  await page.goto(english);
  await press(banner(page), 'Reject all');
  await expect(banner(page)).toBeHidden();
  expect(await storedChoice(page)).toEqual({ kind: 'reject' });
  await page.goto(`${english}/categories/12`);
  await expect(page.locator('html')).toHaveAttribute('lang', /en/);
  await page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 2);
  await expect(banner(page)).toBeHidden();
});

test('customise stores nothing; allow selected stores the selected types, necessary ones always among them', async ({
  page,
  context,
  expectAccessible,
}) => {
  await recordThirdParties(context);
  await page.goto(english);
  await press(banner(page), 'Customise');
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  const region = banner(page);
  await expect(region.getByRole('heading', { name: 'Individual settings' })).toBeFocused();
  await expect(region.getByRole('switch', { name: 'Necessary' })).toBeChecked();
  await expect(region.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  await expectAccessible(page);
  await region.getByRole('tab', { name: 'Marketing' }).click();
  await expect(region.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await region.getByRole('tab', { name: 'Statistics' }).click();
  await expect(region.getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  await region.getByRole('switch', { name: 'Statistics' }).check();
  await press(region, 'Back');
  await expect(region.getByRole('heading', { name: 'Cookies and privacy' })).toBeFocused();
  await press(region, 'Customise');
  await press(region, 'Allow selected');
  await expect(region).toBeHidden();
  expect(await storedChoice(page)).toEqual(chooseTypes(['statistics']));
});

test('a detail table toggles between details and less; its rows are loaded when the view opens', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/cookies')) asked.push(request.url());
  });
  await page.goto(english);
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
  await press(banner(page), 'Customise');
  const region = banner(page);
  await press(region, 'Details');
  const table = region.getByRole('table', { name: 'Necessary cookies' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('rowheader', { name: 'consent' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expectAccessible(page);
  await press(region, 'Fewer details');
  await expect(table).toBeHidden();
  await region.getByRole('tab', { name: 'Statistics' }).click();
  await press(region, 'Details');
  await expect(region.getByRole('table', { name: 'Statistics cookies' })).toContainText('_ga_*');
});

test('rows that cannot be loaded leave only the details out', async ({ page, complaints }) => {
  await page.route('**/bff/cookies', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(english);
  await press(banner(page), 'Customise');
  await expect(banner(page).getByText('They cannot be switched off')).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Details' })).toHaveCount(0);
  complaints.length = 0;
});

test('the banner is answered with the keyboard alone', async ({ page, context }) => {
  await recordThirdParties(context);
  await page.goto(english);
  await expect(banner(page)).toBeVisible();
  // After the skip link, before everything else.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Customise' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const tab = (name: string) => banner(page).getByRole('tab', { name });
  await expect(tab('Necessary')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Marketing')).toBeFocused();
  await expect(banner(page).getByRole('switch', { name: 'Marketing' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Statistics')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('switch', { name: 'Statistics' })).toBeFocused();
  await page.keyboard.press('Space');
  await banner(page).getByRole('button', { name: 'Allow selected' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect(await storedChoice(page)).toEqual(chooseTypes(['statistics']));
});

test('a changed revision asks again', async ({ page }) => {
  const older = serialiseConsent({ kind: 'all' }).replace(/"revision":(\d+)/, '"revision":0');
  await page.addInitScript((choice) => localStorage.setItem('consent', choice), older);
  await page.goto(english);
  await expect(banner(page)).toBeVisible();
});

test('a choice in one tab closes the banner in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(english), other.goto(english)]);
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await press(banner(other), 'Reject all');
  await expect(banner(page)).toBeHidden();
});

test('a browser without storage keeps the choice as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(english);
  await press(banner(page), 'Reject all');
  await expect(banner(page)).toBeHidden();
});
