import type { Page } from '@playwright/test';
import words from '#locales/en.json' with { type: 'json' };
import { searchPath } from '#shared/help-api/paths.ts';
import { expect, hold, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

const partsOf = (page: Page) => {
  const dialog = page.locator('#order-cancellation');
  return {
    entry: page.getByRole('button', { name: words.footer.links.cancellation }),
    dialog,
    supplier: dialog.getByLabel(words.cancellation.supplierId),
    dropshipping: dialog.getByLabel(words.cancellation.supplierOrderId),
    order: dialog.getByLabel(words.cancellation.atdOrderId),
    submit: dialog.locator('form[action] [type=submit]'),
    alert: dialog.getByRole('alert'),
    thanks: page.getByRole('dialog', { name: words.cancellation.thanksTitle }),
    failure: page.getByRole('dialog', { name: words.cancellation.errorTitle }),
  };
};

const openCancellation = async (page: Page) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/cancellations')) sent.push(request.postDataJSON());
  });
  await visit(page, `${english}/categories/8`);
  const parts = partsOf(page);
  await parts.entry.click();
  await expect(parts.dialog).toBeVisible();
  return { sent, ...parts };
};

type Parts = ReturnType<typeof partsOf>;
const fill = async ({ supplier, dropshipping, order }: Parts, orderId: string) => {
  await supplier.fill('77');
  await dropshipping.fill('DS-2024/1');
  await order.fill(orderId);
};

test('the cancellation of an order, from its modal to the thanks', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const { sent, ...parts } = await openCancellation(page);
  await test.step('it begins at its heading, with nothing that axe finds', async () => {
    await expect(parts.dialog.getByRole('heading', { name: words.footer.links.cancellation })).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
  });
  await test.step('if any of the three is missing there is no error but the fields’ own', async () => {
    await parts.dropshipping.fill('DS-2024/1');
    await parts.order.fill('1.5');
    await parts.submit.click();
    await expect(parts.supplier).toBeFocused();
    await expect(parts.supplier).toHaveAccessibleDescription(words.error.required);
    await expect(parts.order).toHaveAccessibleDescription(words.error.integer);
    await expect(parts.alert).toHaveCount(0);
    await expectAccessible(page, 'dialog[open]');
  });
  await test.step('the wheel does not count an id up or down', async () => {
    await parts.order.fill('1234567');
    await parts.order.hover();
    for (let turn = 0; turn < 3; turn += 1) {
      await page.mouse.wheel(0, 100);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    await expect(parts.order).toHaveValue('1234567');
  });
  await test.step('an id of the wrong form: "Invalid order cancelation data", cleared on any field edit', async () => {
    for (const orderId of ['1e3', '0']) {
      await fill(parts, orderId);
      await parts.submit.click();
      await expect(parts.alert).toContainText('Invalid order cancelation data');
      if (orderId === '0') await expectAccessible(page, 'dialog[open]');
      await parts.dropshipping.press('End');
      await parts.dropshipping.pressSequentially('2');
      await expect(parts.alert).toHaveCount(0);
    }
  });
  await test.step('the modal resets its data when hidden', async () => {
    await parts.submit.click();
    await expect(parts.alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parts.dialog).toBeHidden();
    await expect(parts.entry).toBeFocused();
    await parts.entry.click();
    await expect(parts.alert).toHaveCount(0);
    await expect(parts.supplier).toHaveValue('');
    await expect(parts.order).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);
  });
  await test.step('success resets the form and shows the thank-you modal', async () => {
    await fill(parts, '1234567');
    await parts.order.press('Enter');
    await expect(parts.thanks).toBeVisible();
    await expect(parts.dialog).toBeHidden();
    expect(sent).toEqual([{ atdOrderId: 1_234_567, supplierId: 77, supplierOrderId: 'DS-2024/1' }]);
    await parts.thanks.getByRole('button', { name: words.common.close }).last().press('Enter');
    await expect(parts.thanks).toBeHidden();
    await expect(parts.entry).toBeFocused();
    await parts.entry.click();
    await expect(parts.order).toHaveValue('');
  });
  await test.step('a double press sends once', async () => {
    await fill(parts, '1234568');
    await parts.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(parts.thanks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parts.thanks).toBeHidden();
    expect(sent.splice(0)).toHaveLength(2);
  });
  await test.step('errors of a result are listed in a danger alert, cleared on any field edit', async () => {
    await parts.entry.click();
    await fill(parts, '1000404');
    await parts.submit.click();
    await expect(parts.alert).toContainText('The order number 1000404 is not known.');
    await expect(parts.failure).toBeHidden();
    await expect(parts.order).toHaveValue('1000404');
    await parts.order.fill('1000405');
    await expect(parts.alert).toHaveCount(0);
  });
  await test.step('closed while it is sent it keeps what it sends, and errors open it again', async () => {
    const letGo = await hold(page, '**/bff/cancellations');
    await parts.order.fill('1000404');
    // As on a busy machine: it is closed before the fetcher's state has come.
    await parts.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.closest('dialog')?.dispatchEvent(new Event('close'));
    });
    await page.keyboard.press('Escape');
    await parts.entry.click();
    await expect(parts.order).toHaveValue('1000404');
    await expect(parts.submit).toHaveText(words.common.sending);
    await page.keyboard.press('Escape');
    await expect(parts.dialog).toBeHidden();
    letGo();
    await expect(parts.alert).toContainText('The order number 1000404 is not known.');
    await expect(parts.order).toHaveValue('1000404');
    await page.unroute('**/bff/cancellations');
    expect(sent.splice(1)).toHaveLength(1);
    await parts.order.fill('1000405');
  });
  await test.step('a falsy result shows the error modal, and can be tried again', async () => {
    await page.route('**/bff/cancellations', (route) =>
      route.fulfill({ status: 503, json: { error: { kind: 'unavailable', message: '', requestId: '' } } }),
    );
    await parts.submit.click();
    await expect(parts.failure).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parts.failure).toBeHidden();
    await expect(parts.dialog).toBeVisible();
    await expect(parts.order).toHaveValue('1000405');
    expect(sent).toHaveLength(2);
    await page.unroute('**/bff/cancellations');
    await parts.submit.click();
    await expect(parts.thanks).toBeVisible();
    expect(sent).toHaveLength(3);
    complaints.length = 0;
  });
  await test.step('it begins with the way for customers, which closes it', async () => {
    await page.keyboard.press('Escape');
    await parts.entry.click();
    const link = parts.dialog.getByRole('link', { name: words.cancellation.customerLink });
    await expect(parts.dialog.locator('form p').first()).toContainText(words.cancellation.customerQuestion);
    await link.click();
    await expect(page).toHaveURL(`${english}${searchPath(words.cancellation.customerLink)}`);
    await expect(page.locator('main a[href="/categories/8/801/80101"]').first()).toBeVisible();
    await expect(parts.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
