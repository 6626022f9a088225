import type { Page } from '@playwright/test';
import { expect, originOf, test } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const path = '/categories/11/1101/110102';
const thanks = 'Thank you for your feedback';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a yes is thanked; a no brings the reasons, with a live button; without a reason it says so and keeps the comment', async ({
    page,
    complaints,
  }) => {
    await page.goto(english + path);
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(page).toHaveURL(`${english}${path}?done=vote#vote`);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();

    await page.goto(english + path);
    await page.getByRole('button', { name: /^No/ }).click();
    await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeInViewport();
    await page.getByRole('textbox', { name: 'Your comment (optional)' }).fill('Which label?');
    const submit = page.getByRole('button', { name: 'Send feedback' });
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByText('Please choose at least one option')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your comment (optional)' })).toHaveValue('Which label?');
    // The browser itself complains of a document that answers 422.
    expect(complaints.splice(0).join()).toContain('422');
    await page.getByRole('checkbox', { name: 'The explanation is hard to understand' }).check();
    await submit.click();
    await expect(page).toHaveURL(`${english}${path}?done=comment#vote`);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  });
});

/** Holds back every script until `release`: what a visitor does meanwhile is posted by the browser itself. */
const holdScripts = async (page: Page) => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
};

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
    const release = await holdScripts(page);
    await page.goto(english + path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    release();
    await expect.poll(stored).toBe('{"110102:en-GB":1}');
  });
  await page.evaluate(() => localStorage.removeItem('votes'));
  await page.unrouteAll();
  await test.step('a no: the page that comes back is hydrated where the visitor was', async () => {
    const release = await holdScripts(page);
    await page.goto(english + path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^No/ }).click();
    await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeVisible();
    release();
    await expect(page).toHaveURL(`${english}${path}#vote`);
    await expect(page.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  });
});
