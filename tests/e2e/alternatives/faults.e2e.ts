import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';
import { expect, test } from '../fixtures.ts';
import { forgetFailedRequests, orderId, orderPage } from './orders.ts';

/** A site of this file's own, with the fault proxy between it and its upstream. */
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let upstream: FaultProxy;
let site: Site;
let close: () => Promise<void>;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

test.beforeAll(async () => {
  const port = await freePort();
  const embedded = await startEmbedded({ port, siteOrigins: (host) => `http://${host}.localhost` });
  upstream = await startFaultProxy(embedded.url);
  site = await startSite(upstream.url, { EMBEDDED_PORT: String(port) });
  close = async () => {
    await site.close();
    await upstream.close();
    await embedded.close();
  };
});
test.afterAll(() => close());
test.afterEach(() => upstream.fail('none'));

/** To a browser every fault is the same answer of the site; `tests/http/orders.test.ts` goes through the kinds. */
const fault: Fault = 'close-mid-body';
/** Orders keep what was decided: what fails and what is slow have a country each. */
const failing: LocaleCode = 'es';
const slow: LocaleCode = 'pl';

const open = async (page: Page, locale: LocaleCode, digit: number) => {
  const host = `help.atd-parts.${locales[locale].suffix}`;
  const answer = await page.goto(`http://${host}.localhost:${site.port}/alternatives?id=${orderId(digit)}`);
  if (answer?.ok()) await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  return { order: orderPage(page, locale), status: answer?.status() };
};

const postsTo = (path: string) =>
  upstream.calls.filter((call) => call.startsWith('POST') && call.includes(path));

test('a fault while the order is loaded: an honest page, and the order as soon as it can be had', async ({
  page,
  complaints,
}) => {
  upstream.fail(fault, 'alternatives/prp');
  expect((await open(page, failing, 1)).status).toBe(503);
  upstream.fail('none');
  const { order } = await open(page, failing, 1);
  await expect(order.agree).toBeVisible();
  forgetFailedRequests(complaints);
});

test('a fault while decisions are sent: what arrived all the same is confirmed, with one POST', async ({
  page,
  complaints,
}) => {
  const { order } = await open(page, failing, 3);
  await order.choice(301, 'no').check();
  await order.choice(302, 'yes').check();
  await order.choice(303, 'yes').check();
  upstream.fail(fault, 'customer-decision');
  const before = postsTo('customer-decision').length;
  await order.submit.click();
  await expect(order.confirmed).toBeVisible();
  await order.close(order.confirmed).click();
  await expect(order.receipt.getByText(order.words.receipt.accepted)).toHaveCount(2);
  await expect(order.receipt.getByText(order.words.receipt.cancelled)).toHaveCount(1);
  await expect(page.getByText(order.words.alternatives.errorText)).toBeHidden();
  expect(postsTo('customer-decision')).toHaveLength(before + 1);
  forgetFailedRequests(complaints);
});

test('a fault while methods are loaded: the payment error, and another try opens the picker', async ({
  page,
  complaints,
}) => {
  const { order } = await open(page, failing, 2);
  upstream.fail(fault, 'payment-methods');
  const before = postsTo('customer-decision').length;
  await order.payAndSubmit.click();
  await expect(order.paymentError).toBeVisible();
  await order.close(order.paymentError).click();
  upstream.fail('none');
  await order.payAndSubmit.click();
  await expect(order.picker).toBeVisible();
  expect(postsTo('customer-decision')).toHaveLength(before + 1);
  forgetFailedRequests(complaints);
});

test('a fault while the pay link is created: the payment error with one POST, and another try leads on', async ({
  page,
  complaints,
}) => {
  const { order } = await open(page, failing, 6);
  await order.payAndSubmit.click();
  await expect(order.picker).toBeVisible();
  upstream.fail(fault, 'paylink-create');
  const before = postsTo('paylink-create').length;
  await order.continueToPayment.click();
  await expect(order.paymentError).toBeVisible();
  expect(postsTo('paylink-create')).toHaveLength(before + 1);
  await order.close(order.paymentError).click();
  upstream.fail('none');
  await order.payAndSubmit.click();
  await order.continueToPayment.click();
  await page.waitForURL(/\/payment\//);
  forgetFailedRequests(complaints);
});

test('a slow upstream: the button waits, presses it again do nothing, and the answer is shown when it comes', async ({
  page,
}) => {
  const { order } = await open(page, slow, 1);
  await expect(order.agree).toBeEnabled();
  const held = upstream.hold();
  const before = upstream.calls.length;
  await order.agree.click();
  await expect(order.agree).toHaveAttribute('aria-busy', 'true');
  await order.agree.click({ force: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => upstream.calls.length).toBe(before + 1);
  held.release();
  await expect(order.confirmed).toBeVisible();
  expect(postsTo('customer-decision').filter((call) => call.includes('country=pl'))).toHaveLength(1);
});

test('a slow save: the page says that it sends, no choice changes, and what was sent is what stays', async ({
  page,
}) => {
  const { order } = await open(page, slow, 3);
  await order.choice(301, 'no').check();
  await order.choice(302, 'no').check();
  await order.choice(303, 'yes').check();
  const held = upstream.hold();
  await order.submit.click();
  await expect(order.sending).toBeVisible();
  await expect(order.choice(303, 'no')).toBeDisabled();
  // A label is clicked like a radio, and a script may still tell the page of a change.
  await page
    .locator('label')
    .filter({ has: order.choice(303, 'no') })
    .click({ force: true });
  await expect(order.choice(303, 'yes')).toBeChecked();
  held.release();
  await expect(order.confirmed).toBeVisible();
  await expect(order.sending).toBeHidden();
  await test.step('behind the dialog the page stays as it was sent; what was decided follows it', async () => {
    await expect(order.receipt).toBeHidden();
    await expect(order.choice(303, 'yes')).toBeChecked();
    await order.close(order.confirmed).click();
  });
  await expect(order.receipt.getByText(order.words.receipt.accepted)).toHaveCount(1);
  await expect(order.receipt.getByText(order.words.receipt.cancelled)).toHaveCount(2);
});

test('a slow upstream while the picker loads and the link is made: one link, and the visitor gets there', async ({
  page,
}) => {
  const { order } = await open(page, slow, 6);
  await expect(order.payAndSubmit).toBeEnabled();
  const methods = upstream.hold();
  await order.payAndSubmit.click();
  await expect(order.payAndSubmit).toHaveAttribute('aria-busy', 'true');
  methods.release();
  await expect(order.picker).toBeVisible();
  const link = upstream.hold();
  await order.continueToPayment.click();
  await expect(order.continueToPayment).toHaveAttribute('aria-busy', 'true');
  await order.continueToPayment.click({ force: true });
  link.release();
  await page.waitForURL(/\/payment\//);
  expect(postsTo('paylink-create').filter((call) => call.includes('country=pl'))).toHaveLength(1);
});

test('an upstream that never answers ends a page at its deadline: 503, and not a spinner for ever', async ({
  page,
  complaints,
}) => {
  upstream.fail('hang', 'alternatives/prp');
  expect((await open(page, slow, 5)).status).toBe(503);
  forgetFailedRequests(complaints);
});
