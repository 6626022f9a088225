import type { Page } from '@playwright/test';
import { expect, hold, originOf, pauseClock, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test.use({ reducedMotion: 'no-preference' });

const bar = (page: Page) => page.getByRole('progressbar', { name: words.shell.page });

/** Follows a link to an article whose data waits until `release`. */
const startLoading = async (page: Page, id: string, title: string) => {
  const letGo = await hold(page, `**/bff/articles/${id}`);
  await page
    .locator(`main a[href="/categories/12/1201/${id}"]`)
    .evaluate((link: HTMLElement) => link.click());
  return {
    release: async () => {
      letGo();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  };
};

test('the loading bar', async ({ page }) => {
  await page.clock.install();
  await visit(page, `${english}/categories/12`);
  // From now on only the test lets time pass.
  await pauseClock(page);
  await test.step('a load of less than 200 ms shows none', async () => {
    const { release } = await startLoading(page, '120102', 'How are bulky goods delivered?');
    await page.clock.runFor(190);
    await release();
    for (const ms of [20, 200]) {
      await page.clock.runFor(ms);
      await expect(bar(page)).toHaveCount(0);
    }
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await test.step('it shows after 200 ms of waiting, runs for 5 s and stays for at least 200 ms', async () => {
    const { release } = await startLoading(page, '120101', 'How long does delivery take');
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
    await page.clock.runFor(30);
    await expect(bar(page)).toHaveAttribute('data-phase', 'finishing');
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(0);
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await test.step('a second load takes a running bar over, and a clock that is put back keeps it no longer', async () => {
    const first = await startLoading(page, '120104', 'Do you deliver to islands and remote places');
    await page.clock.runFor(210);
    await expect(bar(page)).toHaveAttribute('data-phase', 'running');
    await first.release();
    const letGo = await hold(page, '**/bff/categories/12*');
    await page.goBack();
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveAttribute('data-phase', 'running');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveAttribute('data-phase', 'running');
    await page.clock.setSystemTime(new Date('2020-01-01'));
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    await page.clock.runFor(10);
    await expect(bar(page)).toHaveAttribute('data-phase', 'finishing');
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(0);
  });
});
