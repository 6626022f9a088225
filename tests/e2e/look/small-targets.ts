import { expect, type Page } from '@playwright/test';

/**
 * What can be pressed and is lower or narrower than `least` px, with its size. Links in a sentence are as high as their
 * line; the way to skip the page's head is there for keyboards.
 */
export const smallTargets = (page: Page, pressable: string, least: number): Promise<string[]> =>
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

const softly = expect.configure({ soft: true });

/**
 * Fails unless whatever a finger presses in a narrow window is 44 px wide and high; with a mouse, in a wide one, buttons
 * and fields are 44 px high and links 24.
 */
export const expectPressable = async (page: Page): Promise<void> => {
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    const blocks = page.getByRole('contentinfo').locator('h2 button[aria-expanded=false]');
    while (await blocks.filter({ visible: true }).first().isVisible())
      await blocks.filter({ visible: true }).first().click();
    await softly.poll(() => smallTargets(page, everything, 44), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await softly.poll(() => smallTargets(page, buttons, 44), 'buttons at 1440 px').toEqual([]);
  await softly.poll(() => smallTargets(page, everything, 24), 'all at 1440 px').toEqual([]);
};
