import { chooseTypes } from '#shared/consent/consent-choice.ts';
import { expect, pauseClock, test, visit, words } from '../fixtures.ts';
import { dialog, english, press, recordThirdParties, reopen, storedChoice } from './consent-page.ts';

const opener = 'Cookie settings';

test('reopened it is a dialog that Escape closes, and starts with what was stored', async ({
  page,
  context,
  expectAccessible,
}) => {
  await recordThirdParties(context);
  await page.clock.install();
  await visit(page, english);
  await test.step('closed again nothing is stored and the focus returns', async () => {
    await reopen(page);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: 'Cookies and privacy' })).toBeFocused();
    await expect(dialog(page)).toHaveAttribute('closedby', 'closerequest');
    await expectAccessible(page, 'dialog[open]');
    await test.step('its close button stands in the upper corner', async () => {
      const edges = (name: string) =>
        dialog(page)
          .getByRole('button', { name, exact: true })
          .evaluate((button) => button.getBoundingClientRect().right);
      expect(await edges('Close')).toBeGreaterThan(await edges('Customise'));
    });
    await press(dialog(page), 'Customise');
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
    expect(await storedChoice(page)).toEqual({ kind: 'reject' });
    await reopen(page);
    await expect(dialog(page).getByRole('heading', { name: 'Cookies and privacy' })).toBeVisible();
    await press(dialog(page), 'Close');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('the switches start with the stored list', async () => {
    await reopen(page);
    await press(dialog(page), 'Customise');
    const marketing = dialog(page).getByRole('switch', { name: 'Marketing' });
    await dialog(page).getByRole('tab', { name: 'Marketing' }).click();
    await expect(marketing).not.toBeChecked();
    await marketing.check();
    await page.route(/googletagmanager/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await press(dialog(page), 'Allow selected');
    await expect(dialog(page)).toBeHidden();
    expect(await storedChoice(page)).toEqual(chooseTypes(['marketing']));
    await reopen(page);
    await press(dialog(page), 'Customise');
    await dialog(page).getByRole('tab', { name: 'Marketing' }).click();
    await expect(marketing).toBeChecked();
    await dialog(page).getByRole('tab', { name: 'Statistics' }).click();
    await expect(dialog(page).getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  });
  await test.step('on opening the focus waits for 100 ms', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await pauseClock(page);
    await reopen(page);
    const title = dialog(page).getByRole('heading', { name: words.cookies.title });
    await expect(title).toBeVisible();
    await page.clock.runFor(90);
    await expect(title).not.toBeFocused();
    await page.clock.runFor(20);
    await expect(title).toBeFocused();
  });
  await test.step('the second press of a double one chooses nothing, a later one does', async () => {
    const allow = dialog(page).getByRole('button', { name: 'Allow all', exact: true });
    const press = async () => {
      const { x, y, width, height } = (await allow.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    await press();
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(500);
    await press();
    await expect(dialog(page)).toBeHidden();
  });
});
