import { expect, hold, originOf, test } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const path = '/categories/11/1101/110102';
const thanks = 'Thank you for your feedback';

/** Every script: what a visitor does meanwhile is posted by the browser itself. */
const scripts = '**/assets/*.js';

test('what is pressed before hydration is answered by the server and counts once script is there', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('votes'));
  await test.step('a shared address of thanks is no vote', async () => {
    await page.goto(`${english}${path}?done=vote`);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    expect(await stored()).toBeNull();
  });
  await test.step('a yes is remembered', async () => {
    const release = await hold(page, scripts);
    await page.goto(english + path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    release();
    await expect.poll(stored).toBe('{"110102:en-GB":1}');
  });
  await page.evaluate(() => localStorage.removeItem('votes'));
  await page.unrouteAll();
  await test.step('a no: the page that comes back is hydrated where the visitor was', async () => {
    const release = await hold(page, scripts);
    await page.goto(english + path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^No/ }).click();
    await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeVisible();
    release();
    await expect(page).toHaveURL(`${english}${path}#vote`);
    await expect(page.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
    await page.locator('#vote').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  });
});
