import type { Page } from '@playwright/test';
import { localeCodes } from '#shared/projects/locales.ts';
import { answerOf, expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const article = `${english}/categories/12/1201/120101`;

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Country and language|Land und Sprache)/ });
const list = (page: Page) =>
  page.getByRole('banner').getByRole('list', { name: /^(Country and language|Land und Sprache)$/ });
const links = (page: Page) => list(page).getByRole('link');

const openList = async (page: Page): Promise<void> => {
  await button(page).click();
  await expect(list(page)).toBeVisible();
};

test('the language switch keeps the page on every host that has it, and stores the choice', async ({
  page,
  context,
  expectAccessible,
}) => {
  await visit(page, article);
  await openList(page);
  await expect(links(page)).toHaveCount(localeCodes.length);
  const greek = list(page).getByRole('link', { name: /Ελλάδα/ });
  await expect(greek).toHaveAttribute('href', `${originOf('help.atd-parts.gr')}/categories/12/1201/120101`);
  await expect(greek).toHaveAttribute('lang', 'el-GR');
  await expect(greek).toHaveAttribute('hreflang', 'el-GR');
  await expectAccessible(page, 'header');

  await test.step('the footer has the same switch, with the same links', async () => {
    const hrefs = (all: Element[]) => all.map((link) => link.getAttribute('href'));
    const above = await links(page).evaluateAll(hrefs);
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: /^Country and language/ }).click();
    const below = footer.getByRole('list', { name: words.language.label });
    await expect(below).toBeInViewport();
    expect(await below.getByRole('link').evaluateAll(hrefs)).toEqual(above);
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
  });
  await openList(page);
  await greek.click();
  await expect(page).toHaveURL(`${originOf('help.atd-parts.gr')}/categories/12/1201/120101`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
  await test.step('the choice is stored in the locale cookie: 365 days, path /, sameSite lax', async () => {
    const cookie = (await context.cookies(english)).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: 'el', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
  });
  await test.step('a search keeps its text', async () => {
    await visit(page, `${english}/search?articles=brake+disc&utm_source=mail`);
    await openList(page);
    await expect(list(page).getByRole('link', { name: /Polska/ })).toHaveAttribute(
      'href',
      `${originOf('help.atd-parts.pl')}/search?articles=brake+disc`,
    );
  });
});

test('it says before the click where the page does not exist, and then leads to the start page there', async ({
  page,
}) => {
  // The browser's own navigation asks the BFF; there this article is said to exist in Great Britain and France only.
  await page.route('**/bff/articles/120101', async (route) => {
    const response = await answerOf(route);
    const body = (await response.json()) as object;
    await route.fulfill({ json: { ...body, availableIn: ['en-GB', 'fr-FR'] } });
  });
  await visit(page, `${english}/categories/12`);
  const link = page.locator('main a[href="/categories/12/1201/120101"]');
  await link.click();
  await expect(page).toHaveURL(article);
  // The address changes a moment before the page.
  await expect(link).toHaveCount(0);
  await openList(page);
  const missing = words.language.missing;
  const italian = list(page).getByRole('link', { name: /Italia/ });
  await expect(italian).toHaveAttribute('href', `${originOf('help.atd-parts.it')}/`);
  await expect(italian).toHaveAccessibleDescription(missing);
  await expect(list(page).getByText(missing).first()).toBeVisible();
  const french = list(page).getByRole('link', { name: /^France/ });
  await expect(french).toHaveAttribute('href', `${originOf('help.atd-parts.fr')}/categories/12/1201/120101`);
  await expect(french).toHaveAccessibleDescription('');
});

test('its list stays in the window; Escape closes it, arrow keys and Tab cycle; by keyboard alone one gets to a language', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, article);
  await test.step('33.6 rem high at most; on desktop nothing is inert', async () => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 760 });
      await openList(page);
      await expect(async () => {
        const box = (await list(page).boundingBox())!;
        expect(box.height).toBeLessThanOrEqual(336);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        if (width === 1440) expect(box.height).toBe(336);
      }).toPass();
      if (width === 1440) await expect(page.locator('[inert]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
    }
  });
  await test.step('on non-desktop the rest of the page is inert and an outside click closes it', async () => {
    await page.setViewportSize({ width: 390, height: 760 });
    await openList(page);
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await expectAccessible(page, 'header');
    await page.mouse.click(60, 700);
    await expect(list(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
  await test.step('the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openList(page);
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(links(page).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    const first = links(page).first();
    await expect(first).toBeFocused();
    const href = (await first.getAttribute('href')) ?? '';
    expect(href).not.toContain('.co.uk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });
});
