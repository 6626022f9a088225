import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import german from '#locales/de.json' with { type: 'json' };
import { orders, shapeReadings, startBareUpstream } from '#tests/fakes/bare-upstream.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';
import { readOrder } from '../../scripts/check-upstream/read-host.ts';

// Of two old items of 2 x 12.50 one is available and stays: behaviour/orders 7 and 34.

const host = 'help.atd-parts.de';
const { refundOpen, removeText, totalRefund } = german.alternatives;
/** As the article numbers of items stand nowhere else. */
const articleNumber = 'BD-1';

let upstream: Awaited<ReturnType<typeof startBareUpstream>>;
let proxy: FaultProxy;
let site: Site;
beforeEach(async () => {
  upstream = await startBareUpstream(shapeReadings['as we read it']!);
  proxy = await startFaultProxy(upstream.url);
  site = await startSite(proxy.url);
});
afterEach(async () => {
  await site.close();
  await proxy.close();
  await upstream.close();
});

/** The words of a page. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
/** Every sum that is promised back. */
const refundsIn = (words: string): readonly string[] =>
  [...words.matchAll(new RegExp(totalRefund.replace('{{amount}}', '([\\d.,]+) €'), 'g'))].map(
    ([, amount = '']) => amount,
  );
const read = async (id: string): Promise<string> =>
  wordsOf((await site.ask(host, `/alternatives?id=${id}`)).body);
/** What comes back where "cancel" is pressed without script: the dialog, as a page. */
const pressCancel = async (id: string): Promise<string> => {
  const body = new URLSearchParams({ from: `/alternatives?id=${id}`, replacement: '4', button: 'cancel' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const answer = await site.ask(host, '/actions/decisions', { method: 'POST', body: `${body}`, headers });
  return wordsOf(answer.body);
};
const decide = (id: string, decisions: Readonly<Record<string, boolean>>) =>
  site.ask(host, `/bff/alternatives/${id}/decisions`, {
    method: 'POST',
    body: JSON.stringify({ decisions }),
    headers: { 'content-type': 'application/json' },
  });

describe('where the server names no refund', () => {
  test('the page, its dialog and the receipt of a refusal promise no sum', async () => {
    const page = await read(orders.single);
    expect(page).toContain(refundOpen);
    expect(refundsIn(page)).toEqual([]);
    const dialog = await pressCancel(orders.single);
    expect(dialog).toContain(removeText);
    expect(refundsIn(dialog)).toEqual([]);
    expect((await decide(orders.single, { 4: false })).status).toBe(200);
    const receipt = await read(orders.single);
    expect(receipt).toContain(german.receipt.cancelled);
    expect(receipt).toContain(refundOpen);
    expect(refundsIn(receipt)).toEqual([]);
    expect(receipt.split(articleNumber)).toHaveLength(2);
  });

  test('what a cheaper replacement saves is the only sum, and none of all together', async () => {
    expect(refundsIn(await read(orders.open))).toEqual(['5,00']);
    expect((await decide(orders.open, { 1: false, 2: true })).status).toBe(200);
    const receipt = await read(orders.open);
    expect(refundsIn(receipt)).toEqual(['5,00']);
    // Once in the line that was refused, and once for all.
    expect(receipt.split(refundOpen)).toHaveLength(3);
  });
});

test('a refund that the server names is the one sum of page, dialog and receipt', async () => {
  interface Answer {
    readonly data: { readonly replacements: readonly object[] };
  }
  proxy.bend('alternatives/prp', ({ data, ...rest }: Answer) => ({
    ...rest,
    data: { ...data, replacements: data.replacements.map((each) => ({ ...each, refundAmount: '25.00' })) },
  }));
  expect(new Set(refundsIn(await read(orders.single)))).toEqual(new Set(['25,00']));
  expect(new Set(refundsIn(await pressCancel(orders.single)))).toEqual(new Set(['25,00']));
  await decide(orders.single, { 4: false });
  const receipt = await read(orders.single);
  expect(new Set(refundsIn(receipt))).toEqual(new Set(['25,00']));
  expect(receipt).not.toContain(refundOpen);
});

test.each([
  ['in two currencies', 'EUR', 503, null],
  ['whose replacements alone name a currency', null, 200, 'Sie zahlen: 12,50 CHF'],
])('an order %s has no sum in a wrong one', async (_, currency, status, total) => {
  interface Answer {
    readonly data: { readonly replacements: readonly object[] };
  }
  proxy.bend('alternatives/prp', ({ data, ...rest }: Answer) => ({
    ...rest,
    data: {
      ...data,
      currency,
      replacements: data.replacements.map((each) => ({ ...each, currency: 'CHF' })),
    },
  }));
  expect((await site.ask(host, `/alternatives?id=${orders.single}`)).status).toBe(status);
  if (total !== null) expect(await read(orders.single)).toContain(total);
  const report = await readOrder(builtInProjects, proxy.url, orders.single as AlternativeId);
  expect(report.host).toBe(total === null ? '' : host);
});
