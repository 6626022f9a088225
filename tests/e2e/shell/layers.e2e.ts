import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** What opens each layer of a wide window, and how it is found when it stands open. */
const layers = [
  { opener: words.footer.links.cancellation, role: 'dialog' },
  { opener: words.footer.links.accessibility, role: 'dialog' },
  { opener: words.footer.links.cookies, role: 'dialog' },
  { opener: /^Country and language/, role: 'list' },
] as const;

test('a layer goes with the page below it, and is no step of the history', async ({ page }) => {
  await visit(page, english);
  await page.locator('main a[href^="/categories/"]').first().click();
  await expect(page).toHaveURL(/\/categories\//);
  const trail = page.locator('[data-crumb]').first();
  await expect(trail).toBeVisible();
  for (const { opener, role } of layers) {
    const below = page.url();
    await page.getByRole('contentinfo').getByRole('button', { name: opener }).click();
    const layer = role === 'dialog' ? page.locator('dialog[open]') : page.locator('[aria-expanded=true]');
    await expect(layer, String(opener)).toHaveCount(1);
    await page.goBack();
    await expect(page, String(opener)).toHaveURL(`${english}/`);
    await expect(layer, String(opener)).toHaveCount(0);
    await expect(page.locator('body'), String(opener)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(below);
    // The address is there before its page is.
    await expect(trail).toBeVisible();
    await expect(layer, String(opener)).toHaveCount(0);
  }
  // Both pages have the same panel in their header.
  await page.locator('main a[href^="/categories/8/"]').first().click();
  const article = page.getByRole('article');
  await expect(article).toBeVisible();
  const below = page.url();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('return');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(article).toHaveCount(0);
  await field.fill('return');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(below);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('back-to-top steps aside from what it would cover', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, `${english}/categories/12/1201/120101`);
  await page.evaluate(() => document.fonts.ready);
  const { covered, seen } = await page.evaluate(async (name) => {
    const button = [...document.querySelectorAll('a')].find((link) => link.title === name)!;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = () => getComputedStyle(button).visibility === 'visible';
    const below = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .map((element) => element.closest('a, button, input, label, h1, h2, h3'))
        .find((what) => what && what !== button)?.textContent;
    };
    const covered: string[] = [];
    let seen = 0;
    for (let top = window.innerHeight; top < document.documentElement.scrollHeight; top += 120) {
      window.scrollTo({ top, behavior: 'instant' });
      // It moves away within some frames, not at once.
      for (let wait = 0; wait < 120 && (wait < 2 || (shown() && below())); wait += 1) await frame();
      if (!shown()) continue;
      seen += 1;
      const what = below();
      if (what) covered.push(`${top}: ${what}`);
    }
    return { covered, seen };
  }, words.footer.backToTop);
  expect(covered).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});

// WCAG 2.4.11, in windows that are wide but have no room beside the column, as a phone's on its side
test('back-to-top steps aside from what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, originOf('help.atd-parts.gr'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
  const button = page.locator('a[href="#page"][data-stays-above]');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  const place = await button.evaluate(({ offsetTop }: HTMLElement) => offsetTop);
  await link.evaluate(
    (element, top) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }),
    place,
  );
  await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button).toBeVisible();
});
