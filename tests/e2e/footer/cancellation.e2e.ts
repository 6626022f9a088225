import type { Page } from '@playwright/test';
import words from '#locales/en.json' with { type: 'json' };
import { expect, originOf, test, visit, visitWithoutScript } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const path = '/categories/8';

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

const openCancellation = async (page: Page, come = visit) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bff/cancellations')) sent.push(request.postDataJSON());
  });
  await come(page, english + path);
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

test('success resets the form and shows the thank-you modal; a double press sends once', async ({
  page,
  expectAccessible,
}) => {
  const { sent, ...parts } = await openCancellation(page);
  await expect(parts.dialog.getByRole('heading', { name: words.footer.links.cancellation })).toBeFocused();
  await expectAccessible(page);
  await fill(parts, '1234567');
  await parts.order.press('Enter');
  await expect(parts.thanks).toBeVisible();
  await expect(parts.dialog).toBeHidden();
  await expectAccessible(page);
  expect(sent).toEqual([{ atdOrderId: 1_234_567, supplierId: 77, supplierOrderId: 'DS-2024/1' }]);
  await parts.thanks.getByRole('button', { name: words.common.close }).last().press('Enter');
  await expect(parts.thanks).toBeHidden();
  await expect(parts.entry).toBeFocused();
  await parts.entry.click();
  await expect(parts.order).toHaveValue('');

  // A double press sends once.
  await fill(parts, '1234568');
  await parts.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(parts.thanks).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('what is not complete or not right is said and not sent; hidden, the modal forgets it', async ({
  page,
  expectAccessible,
}) => {
  const { sent, ...parts } = await openCancellation(page);
  await test.step('if any of the three is missing there is no error but the fields’ own', async () => {
    await parts.dropshipping.fill('DS-2024/1');
    await parts.order.fill('1.5');
    await parts.submit.click();
    await expect(parts.supplier).toBeFocused();
    await expect(parts.supplier).toHaveAccessibleDescription(words.error.required);
    await expect(parts.order).toHaveAccessibleDescription(words.error.integer);
    await expect(parts.alert).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('an id of the wrong form: "Invalid order cancelation data", cleared on any field edit', async () => {
    for (const orderId of ['1e3', '0']) {
      await fill(parts, orderId);
      await parts.submit.click();
      await expect(parts.alert).toContainText('Invalid order cancelation data');
      if (orderId === '0') await expectAccessible(page);
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
  });
  await test.step('it begins with the way for customers, which closes it', async () => {
    const link = parts.dialog.getByRole('link', { name: words.cancellation.customerLink });
    await expect(parts.dialog.locator('form p').first()).toContainText(words.cancellation.customerQuestion);
    await link.click();
    await expect(page).toHaveURL(`${english}/categories/8/801/80101`);
    await expect(parts.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(sent).toEqual([]);
});

test('errors of a result are listed in a danger alert, cleared on any field edit; a falsy result shows the error modal', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const { sent, ...parts } = await openCancellation(page);
  await fill(parts, '1000404');
  await parts.submit.click();
  await expect(parts.alert).toContainText('The order number 1000404 is not known.');
  await expect(parts.failure).toBeHidden();
  await expect(parts.order).toHaveValue('1000404');
  await parts.order.fill('1000405');
  await expect(parts.alert).toHaveCount(0);

  await page.route('**/bff/cancellations', (route) =>
    route.fulfill({ status: 503, json: { error: { kind: 'unavailable', message: '', requestId: '' } } }),
  );
  await parts.submit.click();
  await expect(parts.failure).toBeVisible();
  await expectAccessible(page);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the errors of the server are listed in the open dialog, with values kept; mended, it is sent and thanked for', async ({
    page,
    complaints,
  }) => {
    const { alert, submit, ...parts } = await openCancellation(page, visitWithoutScript);
    await fill({ alert, submit, ...parts }, '1000409');
    await submit.click();
    await expect(alert).toContainText('The order 1000409 has already been sent.');
    await expect(parts.dialog).toBeInViewport();
    await expect(parts.dropshipping).toHaveValue('DS-2024/1');
    await parts.order.fill('1000410');
    await submit.click();
    await expect(page).toHaveURL(`${english}${path}?done=cancellation`);
    await expect(parts.thanks).toBeInViewport();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  });
});
