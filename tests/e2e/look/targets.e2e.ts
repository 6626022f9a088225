import type { Page } from '@playwright/test';
import { addressOf } from '../alternatives/orders.ts';
import { banner, press } from '../consent/consent-page.ts';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/**
 * What can be pressed and is lower or narrower than `least` px, with its size. Links in a sentence are as high as their
 * line; the way to skip the page's head is there for keyboards.
 */
const smallTargets = (page: Page, pressable: string, least: number): Promise<string[]> =>
  page.locator(pressable).evaluateAll((elements, limit) => {
    const inSentence = (element: Element): boolean => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, td, dd, label, blockquote')?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    const grown = (element: Element, side: 'width' | 'height'): number => {
      // A link may be pressed on the whole of its card.
      const over = getComputedStyle(element, '::after');
      return over.content !== 'none' && over.position === 'absolute' ? Number.parseFloat(over[side]) : 0;
    };
    const sizeOf = (element: Element) => {
      const label = element.matches('input[type=checkbox], input[type=radio]') && element.closest('label');
      const box = (label || element).getBoundingClientRect();
      return {
        width: Math.max(box.width, grown(element, 'width')),
        height: Math.max(box.height, grown(element, 'height')),
      };
    };
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.matches('[href="#main"], [tabindex="-1"]') && !inSentence(element))
      .map((element) => ({ element, size: sizeOf(element) }))
      .filter(({ size }) => size.width > 1 && size.height > 1)
      .filter(({ size }) => size.width < limit - 0.5 || size.height < limit - 0.5)
      .map(({ element, size }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
        return `${element.tagName} "${name}" ${Math.round(size.width)} x ${Math.round(size.height)}`;
      });
  }, least);

const everything = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]';
/** Entries of the footer's lists that open a dialog are links to the eye. */
const buttons =
  ':is(button, input:not([type=hidden]), select, textarea, summary, [role=tab]):not(footer li *)';

const pages = {
  home: english,
  category: `${english}/categories/12`,
  article: `${english}/categories/12/1202/120201`,
  gallery: `${english}/categories/106/10601/1060102`,
  search: `${english}/search?articles=a`,
  nothing: `${english}/search?articles=zzzz`,
  'not found': `${english}/not_found`,
  alternatives: addressOf('help.atd-parts.co.uk', 2),
  'one alternative': addressOf('help.atd-parts.co.uk', 1),
} as const;

for (const width of [390, 1024]) {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} at ${width} px: whatever a finger presses is 44 px wide and high`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, address);
      const blocks = page.getByRole('contentinfo').locator('h2 button[aria-expanded=false]');
      while (await blocks.filter({ visible: true }).first().isVisible())
        await blocks.filter({ visible: true }).first().click();
      expect(await smallTargets(page, everything, 44)).toEqual([]);
      // Of the not-found page.
      complaints.length = 0;
    });
  }
}

for (const [name, address] of Object.entries(pages)) {
  test(`${name} at 1440 px: buttons and fields are 44 px high, links 24`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    expect(await smallTargets(page, buttons, 44)).toEqual([]);
    expect(await smallTargets(page, everything, 24)).toEqual([]);
    complaints.length = 0;
  });
}

test.describe('the question about cookies', () => {
  test.use({ storedConsent: null });

  for (const width of [390, 900, 1440]) {
    test(`at ${width} px it can be answered with a finger, in every view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, english);
      const inside = 'section[data-print=hide]:has(h2[tabindex]) :is(a[href], button, input, [role=tab])';
      await expect(banner(page)).toBeVisible();
      expect(await smallTargets(page, inside, 44)).toEqual([]);
      await press(banner(page), words.cookies.customise);
      const folded = banner(page).getByRole('heading', { level: 3 }).getByRole('button');
      if (await folded.first().isVisible()) await folded.first().click();
      await press(banner(page), words.cookies.details);
      expect(await smallTargets(page, inside, 44)).toEqual([]);
    });
  }
});

test('a lookup that failed, the drawer and the languages can be pressed with a finger', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/bff/search?*', (route) => route.abort());
  await visit(page, english);
  await page.getByRole('combobox').fill('zzz');
  await expect(page.getByRole('button', { name: words.common.retry })).toBeVisible();
  expect(await smallTargets(page, 'search :is(a[href], button, input)', 44)).toEqual([]);
  complaints.length = 0;
  await visit(page, english);
  await page.getByRole('button', { name: words.header.openMenu }).click();
  const inHeader = 'header :is(a[href], button, input)';
  expect(await smallTargets(page, inHeader, 44)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Country and language/ })
    .click();
  expect(await smallTargets(page, inHeader, 44)).toEqual([]);
});
