import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type english from '#locales/en.json';
import { formatSentenceAmount } from '#shared/money/format-price.ts';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import { originOf, sitePort } from '../fixtures.ts';

/** The id of one of the seven fixed orders; any other digit is an order that nobody has. */
export const orderId = (digit: number): string => {
  const of = (length: number) => String(digit).repeat(length);
  return `${of(8)}-${of(4)}-4${of(3)}-8${of(3)}-${of(12)}`;
};

/** Orders live as long as the site under test: each test takes a host of its own for what it decides. */
export const addressOf = (host: string, digit: number): string =>
  `${originOf(host)}/alternatives?id=${orderId(digit)}`;

type Words = typeof english;

/** The page of an order in the words and money of its host. */
export const orderPage = (page: Page, locale: LocaleCode) => {
  const words = JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8'),
  ) as Words;
  const { alternatives, payment, common } = words;
  const fill = (text: string, amount: number) =>
    text.replace('{{amount}}', formatSentenceAmount(amount, locales[locale].currency, locale));
  const button = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  const choice = (replacement: number, value: 'yes' | 'no') =>
    page.locator(`input[name="decision-${replacement}"][value="${value}"]`);
  return {
    words,
    fill,
    choice,
    total: page.locator('aside div[role=status]'),
    sending: page.getByRole('main').getByRole('status').filter({ hasText: common.sending }),
    cancel: button(alternatives.cancelRefund),
    agree: button(alternatives.agree),
    submit: button(alternatives.submit),
    payAndSubmit: button(alternatives.payAndSubmit),
    confirm: dialog(alternatives.removeTitle),
    notice: dialog(alternatives.makeAllTitle),
    confirmed: dialog(alternatives.confirmedTitle),
    error: dialog(alternatives.errorTitle),
    picker: dialog(payment.title),
    paymentError: dialog(payment.errorTitle),
    confirmCancel: page.getByRole('button', { name: alternatives.ok }),
    continueToPayment: page.getByRole('button', { name: payment.submit }),
    close: (inside: Locator) => inside.getByRole('button', { name: common.close }).last(),
    elsewhere: page.getByText(alternatives.elsewhereText),
    decided: page.getByText(alternatives.decided),
    paid: page.getByRole('heading', { name: alternatives.paidTitle }),
    paidText: page.getByText(alternatives.paidText),
    receipt: page.locator('section[aria-labelledby="receipt-title"]'),
    receiptTitle: page.locator('#receipt-title'),
  };
};

/** The payment page of the embedded content API. */
export const paymentPage = (page: Page) => ({
  arrived: () => page.waitForURL(/\/payment\//),
  pay: page.locator('button[value="pay"]'),
  fail: page.locator('button[value="fail"]'),
  leave: page.locator('main a'),
});

/** What Chromium itself writes about an answer that is no success; the page's own words about it are still complaints. */
export const forgetFailedRequests = (complaints: string[]): void => {
  const own = complaints.filter((text) => !text.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...own);
};

/** What the site answers whatever goes wrong behind it; `tests/http/orders.test.ts` goes through the kinds. */
export const unavailable = { status: 503, json: { error: { kind: 'unavailable', message: 'ERR' } } };

/** Decides an order as another device does. */
export const decideElsewhere = async (
  request: APIRequestContext,
  host: string,
  digit: number,
  decisions: Readonly<Record<string, boolean>>,
): Promise<void> => {
  const answer = await request.post(
    `http://127.0.0.1:${sitePort}/bff/alternatives/${orderId(digit)}/decisions`,
    { headers: { host: `${host}.localhost:${sitePort}` }, data: { decisions } },
  );
  expect(answer.status()).toBe(200);
};
