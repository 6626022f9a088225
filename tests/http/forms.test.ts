import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFaultProxy, type Fault, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type AskOptions, type Site, type SiteAnswer } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.es';
const from = '/categories/12?utm_source=mail';
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let upstream: FaultProxy;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  upstream = await startFaultProxy(embedded.url);
  site = await startSite(upstream.url);
});
afterAll(async () => {
  await site.close();
  await upstream.close();
  await embedded.close();
});
beforeEach(() => {
  upstream.fail('none');
  upstream.calls.length = 0;
});

const post = (
  form: string,
  fields: Readonly<Record<string, string>>,
  headers: AskOptions['headers'] = { 'sec-fetch-site': 'same-origin' },
): Promise<SiteAnswer> =>
  site.ask(host, `/actions/${form}`, {
    method: 'POST',
    body: new URLSearchParams({ from, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const posts = () => upstream.calls.filter((call) => call.startsWith('POST'));
const openDialogs = ({ body }: SiteAnswer) =>
  [...body.matchAll(/<dialog[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => / open(=|>| )/.test(tag))
    .map((tag) => /id="([^"]+)"/.exec(tag)?.[1]);

const forms = [
  { form: 'newsletter', fields: { email: 'reader@example.org', consent: 'on' }, opensOnFailure: [] },
  {
    form: 'complaint',
    fields: { email: 'reader@example.org', text: 'Llegó mojado' },
    opensOnFailure: ['complaint', 'complaint-error'],
  },
  {
    form: 'cancellation',
    fields: { supplierId: '77', supplierOrderId: 'DS-1', atdOrderId: '4711' },
    opensOnFailure: ['order-cancellation', 'order-cancellation-error'],
  },
] as const;

describe.each(forms)('$form, posted without script', ({ form, fields, opensOnFailure }) => {
  test('is sent though a paste has left signs in its fields that nobody sees', async () => {
    const pasted = Object.entries(fields).map(([name, text]) => [name, `\u202A${text}\u200B`]);
    expect((await post(form, Object.fromEntries(pasted))).status).toBe(303);
  });

  test('is sent once and answered 303 to the page it came from, with its thanks', async () => {
    const answer = await post(form, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${from}&done=${form}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(posts()).toHaveLength(1);
  });

  test('is not sent from a frame: the page comes back and says nothing (behaviour/editor 14)', async () => {
    const answer = await post(form, fields, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' });
    expect(answer.status).toBe(200);
    expect(openDialogs(answer)).toEqual([]);
    expect(answer.body).toContain('"kind":"held"');
    expect(posts()).toEqual([]);
  });

  test('its thanks stand open in the page', async () => {
    const answer = await site.ask(host, `/categories/12?done=${form}`);
    const thanks = form === 'cancellation' ? 'order-cancellation-thanks' : `${form}-thanks`;
    expect(openDialogs(answer)).toEqual([thanks]);
  });

  test('without anything typed nothing is sent and every error is said', async () => {
    const answer = await post(form, {});
    expect(answer.status).toBe(422);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('aria-invalid="true"');
    expect(posts()).toHaveLength(0);
  });

  test.each(['reset', 'status-500', 'status-429', 'close-mid-body'] satisfies Fault[])(
    'tells of a failure (%s) as its rule says, and keeps what was typed',
    async (fault) => {
      await site.ask(host, '/categories/12');
      upstream.fail(fault);
      const answer = await post(form, fields);
      expect(answer.status).toBe(503);
      expect(openDialogs(answer)).toEqual(opensOnFailure);
      expect(answer.body).toContain(Object.values(fields)[0]);
      expect(posts()).toHaveLength(1);
    },
  );

  test('of another site is refused', async () => {
    const answer = await post(form, fields, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(posts()).toHaveLength(0);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nowhere else when it says that it came from %s',
    async (elsewhere) => {
      const answer = await post(form, { ...fields, from: elsewhere });
      expect(answer.headers.location).toBe(`/?done=${form}`);
    },
  );
});

test('what the upstream says of a cancellation is listed, escaped, in the open dialog', async () => {
  const answer = await post('cancellation', {
    supplierId: '77',
    supplierOrderId: '<b>"',
    atdOrderId: '1000404',
  });
  expect(answer.status).toBe(422);
  expect(openDialogs(answer)).toEqual(['order-cancellation']);
  expect(answer.body).toMatch(/role="alert".*1000404/);
  expect(answer.body).toContain('value="&lt;b&gt;&quot;"');
});

test('a newsletter without the tick is neither sent nor spoken of', async () => {
  const answer = await post('newsletter', { email: 'reader@example.org' });
  expect(answer.status).toBe(200);
  expect(openDialogs(answer)).toEqual([]);
  expect(answer.body).not.toContain('aria-invalid');
  expect(answer.body).toContain('value="reader@example.org"');
  expect(posts()).toHaveLength(0);
});

describe.each(forms)('$form, posted from the page of an order', ({ form, fields }) => {
  const order = '/alternatives?id=22222222-2222-4222-8222-222222222222';
  const expectSecret = ({ headers }: SiteAnswer) => {
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['cdn-cache-control']).toBe('no-store');
  };

  test('shows the order again when it is wrong, as secret as on its own address', async () => {
    const answer = await post(form, { from: order, consent: 'on' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('6100002');
    expectSecret(answer);
  });

  test('goes back to the order when it is sent, and tells nobody where that is', async () => {
    const answer = await post(form, { ...fields, from: order });
    expect([answer.status, answer.headers.location]).toEqual([303, `${order}&done=${form}`]);
    expectSecret(answer);
  });

  test('from any other page, its answer is as public as that page', async () => {
    expect((await post(form, { consent: 'on' })).headers['referrer-policy']).toBe(
      'strict-origin-when-cross-origin',
    );
  });
});
