import { describe, expect, test } from 'vitest';
import { locales } from '#shared/projects/locales.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import {
  scopeOf,
  sharedEmbeddedClient,
  startEmbeddedClient,
  type EmbeddedClient,
} from '#tests/builders/embedded-api.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

const api = await sharedEmbeddedClient();

const uuid = (digit: number): string => {
  const of = (length: number) => String(digit).repeat(length);
  return `${of(8)}-${of(4)}-4${of(3)}-8${of(3)}-${of(12)}`;
};

interface Replacement {
  readonly id: number;
  readonly approved: 'yes' | 'no' | 'undecided';
  readonly decisionDefault: 'yes' | 'no' | 'undecided';
  readonly decisionDisabled: boolean;
  readonly priceDiff: number;
  readonly oldItems: readonly Item[];
  readonly newItems: readonly Item[];
}

interface Item {
  readonly price: number;
  readonly quantity: number;
  readonly currency: string;
  readonly status: string;
}

type Scope = Record<string, string>;

const order = async (digit: number, scope: Scope = {}, from: EmbeddedClient = api) =>
  (await from.get('/api/alternatives/prp', { ...scope, id: uuid(digit) })).body.data;

const decide = (orderId: number, decisions: Record<string, boolean>, scope: Scope = {}, at = api) =>
  at.post('/api/alternatives/customer-decision', { orderId, decisions }, scope);

const createLink = (digit: number, scope: Scope = {}, at = api) =>
  at.post('/api/alternatives/paylink-create', { id: uuid(digit), paymentMethodId: '7' }, scope);

const decisionsOf = (replacements: readonly Replacement[]) => replacements.map(({ approved }) => approved);
const differences = (replacements: readonly Replacement[]) => replacements.map(({ priceDiff }) => priceDiff);

describe.each(builtInProjects)('the fixed orders on $host', ({ locale, skin, domain }) => {
  const scope = scopeOf(locale, skin);
  const { currency, country } = locales[locale];

  test('are there in the currency of the country, with sums that add up to the cent', async () => {
    for (const digit of [1, 2, 3, 4, 5, 6, 7]) {
      const data = await order(digit, scope);
      expect(data).toMatchObject({ id: uuid(digit), currency, country });
      for (const { oldItems, newItems, priceDiff } of data.replacements as Replacement[]) {
        const cents = (items: readonly Item[]) =>
          items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
        expect(Math.round(priceDiff * 100)).toBe(cents(newItems) - cents(oldItems));
        expect(oldItems.every(({ status }) => status === 'unavailable')).toBe(true);
        expect(newItems.every(({ status }) => status === 'available')).toBe(true);
        for (const item of [...oldItems, ...newItems])
          expect(item).toMatchObject({ currency, url: expect.stringContaining(`https://www.${domain}/`) });
      }
    }
  });

  test('are what their ids promise', async () => {
    const [one, two, three, four, five, six] = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((digit) => order(digit, scope)),
    );
    expect(differences(one.replacements)).toEqual([0]);
    expect(decisionsOf(one.replacements)).toEqual(['undecided']);
    expect(differences(two.replacements)[0]).toBeGreaterThan(0);
    const [dearer, cheaper, same] = differences(three.replacements);
    expect(dearer).toBeGreaterThan(0);
    expect(cheaper).toBeLessThan(0);
    expect(same).toBe(0);
    expect(decisionsOf(four.replacements)).toEqual(['yes', 'no']);
    expect(four.payment).toEqual({
      payLink: expect.stringMatching(/^http:.*\/payment\/[\w-]{32}$/),
      paid: true,
      needToCreatePayLink: false,
    });
    expect(five.replacements.map((one: Replacement) => one.decisionDisabled)).toEqual([true, false, false]);
    expect(decisionsOf(six.replacements)).not.toContain('undecided');
    expect(six.payment).toEqual({ payLink: null, paid: false, needToCreatePayLink: true });
  });
});

describe('deciding', () => {
  test('locks, and the same decision again is a success, another one is refused', async () => {
    const { orderId, replacements } = await order(1);
    const id = replacements[0].id;
    const answer = { status: 200, body: { success: true, data: { needToCreatePayLink: false } } };
    expect(await decide(orderId, { [id]: true })).toMatchObject(answer);
    expect(await decide(orderId, { [id]: true })).toMatchObject(answer);
    expect(await decide(orderId, { [id]: false })).toMatchObject({ status: 200, body: { success: false } });
    expect((await order(1)).replacements[0]).toMatchObject({
      approved: 'yes',
      decisionDefault: 'yes',
      decisionDisabled: true,
    });
  });

  test('on one host leaves the others alone', async () => {
    const { orderId, replacements } = await order(1, scopeOf('fr'));
    await decide(orderId, { [replacements[0].id]: false }, scopeOf('fr'));
    expect(decisionsOf((await order(1, scopeOf('fr'))).replacements)).toEqual(['no']);
    expect(decisionsOf((await order(1, scopeOf('BE_fr'))).replacements)).toEqual(['undecided']);
  });

  test('needs a decision for every open replacement and takes them all or none', async () => {
    const scope = scopeOf('it');
    const { orderId } = await order(3, scope);
    expect((await decide(orderId, { 301: true, 302: true }, scope)).status).toBe(422);
    expect((await decide(orderId, { 301: true, 302: true, 303: false, 999: true }, scope)).status).toBe(422);
    expect(decisionsOf((await order(3, scope)).replacements)).toEqual(Array(3).fill('undecided'));
    expect((await decide(orderId, { 301: true, 302: true, 303: false }, scope)).body).toEqual({
      success: true,
      data: { needToCreatePayLink: true },
    });
  });

  test('of a partly locked order accepts what is locked already, and refuses to change it', async () => {
    const scope = scopeOf('es');
    const { orderId } = await order(5, scope);
    expect((await decide(orderId, { 501: false, 502: true, 503: true }, scope)).body.success).toBe(false);
    expect(decisionsOf((await order(5, scope)).replacements)).toEqual(['yes', 'undecided', 'undecided']);
    expect((await decide(orderId, { 501: true, 502: false, 503: true }, scope)).body).toEqual({
      success: true,
      data: { needToCreatePayLink: false },
    });
  });

  test('of the seventh order always fails', async () => {
    const { orderId } = await order(7);
    expect(await decide(orderId, { 701: true })).toMatchObject({
      status: 200,
      body: { success: false, data: null },
    });
    expect(decisionsOf((await order(7)).replacements)).toEqual(['undecided']);
  });
});

describe('paying', () => {
  const submit = (payLink: string, action: string, headers: Record<string, string> = {}) =>
    fetch(payLink, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ action }),
    });

  const dueLink = async (scope: Scope): Promise<string> => {
    const { orderId } = await order(2, scope);
    expect((await decide(orderId, { 201: true }, scope)).body.data).toEqual({ needToCreatePayLink: true });
    const { body } = await createLink(2, scope);
    expect(body.success).toBe(true);
    return body.payLink;
  };

  test('offers the methods, PayPal first', async () => {
    const { body } = await api.get('/api/alternatives/payment-methods', { id: uuid(2) });
    expect(body).toEqual({
      success: true,
      list: expect.arrayContaining([{ id: '7', title: 'PayPal' }]),
      defaultPaymentId: '7',
    });
    expect(body.list).toHaveLength(4);
  });

  test('makes a link only when everything is decided and something is due', async () => {
    const none = { status: 200, body: { success: false, payLink: null } };
    expect(await createLink(1, scopeOf('sk'))).toMatchObject(none);
    expect(await createLink(2, scopeOf('sk'))).toMatchObject(none);
    expect(await createLink(4, scopeOf('sk'))).toMatchObject(none);
    expect((await createLink(6, scopeOf('sk'))).body.success).toBe(true);
  });

  test('makes one link only, however often it is asked', async () => {
    const scope = scopeOf('de_CH');
    const link = await dueLink(scope);
    expect((await createLink(2, scope)).body.payLink).toBe(link);
    expect((await order(2, scope)).payment).toEqual({
      payLink: link,
      paid: false,
      needToCreatePayLink: false,
    });
  });

  test('succeeds and leads back to the page of the order, once and for all', async () => {
    const scope = scopeOf('pl');
    const link = await dueLink(scope);
    const back = `http://help.atd-parts.pl.localhost:3000/alternatives?id=${uuid(2)}`;
    const paid = await submit(link, 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('Location')).toBe(back);
    const state = await order(2, scope);
    expect(state.payment).toEqual({ payLink: link, paid: true, needToCreatePayLink: false });
    expect(state.total.paymentAmount).toBe(state.total.totalPriceDiff);
    await submit(link, 'fail');
    expect((await order(2, scope)).payment.paid).toBe(true);
    const again = await fetch(link, { redirect: 'manual' });
    expect(again.headers.get('Location')).toBe(back);
    expect((await createLink(2, scope)).body.success).toBe(false);
  });

  test('can fail and be tried again', async () => {
    const scope = scopeOf('hu');
    const link = await dueLink(scope);
    const refused = await submit(link, 'fail');
    expect(refused.status).toBe(303);
    const page = await fetch(new URL(refused.headers.get('Location') ?? '', link));
    expect(await page.text()).toContain('role="alert"');
    expect((await order(2, scope)).payment.paid).toBe(false);
    expect((await submit(link, 'pay')).status).toBe(303);
    expect((await order(2, scope)).payment.paid).toBe(true);
  });

  test('can be left', async () => {
    const link = await dueLink(scopeOf('nl'));
    const html = await (await fetch(link)).text();
    expect(html).toContain(`href="http://help.atd-parts.nl.localhost:3000/alternatives?id=${uuid(2)}"`);
    expect((await submit(link, 'leave')).headers.get('Location')).toContain('/alternatives?id=');
  });

  test('shows order and amount in words and money of the country, without script or foreign content', async () => {
    const page = await fetch(await dueLink(scopeOf('en')));
    const html = await page.text();
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toMatch(/Amount due: £\d+\.\d\d/);
    expect(html).toContain('Order 6100002');
    expect(html).not.toMatch(/<script|style=|javascript:/i);
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://help.atd-parts.co.uk.localhost:3000");
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('leads only to sites of our own, whatever the address says', async () => {
    const link = await dueLink(scopeOf('cs'));
    const location = async (to: string) =>
      (await submit(`${link}?return=${encodeURIComponent(to)}`, 'leave')).headers.get('Location');
    const own = `http://help.atd-parts.cz.localhost:3000/alternatives?id=${uuid(2)}`;
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      'http://help.atd-parts.cz.localhost:3000@evil.example/',
      'http://help.atd-parts.cz.localhost:3000.evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '\\\\evil.example',
      'null',
      '',
    ])
      expect(await location(to), to).toBe(own);
    expect(await location('http://localhost:3000/alternatives?id=x')).toBe(
      `http://localhost:3000/alternatives?id=${uuid(2)}`,
    );
    expect(await location('http://help.atd-parts.sk.localhost:3000/evil?x=1#y')).toBe(
      `http://help.atd-parts.sk.localhost:3000/alternatives?id=${uuid(2)}`,
    );
  });

  test('is refused to other sites, other types and other actions', async () => {
    const link = await dueLink(scopeOf('da'));
    expect((await submit(link, 'pay', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await submit(link, 'pay', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await submit(link, 'steal')).status).toBe(422);
    expect((await fetch(link, { method: 'PUT' })).status).toBe(405);
    expect((await order(2, scopeOf('da'))).payment.paid).toBe(false);
  });

  test('by a link that does not exist answers 404 in the language of the site it came from', async () => {
    const unknown = `${api.url}/payment/nothing`;
    const page = await fetch(unknown);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<html lang="de-DE">');
    const from = encodeURIComponent('http://help.atd-parts.bg.localhost:3000/alternatives');
    expect(await (await fetch(`${unknown}?return=${from}`)).text()).toContain('<html lang="bg-BG">');
    expect((await submit(unknown, 'pay')).status).toBe(404);
  });
});

test('decisions and payments survive a restart', async () => {
  const { dataFile, remove } = copySeededData();
  const first = await startEmbeddedClient(dataFile);
  const { orderId } = await order(2, {}, first);
  await decide(orderId, { 201: true }, {}, first);
  const { payLink } = (await createLink(2, {}, first)).body;
  await first.close();
  const second = await startEmbeddedClient(dataFile);
  const tokenOf = (link: string) => link.split('/').at(-1);
  const state = await order(2, {}, second);
  expect(decisionsOf(state.replacements)).toEqual(['yes']);
  expect(tokenOf(state.payment.payLink)).toBe(tokenOf(payLink));
  await fetch(state.payment.payLink, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay' }),
  });
  await second.close();
  const third = await startEmbeddedClient(dataFile);
  expect((await order(2, {}, third)).payment.paid).toBe(true);
  await third.close();
  remove();
});
