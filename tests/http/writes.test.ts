import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type AskOptions, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let upstream: FaultProxy;
let site: Site;

/** Each test writes from an address of its own: how often one may write is counted by address. */
let visitors = 0;

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
  visitors += 1;
  upstream.fail('none');
  upstream.calls.length = 0;
});

const post = (path: string, body: string, headers: AskOptions['headers'] = {}) =>
  site.ask(host, path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${visitors}`,
      ...headers,
    },
  });
const posts = () => upstream.calls.filter((call) => call.startsWith('POST'));

const writes = [
  { path: '/bff/votes', body: { articleId: 120201, vote: 1 } },
  { path: '/bff/comments', body: { articleId: 120201, vote: -1, comment: '', reasons: ['unclear'] } },
  { path: '/bff/views', body: { articleId: 120201 } },
  { path: '/bff/newsletter', body: { email: 'reader@example.org' } },
  { path: '/bff/complaints', body: { email: 'reader@example.org', text: 'late' } },
  { path: '/bff/cancellations', body: { atdOrderId: 4711, supplierId: 12, supplierOrderId: 'D-1' } },
] as const;

describe.each(writes)('$path', ({ path, body }) => {
  const json = JSON.stringify(body);

  test('is accepted from our own pages and reaches the upstream once', async () => {
    const { status, headers } = await post(path, json, { 'sec-fetch-site': 'same-origin' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(posts()).toHaveLength(1);
  });

  test.each([
    { name: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { name: 'a sibling site', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
    { name: 'a foreign origin', headers: { origin: 'https://evil.example' }, status: 403 },
    { name: 'a form of the wrong type', headers: { 'content-type': 'text/plain' }, status: 415 },
  ])('is refused from $name with $status', async ({ headers, status }) => {
    expect((await post(path, json, headers)).status).toBe(status);
    expect(posts()).toHaveLength(0);
  });

  test.each([
    { name: 'no JSON', text: '{', status: 400 },
    { name: 'a list', text: '[]', status: 422 },
    { name: 'nothing of what is asked', text: '{"articleId":"1 or 1=1"}', status: 422 },
    { name: 'over 100 kB', text: JSON.stringify({ email: 'x'.repeat(110_000) }), status: 413 },
  ])('refuses $name with $status', async ({ text, status }) => {
    const answer = await post(path, text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toHaveProperty('error.requestId');
    expect(posts()).toHaveLength(0);
  });

  test('is never repeated when the upstream breaks off', async () => {
    upstream.fail('close-mid-body');
    expect((await post(path, json)).status).toBe(503);
    expect(posts()).toHaveLength(1);
  });
});

test('one client that writes without end is told to wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => post('/bff/newsletter', '{"email":"a@example.org"}')),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBe(10);
  expect(refused[0]?.headers['retry-after']).toBe('60');
  expect(posts()).toHaveLength(60);
});

test.each(writes)('GET $path changes nothing', async ({ path }) => {
  expect((await site.ask(host, path)).status).toBe(404);
  expect(posts()).toHaveLength(0);
});

describe('a form posted without script', () => {
  const form = (path: string, body: string, headers: AskOptions['headers'] = {}) =>
    post(path, body, { 'content-type': 'application/x-www-form-urlencoded', ...headers });

  test('goes back to its page with thanks', async () => {
    const { status, headers } = await form(
      '/actions/newsletter',
      'email=a%40example.org&consent=on&from=%2Fcategories%2F12',
    );
    expect(status).toBe(303);
    expect(headers['location']).toBe('/categories/12?done=newsletter');
    expect(posts()).toHaveLength(1);
  });

  test('that is wrong gets its page again, not to be kept', async () => {
    const { status, headers, body } = await form(
      '/actions/newsletter',
      'email=nope&consent=on&from=%2Fcategories%2F12',
    );
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('/categories/12/1202/120201');
    expect(posts()).toHaveLength(0);
  });

  test('never leads off the site', async () => {
    const { headers } = await form(
      '/actions/newsletter',
      'email=a%40example.org&consent=on&from=%2F%2Fevil.example',
    );
    expect(headers['location']).toBe('/?done=newsletter');
  });

  test('from a page without referrer is recognised by Sec-Fetch-Site', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await form('/actions/newsletter', 'email=a%40example.org&consent=on', headers)).status).toBe(303);
  });

  test('to an action that does not exist is a 404', async () => {
    const unknown = await form('/actions/nothing', 'a=b');
    expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'private, no-store']);
    // The site's own page, not the last resort.
    expect(unknown.body).toContain('<main');
  });
});
