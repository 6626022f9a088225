import { addressOf } from '../alternatives/orders.ts';
import { banner, press } from '../consent/consent-page.ts';
import { expect, originOf, test, visit, words } from '../fixtures.ts';
import { expectPressable, smallTargets } from './small-targets.ts';

const english = originOf('help.atd-parts.co.uk');

/** Beside those of the matrix. */
const pages = {
  article: `${english}/categories/12/1202/120201`,
  alternatives: addressOf('help.atd-parts.co.uk', 2),
  'one alternative': addressOf('help.atd-parts.co.uk', 1),
} as const;

test('what is pressed is large enough, for a finger in narrow windows, for a mouse in wide ones', async ({
  page,
}) => {
  for (const [name, address] of Object.entries(pages))
    await test.step(name, async () => {
      await visit(page, address);
      await expectPressable(page);
    });
});

test.describe('the question about cookies', () => {
  test.use({ storedConsent: null });

  test('it can be answered with a finger, in every view and window', async ({ page }) => {
    const inside = 'section[data-print=hide]:has(h2[tabindex]) :is(a[href], button, input, [role=tab])';
    const widths = [390, 900, 1440];
    await visit(page, english);
    await expect(banner(page)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => smallTargets(page, inside, 44), `at ${width} px`).toEqual([]);
    }
    await press(banner(page), words.cookies.customise);
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 844 });
      const panels = banner(page).getByRole('heading', { level: 3 }).getByRole('button');
      // In a narrow window the types are panels, which are folded.
      if (width === 390) await panels.first().click();
      await press(banner(page), words.cookies.details);
      await expect.poll(() => smallTargets(page, inside, 44), `with details at ${width} px`).toEqual([]);
      await press(banner(page), words.cookies.less);
    }
  });
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
  await expect.poll(() => smallTargets(page, 'search :is(a[href], button, input)', 44)).toEqual([]);
  complaints.length = 0;
  await visit(page, english);
  await page.getByRole('button', { name: words.header.openMenu }).click();
  const inHeader = 'header :is(a[href], button, input)';
  await expect.poll(() => smallTargets(page, inHeader, 44)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Country and language/ })
    .click();
  await expect.poll(() => smallTargets(page, inHeader, 44)).toEqual([]);
});
