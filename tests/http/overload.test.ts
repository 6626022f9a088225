import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Metrics } from '#server/observability/metrics.ts';
import { createAdmission, type Errand } from '#server/pages/overload/admission.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type AskOptions, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
const load = { wait: 0, refused: [] as Errand[] };
let metrics: Metrics;
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url, {}, (parts) => {
    metrics = parts.metrics;
    const createPages: typeof parts.createPages = (...given) => {
      const queue = { expectedWait: () => load.wait, backlog: () => load.wait };
      const admits = createAdmission(
        queue,
        () => false,
        (errand) => load.refused.push(errand),
      );
      return { ...parts.createPages(...given), admits };
    };
    return { ...parts, createPages };
  });
  // What comes from before Express has no request id.
  const asKept = async () => expect((await site.ask(host, '/')).headers).not.toHaveProperty('x-request-id');
  await vi.waitFor(asKept, { timeout: 30_000 });
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});
beforeEach(() => {
  load.wait = 1_500;
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
    load.wait = 60_000;
    expect((await site.ask(host, path)).status).toBe(200);
  },
);

test.each([
  '/search?articles=colis',
  '/categories/8',
  '/nowhere',
  '/bff/search?articles=colis',
  '/bff/project',
])('%s is refused first, before the upstream is asked', async (path) => {
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

/** Of one answer alone. */
const own = new Set(['x-request-id', 'date', 'vary']);
const lasting = (headers: object) => Object.entries(headers).filter(([name]) => !own.has(name));

test.each([
  '/search?articles=colis',
  '/categories/8',
  '/nowhere',
  '/alternatives?id=11111111-1111-4111-8111-111111111111',
  '/bff/search?articles=colis',
])('%s is refused the second time before Express, in the same words', async (path) => {
  const [first, second] = [await site.ask(host, path), await site.ask(host, path)];
  expect(second.headers).not.toHaveProperty('x-request-id');
  expect(second.status).toBe(503);
  expect(second.body).toBe(first.body);
  expect(lasting(second.headers)).toEqual(expect.arrayContaining(lasting(first.headers)));
  expect(second.headers['referrer-policy']).toBe('no-referrer');
});

test('before Express every host has its own policy, and HEAD no body', async () => {
  const other = 'help.pkw-parts.de';
  for (const each of [host, other]) {
    const page = await site.ask(each, '/robots.txt');
    await site.ask(each, '/nowhere');
    const refusal = await site.ask(each, '/nowhere', { method: 'HEAD' });
    expect(refusal).toMatchObject({ status: 503, body: '' });
    expect(refusal.headers).not.toHaveProperty('x-request-id');
    expect(refusal.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  }
});

test('refusals before Express are counted as all others are', async () => {
  const series = `help_requests_total{host="${host}",page="search",status="5xx"}`;
  const count = async () => Number((await metrics.text()).split(`${series} `)[1]?.split('\n')[0] ?? 0);
  await site.ask(host, '/search?articles=colis');
  const before = { count: await count(), refused: load.refused.length };
  for (let asked = 0; asked < 3; asked += 1) await site.ask(host, '/search?articles=colis');
  expect(await count()).toBe(before.count + 3);
  expect(load.refused.slice(before.refused)).toEqual(['search', 'search', 'search']);
});

test.each([
  { path: '/Categories/8/', status: 301 },
  { path: '/no-such.txt', status: 404 },
  { path: '/assets/none.js', status: 404 },
  { path: '/categories/8', asHost: 'help.unknown.example', status: 421 },
])('$path is answered with $status at any load', async ({ path, asHost = host, status }) => {
  await site.ask(host, '/nowhere');
  expect((await site.ask(asHost, path)).status).toBe(status);
});

test.each([
  { path: '/bff/newsletter', options: json },
  { path: '/actions/newsletter', options: form },
])(
  '$path is taken while pages are refused, and refused when even that would take too long',
  async ({ path, options }) => {
    expect((await site.ask(host, path, options)).status).toBe(422);
    load.wait = 2_500;
    expect((await site.ask(host, path, options)).status).toBe(503);
  },
);
