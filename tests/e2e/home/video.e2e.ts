import type { Page } from '@playwright/test';
import { expect, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const player = 'https://www.youtube-nocookie.com/**';

/** Stands in for the video host and notes every call to it, or to any other host. */
const watchOutside = async (page: Page): Promise<string[]> => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (!hostname.endsWith('.localhost')) outside.push(href);
  });
  await page.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title><p>playing</p>' }),
  );
  return outside;
};

const firstVideo = (page: Page) => page.getByRole('region', { name: 'Videos' }).getByRole('link').first();

test('a video shows a local poster first; its frame loads on click, in a dialog, which clears on close', async ({
  page,
  expectAccessible,
}) => {
  const outside = await watchOutside(page);
  await visit(page, english);
  const poster = firstVideo(page).locator('img');
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toHaveAttribute('src', /^\/images\/help\/[\w-]+\.svg$/);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(outside).toEqual([]);

  await expect(firstVideo(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await firstVideo(page).click();
  const dialog = page.getByRole('dialog', { name: 'Where to find the vehicle identification number' });
  await expect(dialog).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('playing')).toBeVisible();
  expect(outside).toHaveLength(1);
  expect(outside[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  // While it closes the page behind cannot have the focus.
  await expect(dialog).toBeHidden();
  const ways = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    async () => {
      // Not within the 500 ms in which a double click would.
      await expect(dialog).toHaveAttribute('closedby', 'any');
      await page.mouse.click(5, 5);
    },
  ];
  await test.step('cross, Escape and a press beside it end the video and give the focus back', async () => {
    for (const close of ways) {
      await firstVideo(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.locator('iframe')).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(firstVideo(page)).toBeFocused();
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a video leads to the player’s own page', async ({ page }) => {
    await watchOutside(page);
    await page.goto(english);
    await firstVideo(page).click();
    await expect(page).toHaveURL(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/);
  });
});
