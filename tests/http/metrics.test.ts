import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPath } from '#shared/help-api/paths.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { buildOpsApp } from '#tests/builders/build-ops-app.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;
let parts: Dependencies;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url, {}, (all) => (parts = all));
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});

const host = 'help.atd-parts.fr';

/** Values by series, as a collector reads them. */
const metrics = async (): Promise<ReadonlyMap<string, number>> => {
  const ops = buildOpsApp({ metrics: parts.metrics });
  const { status, text, headers } = await request(ops).get('/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
};

/** By how much a series has grown since. */
const growth = async (before: ReadonlyMap<string, number>, series: string): Promise<number> =>
  ((await metrics()).get(series) ?? 0) - (before.get(series) ?? 0);

/** Requests are counted once their connection knows that they ended. */
const grows = async (before: ReadonlyMap<string, number>, series: string, by: number): Promise<void> => {
  await expect.poll(() => growth(before, series), { timeout: 5_000 }).toBe(by);
};

const inBatches = async (count: number, ask: (index: number) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < count; start += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(start + index)));
};

test('what a visitor’s browser measured is counted by host and kind of page, and refused from elsewhere', async () => {
  const before = await metrics();
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    site.ask(host, '/bff/vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
  const vitals = { LCP: 1_200, CLS: 0.03 };
  expect((await post({ page: 'article', vitals })).status).toBe(204);
  expect((await post({ page: 'alternatives', vitals })).status).toBe(422);
  expect((await post({ page: 'article', vitals }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const of = `{host="${host}",page="article"}`;
  expect(await growth(before, `help_web_vital_lcp_seconds_count${of}`)).toBe(1);
  expect(await growth(before, `help_web_vital_lcp_seconds_sum${of}`)).toBe(1.2);
  expect(await growth(before, `help_web_vital_cls_sum${of}`)).toBe(0.03);
  expect(await growth(before, `help_web_vital_inp_seconds_count${of}`)).toBe(0);
});

test('what went wrong in documents is counted by their build, and by no other label than ours', async () => {
  const { body } = await site.ask(host, '/');
  const build = /id="state" data-build="([\w-]+)"/.exec(body)?.[1];
  expect(build).toMatch(/^[a-f\d]{12}$/);
  const before = await metrics();
  const tell = (health: object) =>
    site.ask(host, '/bff/vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ page: 'home', vitals: {}, health }),
    });
  await tell({ build, errors: 2, hydrated: true });
  await tell({ build, errors: 1, hydrated: false });
  await tell({ build: 'canary', errors: 4, hydrated: true });
  expect(await growth(before, `help_documents_total{build="${build}",hydrated="yes"}`)).toBe(1);
  expect(await growth(before, `help_documents_total{build="${build}",hydrated="no"}`)).toBe(1);
  expect(await growth(before, `help_document_errors_total{build="${build}"}`)).toBe(3);
  expect(await growth(before, 'help_document_errors_total{build="other"}')).toBe(4);
  expect([...(await metrics()).keys()].join()).not.toContain('canary');
});

test('requests are counted by host, page and status class, cached pages too', async () => {
  await site.warm();
  const isCached = async () => {
    const hits = await site.cacheHits();
    await site.ask(host, '/');
    return (await site.cacheHits()) > hits;
  };
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);
  const before = await metrics();
  await site.ask(host, '/');
  await site.ask(host, '/nowhere');
  await grows(before, `help_requests_total{host="${host}",page="home",status="2xx"}`, 1);
  await grows(before, `help_requests_total{host="${host}",page="other",status="4xx"}`, 1);
  expect(await growth(before, 'help_page_cache_total{outcome="hit"}')).toBe(1);
  expect(await growth(before, 'help_page_cache_total{outcome="miss"}')).toBe(1);
  expect(await growth(before, 'help_request_duration_seconds_count{page="home"}')).toBe(0);
  expect(await growth(before, 'help_request_duration_seconds_count{page="other"}')).toBe(1);
});

test('a thousand unknown hosts and a thousand unknown paths add no series', async () => {
  await site.ask('help.evil-0.example', '/');
  await site.ask(host, '/nowhere-0');
  // The first call of its kind has series of its own.
  await site.ask(host, '/bff/articles/899999');
  const before = await metrics();
  await inBatches(1_000, (index) => site.ask(`help.evil-${index}.example`, `/${index}`));
  await inBatches(1_000, (index) => site.ask(host, `/nowhere-${index}?q=${index}`));
  await inBatches(100, (index) => site.ask(host, `/bff/articles/${900_000 + index}`));
  await grows(before, 'help_requests_total{host="unknown",page="other",status="4xx"}', 1_000);
  const after = await metrics();
  const added = [...after.keys()].filter((series) => !before.has(series));
  // What these requests were the first to do: a redirect, an article that does not exist.
  expect(added.length).toBeLessThan(25);
  expect([...after.keys()].join('\n')).not.toMatch(/evil|nowhere|9000/);
});

test('an order’s id stands in no series', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const before = await metrics();
  await site.ask(host, `/alternatives?id=${id}`);
  await grows(before, `help_requests_total{host="${host}",page="alternatives",status="2xx"}`, 1);
  expect([...(await metrics()).keys()].join('\n')).not.toContain('1111');
});

test('searches and votes are counted by host and what they came to, clicks by place alone', async () => {
  const before = await metrics();
  const post = (path: string, body: unknown) =>
    site.ask(host, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  const secret = 'zzqxv';
  await site.ask(host, searchPath('livraison'));
  await site.ask(host, `${searchPath('livraison')}&page=2`);
  await site.ask(host, searchPath(secret));
  await site.ask(host, `/bff/search?articles=${secret}&preview=1`);
  await site.ask(host, '/search');
  expect((await post('/bff/votes', { articleId: 120201, vote: 1 })).status).toBe(200);
  expect((await post('/bff/votes', { articleId: 120201, vote: -1 })).status).toBe(200);
  expect((await post('/bff/votes', { articleId: 999_999, vote: 1 })).status).toBe(404);
  for (const rank of [1, 12, 400])
    expect((await post('/bff/search-clicks', { from: 'page', rank })).status).toBe(204);
  for (const body of [{ from: secret, rank: 1 }, { from: 'page', rank: 0 }, { from: 'page', rank: 1.5 }, {}])
    expect((await post('/bff/search-clicks', body)).status).toBe(422);
  const after = await metrics();
  const grown = [...after].flatMap(([series, value]) => {
    const by = value - (before.get(series) ?? 0);
    return by > 0 && /^help_(searches|votes|search_clicks)_total/.test(series) ? [[series, by]] : [];
  });
  expect(Object.fromEntries(grown)).toEqual({
    [`help_searches_total{host="${host}",from="page",outcome="hit"}`]: 1,
    [`help_searches_total{host="${host}",from="page",outcome="none"}`]: 1,
    [`help_searches_total{host="${host}",from="panel",outcome="none"}`]: 1,
    [`help_votes_total{host="${host}",vote="yes"}`]: 1,
    [`help_votes_total{host="${host}",vote="no"}`]: 1,
    [`help_search_clicks_total{host="${host}",from="page",rank="1"}`]: 1,
    [`help_search_clicks_total{host="${host}",from="page",rank="more"}`]: 2,
  });
  expect([...after.keys()].join('\n')).not.toContain(secret);
});

test('reads and loads of content, its age and its memory can be seen', async () => {
  const all = await metrics();
  expect(all.get('help_content_loads_total{resource="categories",outcome="ok"}')).toBeGreaterThanOrEqual(29);
  expect(all.get('help_content_reads_total{resource="categories",outcome="hit"}')).toBeGreaterThan(0);
  expect(all.get(`help_content_age_seconds{host="${host}",resource="categories"}`)).toBeGreaterThan(0);
  expect(all.get('help_content_cache_bytes{kind="content"}')).toBeGreaterThan(100_000);
  expect(all.get('help_page_cache_pages')).toBeGreaterThan(0);
  expect(all.get('help_renders_waiting')).toBe(0);
});

test('words that are often looked for in vain are told, those of the panel and of hits are not', async () => {
  const search = (query: string) => site.ask(host, query);
  for (let asked = 0; asked < 5; asked += 1) {
    await search(searchPath('Xyzzyxq zz@qxq'));
    await search('/bff/search?articles=xyzzyxz&preview=1');
    await search('/bff/search?articles=colis');
  }
  const { body, headers } = await request(
    buildOpsApp({ searchesWithoutResults: parts.searchesWithoutResults }),
  ).get('/searches');
  expect(body).toEqual({ shownFrom: 5, days: 30, locales: { fr: [{ word: 'xyzzyxq', count: 5 }] } });
  expect(headers['cache-control']).toBe('no-store');
});

test('no page of another site takes them away in the name of an operator who has it open', async () => {
  const { searchesWithoutResults } = parts;
  const before = searchesWithoutResults.report();
  const take = request(buildOpsApp({ searchesWithoutResults })).post('/searches');
  expect((await take.set('Origin', 'https://evil.example')).status).toBe(403);
  expect(searchesWithoutResults.report()).toEqual(before);
});

test('a page without a block, and the load that failed, are counted', async () => {
  const cold = await startSite(proxy.url, {}, (all) => (parts = all));
  const before = await metrics();
  proxy.fail('status-500', '/api/banners');
  await cold.ask(host, '/');
  const report = await request(buildOpsApp({ contentReport: parts.contentReport })).get('/readyz?verbose');
  const missing = (await metrics()).get(`help_content_missing{host="${host}",resource="banners"}`);
  proxy.fail('none');
  const halves = await growth(before, 'help_half_answers_total{kind="page"}');
  const failed = await growth(before, 'help_content_loads_total{resource="banners",outcome="failed"}');
  const after = await metrics();
  expect(after.get('help_upstream_calls_total{call="/api/banners",status="5xx"}')).toBe(1);
  expect(after.get('help_upstream_call_duration_seconds_count{call="/api/banners"}')).toBe(1);
  await cold.close();
  expect({ halves, failed, missing }).toEqual({ halves: 1, failed: 1, missing: 1 });
  const { status, hosts } = report.body as { status: string; hosts: ReturnType<typeof parts.contentReport> };
  expect({ status, hosts: hosts.length, cache: report.headers['cache-control'] }).toEqual({
    status: 'ready',
    hosts: 30,
    cache: 'no-store',
  });
  const { content = [] } = hosts.find((each) => each.host === host) ?? {};
  expect(content).toContainEqual({ resource: 'banners', age: null, standIns: 0, missing: true });
  expect(content).toContainEqual({
    resource: 'categories',
    age: expect.any(Number) as number,
    standIns: 0,
    missing: false,
  });
});

test('purges are counted', async () => {
  const before = await metrics();
  const { status } = await site.ask(host, '/');
  expect(status).toBe(200);
  await parts.purge([`host:${host}`]);
  expect(await growth(before, 'help_purges_total{from="here"}')).toBe(1);
});

test('a warning about an upstream call names the request that asked', async () => {
  proxy.fail('status-500');
  const { headers } = await site.ask(host, '/bff/search?articles=colis-perdu');
  proxy.fail('none');
  const line = site.logged.findLast(({ resource }) => resource === 'search');
  expect(line).toMatchObject({ requestId: headers['x-request-id'] });
});
