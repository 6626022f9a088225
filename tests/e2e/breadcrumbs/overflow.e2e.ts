import type { Page } from '@playwright/test';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const article = `${originOf('help.atd-parts.co.uk')}/categories/106/10601/1060102`;

const trail = (page: Page) => page.getByRole('navigation', { name: words.breadcrumbs.label });
const more = (page: Page) => trail(page).getByRole('button', { name: words.breadcrumbs.more });
const menu = (page: Page) => trail(page).getByRole('list', { name: words.breadcrumbs.more });

test('the trail collapses into an ellipsis button when it overflows, which opens a menu', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await visit(page, article);
  const link = trail(page).getByRole('link', { name: 'Parts and vehicles' });
  await expect(link).toBeVisible();
  await expect(more(page)).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(more(page)).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(trail(page).getByRole('link', { name: words.breadcrumbs.home, exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(link).toBeVisible();
  await expect(more(page)).toHaveCount(0);
  await test.step('by keyboard alone: Tab is trapped inside, Escape closes it, Enter follows', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, `nav[aria-label="${words.breadcrumbs.label}"]`);
    const link = menu(page).getByRole('link', { name: 'Parts and vehicles' });
    for (const stop of [link, more(page), link]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Parts and vehicles' })).toBeVisible();
  });
});
