import type { Locator } from '@playwright/test';
import { addressOf } from '../alternatives/orders.ts';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const withPictures = `${english}/categories/106/10601/1060102`;
/** Two of three replacements are open, one is decided. */
const partlyDecided = addressOf('help.atd-parts.lv', 5);

/** Where the first of them begins and ends on the line. */
const edgesOf = async (elements: Locator): Promise<{ left: number; right: number }> => {
  const { x, width } = (await elements.first().boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left: x, right: x + width };
};
const styleOf = (element: Locator, name: string): Promise<string> =>
  element.first().evaluate((box, property) => getComputedStyle(box).getPropertyValue(property), name);

test.use({ viewport: { width: 1440, height: 900 } });

test('what stands below each other begins and ends at one edge', async ({ page }) => {
  const main = page.getByRole('main');
  await visit(page, english);
  await test.step('drawings of help areas, which begin 4 px within their square, at their words', async () => {
    const card = main.locator('li:has(a[href="/categories/12"])');
    const [drawing, title] = [await edgesOf(card.locator('svg')), await edgesOf(card.getByRole('heading'))];
    expect(Math.round(title.left - drawing.left)).toBe(4);
  });
  await test.step('the buttons of a slider where its page ends', async () => {
    const heading = await edgesOf(main.getByRole('heading', { name: words.home.videos }));
    const next = await edgesOf(main.getByRole('button', { name: words.article.next }));
    expect(Math.abs(1440 - heading.left - next.right)).toBeLessThan(1);
  });
  await visit(page, withPictures);
  await test.step('pictures and the sign that leads home at the text', async () => {
    const text = await edgesOf(main.locator('[data-block] > p'));
    const picture = await edgesOf(main.locator('a.enlarge'));
    expect(Math.abs(text.left - picture.left)).toBeLessThan(1);
    const home = await edgesOf(page.locator('[data-crumb=home] svg'));
    const heading = await edgesOf(page.getByRole('heading', { level: 1 }));
    expect(Math.abs(heading.left - home.left)).toBeLessThan(1);
  });
  await test.step('numbers are typed, so nothing counts them up', async () => {
    expect(await styleOf(page.locator('dialog input[type=number]'), 'appearance')).toBe('textfield');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on a phone an enlarged picture fills the width of the window', async () => {
    await main.locator('a.enlarge').first().click();
    const picture = await edgesOf(page.locator('dialog[open] img'));
    expect(picture).toEqual({ left: 0, right: 390 });
    await page.keyboard.press('Escape');
  });
  await test.step('the list of languages opens on whole rows', async () => {
    await page.locator('header button[aria-controls]').last().click();
    const list = page.locator('header ul:has(> li > a[hreflang])');
    await expect(list).toBeVisible();
    const cut = () =>
      list.evaluate((box) => {
        const begins = box.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(box).paddingTop);
        const rows = [...box.children].map((row) => row.getBoundingClientRect());
        return rows.filter(({ top, bottom }) => top < begins - 2 && bottom > begins + 2).length;
      });
    await expect.poll(cut).toBe(0);
  });
});

test('in the dark scheme an open choice is open, and a locked one still shows what was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, partlyDecided);
  expect(await styleOf(page.locator('main input[type=radio]:enabled'), 'appearance')).toBe('none');
  const chosen = page.locator('label:has(:checked:disabled)');
  const refused = page.locator('label:has(:disabled:not(:checked))');
  expect(await styleOf(chosen, 'border-color')).not.toBe(await styleOf(refused, 'border-color'));
  expect(await styleOf(chosen, 'color')).not.toBe(await styleOf(refused, 'color'));
  expect(await styleOf(chosen.locator('input'), 'background-image')).toContain('radial-gradient');
});
