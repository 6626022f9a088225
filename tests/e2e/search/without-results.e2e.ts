import type { Page } from '@playwright/test';
import { expect, originOf, test, violationsOf, visit, visitWithoutScript, words } from '../fixtures.ts';
import { queryValue } from '#shared/help-api/paths.ts';

const english = originOf('help.atd-parts.co.uk');

/** What nobody has written about; that it looks like markup changes nothing. */
const vain = '<qqqqqqqq>';

/** The two states, each with its words and with one of the other's, which it must not say. */
const states = [
  {
    path: `/search?articles=${queryValue(vain)}`,
    heading: words.search.notFoundTitle.replace('{{query}}', vain),
    says: words.search.notFoundText,
    never: words.search.failed,
  },
  {
    path: `/not_found?reason=search&articles=${queryValue(vain)}`,
    heading: words.search.failed,
    says: words.notFound.searchFailed,
    never: words.search.notFoundText,
  },
] as const;

/** What both states offer; then the keyboard alone searches again. */
const searchAgainByKeyboard = async (page: Page, { heading, says, never }: (typeof states)[number]) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main).toContainText(says);
  await expect(main).not.toContainText(never);
  await expect(main.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/categories/12');
  await expect(main.getByRole('button', { name: words.contact.button })).toBeVisible();
  const field = main.getByRole('textbox');
  await expect(field).toHaveValue(vain);
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: words.search.again })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('parcel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${english}/search?articles=parcel`);
  await expect(main.getByRole('link', { name: 'Where is my parcel?' })).toBeVisible();
};

// behaviour/search 25
test('nothing found and a failed search, each in its own words, lead on by keyboard', async ({
  page,
  complaints,
}) => {
  for (const state of states) {
    await test.step(state.path, async () => {
      await visit(page, english + state.path);
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      const again = await page
        .getByRole('main')
        .getByRole('button', { name: words.search.again })
        .boundingBox();
      expect(again!.height, 'its words stand on one line').toBeLessThan(60);
      await page.setViewportSize({ width: 1280, height: 720 });
      await searchAgainByKeyboard(page, state);
    });
  }
  // The browser itself complains of a document that answers 404, and the page of the search that failed.
  complaints.length = 0;
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both lead on by keyboard too', async ({ page, complaints }) => {
    for (const state of states) {
      await visitWithoutScript(page, english + state.path);
      await searchAgainByKeyboard(page, state);
    }
    complaints.length = 0;
  });
});
