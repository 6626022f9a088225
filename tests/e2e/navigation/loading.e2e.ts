import type { Page } from '@playwright/test';
import { expect, originOf, pauseClock, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const articleLink = (page: Page) => page.locator('main a[href="/categories/12/1201/120101"]');
const click = (page: Page) => articleLink(page).evaluate((link: HTMLElement) => link.click());

const bar = (page: Page) => page.getByRole('progressbar', { name: words.shell.page });

/** A page on its way whose data waits until `release`; from then on only the test lets time pass. */
const startLoading = async (page: Page) => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/bff/articles/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await visit(page, `${english}/categories/12`);
  await pauseClock(page);
  await click(page);
  return {
    release: async () => {
      held.resolve(undefined);
      await expect(
        page.getByRole('heading', { level: 1, name: 'How long does delivery take' }),
      ).toBeVisible();
    },
  };
};

test('the loading bar shows after 200 ms of waiting, runs for 5 s and stays for at least 200 ms', async ({
  page,
}) => {
  const { release } = await startLoading(page);
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar(page)).toBeVisible();
  const durations = await bar(page).evaluate((track) =>
    track.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(durations).toEqual([5000]);
  await release();
  // Shown for 10 ms or more until now, for the clock stands still.
  await page.clock.runFor(170);
  await expect(bar(page)).toHaveAttribute('data-phase', 'running');
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveCount(0);
});

test('a load of less than 200 ms shows no bar', async ({ page }) => {
  const { release } = await startLoading(page);
  await page.clock.runFor(190);
  await release();
  for (const ms of [20, 200]) {
    await page.clock.runFor(ms);
    await expect(bar(page)).toHaveCount(0);
  }
});
