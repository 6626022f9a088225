import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import words from '#locales/fr.json' with { type: 'json' };
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type AskOptions, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
const orders = {
  free: '11111111-1111-4111-8111-111111111111',
  dearer: '22222222-2222-4222-8222-222222222222',
  three: '33333333-3333-4333-8333-333333333333',
  paid: '44444444-4444-4444-8444-444444444444',
  partly: '55555555-5555-4555-8555-555555555555',
  toPay: '66666666-6666-4666-8666-666666666666',
  failing: '77777777-7777-4777-8777-777777777777',
} as const;
const unknown = '99999999-9999-4999-8999-999999999999';

const { dataFile, remove } = copySeededData();
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let upstream: FaultProxy;
let site: Site;
/** Each test writes from an address of its own: how often one may write is counted by address. */
let visitors = 0;

beforeAll(async () => {
  embedded = await startEmbedded({ dataFile });
  upstream = await startFaultProxy(embedded.url);
  site = await startSite(upstream.url, { EMBEDDED_PORT: String(embedded.port) });
});
afterAll(async () => {
  await site.close();
  await upstream.close();
  await embedded.close();
  remove();
});
// Orders are as they were at the start: the site remembers nothing of them.
beforeEach(() => {
  visitors += 1;
  upstream.reset();
  const database = new DatabaseSync(dataFile);
  database.exec(`delete from decision; delete from payment where alternative <> '${orders.paid}'`);
  database.close();
});

const bff = (id: string, rest = '') => `/bff/alternatives/${id}${rest}`;
const post = (path: string, body: unknown, options: AskOptions = {}) =>
  site.ask(host, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${visitors}`,
      ...options.headers,
    },
  });
const decide = (id: string, decisions: Record<string, boolean>) => post(bff(id, '/decisions'), { decisions });
const createPayLink = (id: string, paymentMethodId = '7') => post(bff(id, '/pay-link'), { paymentMethodId });
const read = async (id: string) => JSON.parse((await site.ask(host, bff(id))).body) as Alternative;
const callsTo = (path: string) => upstream.calls.filter((call) => call.includes(`/api/alternatives/${path}`));
const kindOf = (body: string) => (JSON.parse(body) as { error: { kind: string } }).error.kind;

describe('an order', () => {
  test('is read with amounts in cents, decisions as true, false or null, and neither its id nor its pay link', async () => {
    const { body, headers } = await site.ask(host, bff(orders.partly));
    const order = JSON.parse(body) as Alternative;
    expect(order.replacements.map(({ decision, locked }) => [decision, locked])).toEqual([
      [true, true],
      [null, false],
      [null, false],
    ]);
    expect(order.replacements[1]).toMatchObject({ id: '502', priceDiff: 600, currency: 'EUR' });
    expect(order.replacements[1]?.oldItems[0]).toMatchObject({ price: 3990, status: 'unavailable' });
    expect(body).not.toContain(orders.partly);
    expect((await site.ask(host, bff(orders.paid))).body).not.toContain('/payment/');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('is asked for anew every time', async () => {
    await read(orders.free);
    await read(orders.free);
    expect(callsTo('prp')).toHaveLength(2);
  });

  test('that the upstream does not know, or calls a failure, is a 404 that nobody keeps', async () => {
    const { status, headers } = await site.ask(host, bff(unknown));
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    'x',
    '00000000-0000-0000-0000-000000000000',
    '11111111-1111-7111-8111-111111111111',
    '11111111-1111-4111-7111-111111111111',
    `${orders.free}x`,
    '..%2f..%2fget_categories',
    `${orders.free}%3fa=b`,
  ])('of the malformed id %s never reaches the upstream, by any of its calls', async (id) => {
    const answers = [
      await site.ask(host, bff(id)),
      await site.ask(host, bff(id, '/payment-methods')),
      await decide(id, { 101: true }),
      await createPayLink(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(upstream.calls.filter((call) => call.includes('alternatives'))).toEqual([]);
  });
});

describe('decisions', () => {
  test('are sent with the number of the order just loaded, whatever else the body names', async () => {
    const { status } = await post(bff(orders.free, '/decisions'), {
      decisions: { 101: true },
      orderId: 6100003,
    });
    expect(status).toBe(200);
    expect((await read(orders.free)).replacements[0]).toMatchObject({ decision: true, locked: true });
    expect((await read(orders.three)).replacements.every(({ decision }) => decision === null)).toBe(true);
  });

  test('sent twice at once make one upstream POST, and both are told the same', async () => {
    const held = upstream.hold();
    const both = Promise.all([decide(orders.dearer, { 201: true }), decide(orders.dearer, { 201: true })]);
    await expect.poll(() => callsTo('prp').length).toBe(1);
    held.release();
    const answers = await both;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => JSON.parse(body))).toEqual([
      { needToCreatePayLink: true },
      { needToCreatePayLink: true },
    ]);
    expect(callsTo('customer-decision')).toHaveLength(1);
  });

  test('sent again later are not sent upstream, and the payment still follows', async () => {
    await decide(orders.dearer, { 201: true });
    const again = await decide(orders.dearer, { 201: true });
    expect(JSON.parse(again.body)).toEqual({ needToCreatePayLink: true });
    expect(callsTo('customer-decision')).toHaveLength(1);
  });

  test('that contradict each other at once: one is saved, the other is refused', async () => {
    const answers = await Promise.all([
      decide(orders.free, { 101: true }),
      decide(orders.free, { 101: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(callsTo('customer-decision')).toHaveLength(1);
    expect((await read(orders.free)).replacements[0]?.decision).toBe(true);
  });

  test.each([
    { name: 'one is missing', id: orders.three, decisions: { 301: true, 302: false }, status: 422 },
    { name: 'one is of another order', id: orders.free, decisions: { 101: true, 201: true }, status: 422 },
    {
      name: 'a locked one is to change',
      id: orders.partly,
      decisions: { 501: false, 502: true, 503: true },
      status: 409,
    },
    { name: 'the order is unknown', id: unknown, decisions: { 1: true }, status: 404 },
  ])('are not sent where $name', async ({ id, decisions, status }) => {
    expect((await decide(id, decisions)).status).toBe(status);
    expect(callsTo('customer-decision')).toEqual([]);
  });

  test.each([[{ 101: 'yes' }], [{ __proto__: true, 'a/b': true }], [[true]], [null]])(
    'of the shape %j are refused unread',
    async (decisions) => {
      const { status } = await post(bff(orders.free, '/decisions'), { decisions });
      expect(status).toBe(422);
      expect(callsTo('prp')).toEqual([]);
    },
  );

  test('proposed by the shop are preselected, sent with the visitor’s where locked, and never because nobody spoke', async () => {
    interface Read {
      data: { replacements: object[] };
    }
    upstream.bend('alternatives/prp', ({ data, ...answer }: Read) => ({
      ...answer,
      data: {
        ...data,
        replacements: data.replacements.map((one, index) =>
          index < 2
            ? { ...one, decisionDefault: index === 0 ? 'no' : 'yes', decisionDisabled: index === 0 }
            : one,
        ),
      },
    }));
    const proposed = await read(orders.three);
    expect(
      proposed.replacements.map(({ decision, loadedDecision, locked }) => [decision, loadedDecision, locked]),
    ).toEqual([
      [false, null, true],
      [true, null, false],
      [null, null, false],
    ]);
    expect((await decide(orders.three, { 303: true })).status).toBe(422);
    expect((await decide(orders.three, { 301: true, 302: true, 303: true })).status).toBe(409);
    expect(callsTo('customer-decision')).toEqual([]);
    expect((await decide(orders.three, { 302: true, 303: true })).status).toBe(200);
    const saved = await read(orders.three);
    expect(saved.replacements.map(({ loadedDecision }) => loadedDecision)).toEqual([false, true, true]);
  });

  test('go to the shop by its own ids, whether these are numbers or names', async () => {
    interface Read {
      data: { replacements: { id: number }[] };
    }
    upstream.bend('alternatives/prp', ({ data, ...answer }: Read) => ({
      ...answer,
      data: { ...data, replacements: data.replacements.map((one) => ({ ...one, id: `r-${one.id}` })) },
    }));
    const kept = { success: true, data: { needToCreatePayLink: false } };
    upstream.give('alternatives/customer-decision', kept);
    expect((await decide(orders.free, { 101: true })).status).toBe(422);
    expect((await decide(orders.free, { 'r-101': true })).status).toBe(200);
    const page = await site.ask(host, `/alternatives?id=${orders.free}`);
    expect(page.body).toContain('id="replacement-r-101"');
    expect(callsTo('customer-decision')).toHaveLength(1);
  });

  test('that the shop refuses to save stay undecided', async () => {
    expect((await decide(orders.failing, { 701: true })).status).toBe(409);
    expect((await read(orders.failing)).replacements[0]?.decision).toBeNull();
  });

  test.each([
    { name: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { name: 'a form of the wrong type', headers: { 'content-type': 'text/plain' }, status: 415 },
  ])('are refused from $name', async ({ headers, status }) => {
    for (const [path, body] of [
      ['/decisions', { decisions: { 101: true } }],
      ['/pay-link', { paymentMethodId: '7' }],
    ] as const) {
      expect((await post(bff(orders.free, path), body, { headers })).status).toBe(status);
    }
    expect(upstream.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

/** The shop holds credit for the customer, of which the payment takes a part; in major units. */
const giveCredit = (totals: {
  depositBalance: number;
  depositPaymentAmount: number;
  paymentAmount: number;
}) =>
  upstream.bend('alternatives/prp', ({ data, ...answer }: { data: { total: object } }) => ({
    ...answer,
    data: { ...data, total: { ...data.total, ...totals } },
  }));
const page = async (id: string) => (await site.ask(host, `/alternatives?id=${id}`)).body;

test('credit is taken off the total of a single replacement, and once decided the figure is the server’s', async () => {
  giveCredit({ depositBalance: 5, depositPaymentAmount: 4.5, paymentAmount: 7.9 });
  const open = await page(orders.dearer);
  expect(open).toMatch(/7,40\s€/);
  expect(open).toMatch(/5,00\s€/);
  await decide(orders.dearer, { 201: true });
  const decided = await page(orders.dearer);
  expect(decided).toMatch(/7,90\s€/);
  expect(decided).toMatch(/4,50\s€/);
  expect(decided).not.toMatch(/7,40\s€/);
});

describe('the receipt', () => {
  /** What stands in the receipt, and what a visitor could press in the page. */
  const receipt = async (id: string) => {
    const html = await page(id);
    const [main] = /<main.*<\/main>/s.exec(html) ?? [''];
    const [section] = /<section[^>]*aria-labelledby="receipt-title".*<\/section>/s.exec(main) ?? [''];
    return {
      text: section.replace(/<[^>]*>/g, ' '),
      buttons: main.match(/name="button"|disabled=""/g) ?? [],
    };
  };

  test('of a single replacement refused has order, item and refund, and nothing to press', async () => {
    expect((await receipt(orders.free)).text).toBe('');
    await decide(orders.free, { 101: false });
    const { text, buttons } = await receipt(orders.free);
    for (const said of [words.receipt.orderNumber.replace('{{orderId}}', '6100001'), words.receipt.cancelled])
      expect(text).toContain(said);
    expect(text).toMatch(/BP 4471-20/);
    expect(text).toMatch(/39,90\s€/);
    expect(text).toContain(words.alternatives.confirmedText);
    expect(text).not.toContain(words.alternatives.totalNone);
    expect(buttons).toEqual([]);
    expect((await receipt(orders.free)).text).toBe(text);
  });

  test('of several waits for the payment, then has what was paid beside what comes back', async () => {
    expect((await receipt(orders.toPay)).text).toBe('');
    const { payLink } = JSON.parse((await createPayLink(orders.toPay)).body) as { payLink: string };
    expect((await receipt(orders.toPay)).text).toBe('');
    await fetch(payLink, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'pay' }),
    });
    const { text } = await receipt(orders.toPay);
    for (const said of ['paidTitle', 'paidText'] as const) expect(text).toContain(words.alternatives[said]);
    expect(text).toContain(words.receipt.refundApart);
    expect(text).toMatch(/Vous avez payé\s:\s18,40\s€/);
    expect(text).toMatch(/À vous rembourser\s:\s9,95\s€/);
    // What was ordered has the name of what stands in for it.
    expect(text).toContain('(SA 5528-10)');
  });

  test('names the credit that was taken, for one replacement as for several', async () => {
    upstream.bend('alternatives/prp', ({ data, ...answer }: { data: object & { total: object } }) => ({
      ...answer,
      data: {
        ...data,
        total: { ...data.total, depositPaymentAmount: 12.4, paymentAmount: 0 },
        payment: { payLink: null, paid: false, needToCreatePayLink: false },
      },
    }));
    await decide(orders.dearer, { 201: true });
    await decide(orders.three, { 301: true, 302: false, 303: true });
    for (const id of [orders.dearer, orders.three]) {
      const { text } = await receipt(id);
      expect(text).toMatch(/Total\s+Prélevé sur votre avoir\s:\s12,40\s€/);
    }
  });
});

describe('the payment', () => {
  test('offers the methods of the order with the default one', async () => {
    const { body } = await site.ask(host, bff(orders.toPay, '/payment-methods'));
    const { methods, defaultMethodId } = JSON.parse(body) as {
      methods: { id: string; title: string }[];
      defaultMethodId: string;
    };
    expect(defaultMethodId).toBe('7');
    expect(methods.map(({ id }) => id)).toContain('20');
  });

  test('goes to the payment page of the embedded API, and asked for twice at once it is one link', async () => {
    const answers = await Promise.all([createPayLink(orders.toPay), createPayLink(orders.toPay)]);
    const links = answers.map(({ body }) => (JSON.parse(body) as { payLink: string }).payLink);
    expect(links[0]).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${embedded.port}/payment/`));
    expect(links[1]).toBe(links[0]);
    expect(callsTo('paylink-create')).toHaveLength(1);
  });

  test('is refused without a method, and for an order with nothing to pay', async () => {
    expect((await createPayLink(orders.toPay, '')).status).toBe(422);
    expect(callsTo('paylink-create')).toEqual([]);
    expect((await createPayLink(orders.free)).status).toBe(409);
  });

  test('never leads to a host that is not on the project’s list: ERR_REDIRECT', async () => {
    const strict = await startSite(upstream.url, { EMBEDDED_PORT: '9' });
    const { status, body } = await strict.ask(host, bff(orders.toPay, '/pay-link'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"paymentMethodId":"7"}',
    });
    await strict.close();
    expect(status).toBe(502);
    expect(JSON.parse(body)).toMatchObject({ error: { kind: 'unsafe-redirect', message: 'ERR_REDIRECT' } });
    expect(body).not.toContain('/payment/');
  });
});

const faults: readonly Fault[] = [
  'reset',
  'status-500',
  'malformed-json',
  'wrong-types',
  'empty',
  'close-mid-body',
];

describe.each(faults)('an upstream fault of kind %s', (fault) => {
  test('while the order is read is unavailable, and it is read again at once when the fault is over', async () => {
    upstream.fail(fault, 'alternatives/prp');
    const { status, body, headers } = await site.ask(host, bff(orders.free));
    expect([status, kindOf(body), headers['cache-control']]).toEqual([
      503,
      'unavailable',
      'private, no-store',
    ]);
    const failed = await site.ask(host, `/alternatives?id=${orders.free}`);
    expect([failed.status, failed.body.includes(words.errorPage.unavailable)]).toEqual([503, true]);
    upstream.fail('none');
    expect((await read(orders.free)).orderId).toBe(6100001);
    expect(await page(orders.free)).toMatch(/<button(?=[^>]* value="agree")(?![^>]* disabled)/);
  });

  test('before decisions are sent sends nothing', async () => {
    upstream.fail(fault, 'alternatives/prp');
    expect((await decide(orders.free, { 101: true })).status).toBe(503);
    expect(callsTo('customer-decision')).toEqual([]);
  });

  test('while decisions are sent makes one POST; tried again, what arrived is not sent twice', async () => {
    upstream.fail(fault, 'customer-decision');
    expect((await decide(orders.free, { 101: true })).status).toBe(503);
    expect(callsTo('customer-decision')).toHaveLength(1);
    upstream.fail('none');
    const arrived = (await read(orders.free)).replacements[0]?.decision === true;
    expect((await decide(orders.free, { 101: true })).status).toBe(200);
    expect(callsTo('customer-decision')).toHaveLength(arrived ? 1 : 2);
    expect((await read(orders.free)).replacements[0]?.decision).toBe(true);
  });

  test('while methods or link are asked for is unavailable, with one POST at most', async () => {
    upstream.fail(fault, 'payment-methods');
    expect((await site.ask(host, bff(orders.toPay, '/payment-methods'))).status).toBe(503);
    upstream.fail(fault, 'paylink-create');
    expect((await createPayLink(orders.toPay)).status).toBe(503);
    expect(callsTo('paylink-create')).toHaveLength(1);
  });
});

describe('a form of an order that is posted without script', () => {
  const postForm = (action: string, fields: Record<string, string>) =>
    site.ask(host, `/actions/${action}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `192.0.2.${visitors}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const from = `/alternatives?id=${orders.toPay}`;
  const own = { from, id: orders.toPay };

  test.each([
    { action: 'decisions', fields: {} },
    { action: 'decisions', fields: { id: "x' or 1=1", button: 'agree' } },
    { action: 'decisions', fields: { ...own, button: 'delete' } },
    { action: 'decisions', fields: { ...own, button: 'agree', replacement: '999' } },
    { action: 'decisions', fields: { ...own, button: 'agree', replacement: '__proto__' } },
    { action: 'payment', fields: {} },
    { action: 'payment', fields: { id: 'x', method: '7' } },
    { action: 'payment', fields: { ...own, method: '<b>' } },
    { action: 'payment', fields: { ...own, method: '99' } },
  ])('with rubbish is 422: $action $fields', async ({ action, fields }) => {
    const answer = await postForm(action, fields);
    expect(answer.status).toBe(422);
    expect(callsTo('customer-decision')).toEqual([]);
  });

  test('whose answer got lost is an error only where it has not arrived', async () => {
    const agree = (id: string, replacement: string) =>
      postForm('decisions', { from: `/alternatives?id=${id}`, id, button: 'agree', replacement });
    const withoutDialogs = (html: string) => html.replace(/<dialog.*?<\/dialog>/gs, '');
    const failed = withoutDialogs((await agree(orders.failing, '701')).body);
    expect(failed).toContain(words.alternatives.errorTitle);
    upstream.fail('close-mid-body', 'customer-decision');
    const arrived = withoutDialogs((await agree(orders.free, '101')).body);
    expect(arrived).toContain('aria-labelledby="receipt-title"');
    expect(arrived).not.toContain(words.alternatives.errorTitle);
  });

  test.each([undefined, '', '99'])('with the method %j shows the picker with its error', async (method) => {
    const { status, body } = await postForm('payment', { ...own, ...(method !== undefined && { method }) });
    expect(status).toBe(422);
    expect(body).toContain('action="/actions/payment"');
    expect(body).toMatch(/<select[^>]*aria-invalid="true"/);
    expect(body).not.toMatch(/<option[^>]*selected=""[^>]*value="7"|value="7"[^>]*selected=""/);
  });
});
