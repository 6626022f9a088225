import type { Page } from '@playwright/test';
import { chooseTypes, serialiseConsent } from '#shared/consent/consent-choice.ts';
import { expect, test, visit, words } from '../fixtures.ts';
import {
  banner,
  bannerPart,
  dialog,
  english,
  press,
  recordThirdParties,
  reopen,
  storedChoice,
} from './consent-page.ts';

test.use({ storedConsent: null });

/** On a phone the buttons stand in the order in which the keyboard goes through them. */
const expectSeenInOrder = async (page: Page) => {
  const whole = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  // The types are tabs on wide windows only.
  await expect(banner(page).getByRole('tab')).toHaveCount(0);
  const buttons = banner(page).getByRole('button');
  await expect(async () => {
    const places = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { left, top } = button.getBoundingClientRect();
        return Math.round(top) * 10_000 + Math.round(left);
      }),
    );
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }).toPass();
  if (whole) await page.setViewportSize(whole);
};

test('the question stands until it is answered, blocks nothing, and is asked again only for a reason', async ({
  page,
  context,
  complaints,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/cookies')) asked.push(request.url());
  });
  await recordThirdParties(context);
  await visit(page, english);
  const region = banner(page);

  await test.step('it has its place in the layout: skip link, cookie banner, projects, header, page, footer, cancellation modals', async () => {
    const parts = [
      page.getByRole('link', { name: words.shell.skipToMain }),
      region,
      page.getByRole('navigation', { name: words.shell.shops, exact: true }),
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('contentinfo'),
      ...['', '-error', '-thanks'].map((part) => page.locator(`dialog#order-cancellation${part}`)),
    ];
    const places = await Promise.all(
      parts.map((part) => part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
  await test.step('it is a region that takes no focus; Escape does not close it, nor does another page', async () => {
    await expect(region).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await expectAccessible(page, bannerPart);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(region).toBeVisible();
    await expect(region.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      'https://www.atd-parts.co.uk/privacy',
    );
    await page.getByRole('link', { name: 'Delivery' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    await expect(region).toBeVisible();
  });
  await test.step('reopened while it still asks, the dialog takes its place and gives it back', async () => {
    await reopen(page);
    await expect(dialog(page)).toBeVisible();
    await expect(region).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(region).toBeVisible();
  });
  await test.step('customise stores nothing', async () => {
    await expectSeenInOrder(page);
    await press(region, 'Customise');
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
    await expect(region.getByRole('heading', { name: 'Your cookie settings' })).toBeFocused();
    await expect(region.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await expect(region.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  });
  await test.step('a detail table toggles between details and less; its rows were loaded when the view opened', async () => {
    await press(region, 'Details');
    const table = region.getByRole('table', { name: 'Necessary cookies' });
    await expect(table.getByRole('row')).toHaveCount(8);
    await expect(table.getByRole('rowheader', { name: 'consent' })).toBeVisible();
    expect(asked).toHaveLength(1);
    await expectAccessible(page, bannerPart);
    await press(region, 'Fewer details');
    await expect(table).toBeHidden();
    await expectSeenInOrder(page);
    await region.getByRole('tab', { name: 'Necessary' }).click();
  });
  await test.step('what scrolls does not cut the ring around the button of the details', async () => {
    const room = await region.getByRole('button', { name: 'Details' }).evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      let around = button.parentElement!;
      while (getComputedStyle(around).overflowY !== 'auto') around = around.parentElement!;
      const edge = around.getBoundingClientRect();
      return Math.min(left - edge.left, edge.bottom - bottom);
    });
    // 3 px, 2 px away from the button.
    expect(room).toBeGreaterThanOrEqual(5);
  });
  await test.step('in forced colours the chosen tab differs by more than a hue, and nothing is cut off', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const backgroundOf = (name: string) =>
      region.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
    await expect.poll(() => backgroundOf('Necessary')).not.toBe(await backgroundOf('Statistics'));
    const edge = await region.getByRole('button', { name: 'Details' }).evaluate((button) => {
      const panel = button.closest('[role="tabpanel"]');
      return button.getBoundingClientRect().left - (panel?.getBoundingClientRect().left ?? 0);
    });
    expect(edge).toBeGreaterThanOrEqual(0);
    await page.emulateMedia({ forcedColors: 'none' });
    await region.getByRole('tab', { name: 'Statistics' }).click();
    await press(region, 'Details');
    await expect(region.getByRole('table', { name: 'Statistics cookies' })).toContainText('_ga_*');
    await press(region, 'Fewer details');
  });
  await test.step('allow selected stores the selected types, necessary ones always among them', async () => {
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
  await test.step('a changed revision asks again', async () => {
    const older = serialiseConsent({ kind: 'all' }).replace(/"revision":(\d+)/, '"revision":0');
    await page.evaluate((choice) => localStorage.setItem('consent', choice), older);
    await page.reload();
    await expect(region).toBeVisible();
  });
  await test.step('rows that cannot be loaded leave only the details out', async () => {
    await page.route('**/bff/cookies', (route) => route.fulfill({ status: 503, json: {} }));
    await press(region, 'Customise');
    await expect(region.getByText('They cannot be switched off')).toBeVisible();
    await expect(region.getByRole('button', { name: 'Details' })).toHaveCount(0);
  });
  const other = await context.newPage();
  await test.step('in another tab it is answered with the keyboard alone', async () => {
    await other.goto(english);
    await expect(banner(other)).toBeVisible();
    // After the skip link, before everything else.
    await other.keyboard.press('Tab');
    await other.keyboard.press('Tab');
    await expect(banner(other).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    for (const name of ['Reject all', 'Allow all', 'Customise']) {
      await other.keyboard.press('Tab');
      await expect(banner(other).getByRole('button', { name })).toBeFocused();
    }
    await other.keyboard.press('Enter');
    await expect(banner(other).getByRole('heading', { name: 'Your cookie settings' })).toBeFocused();
    await other.keyboard.press('Tab');
    const tab = (name: string) => banner(other).getByRole('tab', { name });
    await expect(tab('Necessary')).toBeFocused();
    await other.keyboard.press('ArrowLeft');
    await expect(tab('Marketing')).toBeFocused();
    await expect(banner(other).getByRole('switch', { name: 'Marketing' })).toBeVisible();
    await other.keyboard.press('Home');
    await other.keyboard.press('ArrowRight');
    await expect(tab('Statistics')).toHaveAttribute('aria-selected', 'true');
    await other.keyboard.press('Tab');
    await other.keyboard.press('Tab');
    await expect(banner(other).getByRole('switch', { name: 'Statistics' })).toBeFocused();
    await other.keyboard.press('Space');
    await banner(other).getByRole('button', { name: 'Allow selected' }).focus();
    await other.keyboard.press('Enter');
    await expect(banner(other)).toBeHidden();
    expect(await storedChoice(other)).toEqual(chooseTypes(['statistics']));
  });
  await test.step('a choice in one tab closes the banner in the other', () => expect(region).toBeHidden());
  // The browser says so of the rows.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([]);
});

test('a browser without storage keeps the choice as long as the page', async ({ page, context }) => {
  await recordThirdParties(context);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(english);
  await press(banner(page), 'Allow all');
  await expect(banner(page)).toBeHidden();
  // Opened again it shows what was chosen, in the same document.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await reopen(page);
  await press(dialog(page), 'Customise');
  await dialog(page).getByRole('tab', { name: 'Statistics' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Statistics' })).toBeChecked();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
