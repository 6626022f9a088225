import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Metrics } from '#server/observability/metrics.ts';
import { Overloaded, type Cost } from '#server/pages/overload.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type AskOptions, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
/** What there is no time for, and what was refused so far. */
const load = { refused: [] as Cost[], all: [] as Cost[] };
const everything: Cost[] = ['page', 'search', 'data', 'write'];
let metrics: Metrics;
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url, {}, (parts) => {
    metrics = parts.metrics;
    const admit = (cost: Cost) => {
      if (!load.refused.includes(cost)) return;
      load.all.push(cost);
      throw new Overloaded();
    };
    return { ...parts, guard: { ...parts.guard, admit } };
  });
  load.refused = [];
  const asCached = async () => {
    await site.ask(host, '/');
    expect(await site.cacheHits()).toBeGreaterThan(0);
  };
  await vi.waitFor(asCached, { timeout: 30_000 });
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});
beforeEach(() => {
  load.refused = ['page', 'search', 'data'];
  proxy.calls.length = 0;
});

const form: AskOptions = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: '',
};
const json: AskOptions = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

test.each(['/', '/?utm_source=x', '/robots.txt', '/icons/sprite.svg'])(
  '%s is sent at any load',
  async (path) => {
    load.refused = everything;
    expect((await site.ask(host, path)).status).toBe(200);
  },
);

test('a page whose content was purged is sent at any load, as it was', async () => {
  const before = await site.ask(host, '/');
  await site.purge([`host:${host}`]);
  const { status, headers, body } = await site.ask(host, '/');
  expect([status, headers['cdn-cache-control'], body]).toEqual([200, 'max-age=10', before.body]);
});

test.each([
  '/search?articles=colis',
  '/categories/8',
  '/nowhere',
  '/bff/search?articles=colis',
  '/bff/project',
])('%s is refused before the upstream is asked', async (path) => {
  const { status, headers, body } = await site.ask(host, path);
  expect({ status, retry: headers['retry-after'], cache: headers['cdn-cache-control'] }).toEqual({
    status: 503,
    retry: '10',
    cache: 'no-store',
  });
  expect(body.length).toBeLessThan(200);
  if (path.startsWith('/bff/')) {
    expect(JSON.parse(body)).toMatchObject({ error: { kind: 'unavailable' } });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  // What was started before is no call of this one.
  expect(proxy.calls).toEqual([]);
});

test('an order is refused as secretly as it is answered', async () => {
  const { status, headers } = await site.ask(host, '/alternatives?id=11111111-1111-4111-8111-111111111111');
  expect([status, headers['referrer-policy'], headers['surrogate-key']]).toEqual([
    503,
    'no-referrer',
    undefined,
  ]);
});

test('refused or not, every host has its own policy, and HEAD no body', async () => {
  for (const each of [host, 'help.pkw-parts.de']) {
    const page = await site.ask(each, '/robots.txt');
    const refusal = await site.ask(each, '/nowhere', { method: 'HEAD' });
    expect(refusal).toMatchObject({ status: 503, body: '' });
    expect(refusal.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  }
});

test('refusals are counted as all answers are', async () => {
  const series = `help_requests_total{host="${host}",page="search",status="5xx"}`;
  const count = async () => Number((await metrics.text()).split(`${series} `)[1]?.split('\n')[0] ?? 0);
  const before = { count: await count(), refused: load.all.length };
  for (let asked = 0; asked < 3; asked += 1) await site.ask(host, '/search?articles=colis');
  await expect.poll(count).toBe(before.count + 3);
  expect(load.all.slice(before.refused)).toEqual(['search', 'search', 'search']);
});

test.each([
  { path: '/Categories/8/', status: 301 },
  { path: '/no-such.txt', status: 404 },
  { path: '/assets/none.js', status: 404 },
  { path: '/categories/8', asHost: 'help.unknown.example', status: 421 },
])('$path is answered with $status at any load', async ({ path, asHost = host, status }) => {
  expect((await site.ask(asHost, path)).status).toBe(status);
});

test.each([
  { path: '/bff/newsletter', options: json },
  { path: '/actions/newsletter', options: form },
])('$path is taken while pages are refused, and refused last', async ({ path, options }) => {
  expect((await site.ask(host, path, options)).status).toBe(422);
  load.refused = everything;
  expect((await site.ask(host, path, options)).status).toBe(503);
});
