import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOpsApp } from '#tests/builders/build-ops-app.ts';
import { scopeOf } from '#tests/builders/embedded-api.ts';
import { longAgo, startReplica, type Replica } from '#tests/fakes/replica.ts';
import { findProgram } from '#tests/setup/find-program.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { askRaw, type RawAnswer } from '#tests/setup/ask-raw.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';
import { startVarnish, type Varnish } from '#tests/setup/start-varnish.ts';

const program = findProgram(['varnishd'], 'varnish');
if (program === null) console.info('skipped: no varnishd can be had here');

const token = 'a-token-of-sufficient-length';
const host = 'help.atd-parts.lu';
const order = '/alternatives?id=11111111-1111-4111-8111-111111111111';

const endings: (() => Promise<unknown>)[] = [];
let api: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;
let replicas: [Replica, Replica];
let varnish: Varnish;
let ports: { site: number; purge: number };

const ask = (path: string, encoding = 'br', method = 'GET'): Promise<RawAnswer> =>
  askRaw(ports.site, { path, method, headers: { host, 'accept-encoding': encoding } });
/** Status, and what Varnish says of where it had the answer. */
const told = async (path: string) => {
  const { status, headers } = await ask(path);
  return `${status} ${String(headers['x-cache'])}`;
};
const purge = (keys: string) =>
  fetch(`http://127.0.0.1:${ports.purge}/`, { method: 'POST', headers: { 'Surrogate-Key': keys } });
const requestsOf = (path: string): number =>
  replicas.flatMap(({ requests }) => requests).filter((line) => line === `GET ${path}`).length;
const both = (change: (replica: Replica) => unknown) => Promise.all(replicas.map(change));

/** What an editor does at the desk. */
const save = async (texts: Record<string, string | null>): Promise<void> => {
  const { status } = await fetch(
    `${api.url}/api/translations/de_LU?${new URLSearchParams(scopeOf('de_LU'))}`,
    { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ texts }) },
  );
  expect(status).toBe(200);
};

describe.skipIf(program === null)('behind Varnish', () => {
  beforeAll(async () => {
    ports = { site: await freePort(), purge: await freePort() };
    const ops = createServer(
      buildOpsApp({ purgeDoor: { token, purge: (keys) => site.purge(keys), onRefused: () => {} } }),
    );
    await new Promise<void>((resolve) => ops.listen(0, '127.0.0.1', resolve));
    endings.push(() => new Promise((resolve) => ops.close(resolve)));
    const { port } = ops.address() as AddressInfo;
    api = await startEmbedded({ purge: { url: `http://127.0.0.1:${port}/purge`, token } });
    endings.push(api.close);
    site = await startSite(api.url, { CDN_PURGE_URL: `http://127.0.0.1:${ports.purge}` });
    endings.push(() => site.close());
    replicas = [await startReplica(site.port), await startReplica(site.port)];
    endings.push(() => both((replica) => replica.refuse()));
    varnish = await startVarnish(program ?? '', {
      ...ports,
      replicas: [replicas[0].port, replicas[1].port],
    });
    endings.push(() => varnish.close());
    const isUp = async () => (await site.ask(host, '/')).status === 200;
    await vi.waitUntil(isUp, { timeout: 40_000, interval: 500 });
    // It compiles its rules before it starts.
  }, 120_000);
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });
  beforeEach(async () => {
    await both((replica) => {
      replica.fail(null);
      // The site's own would be shorter where a busy machine left a block out.
      replica.setLifetime('max-age=300, stale-while-revalidate=3600');
    });
  });

  test('a page is asked for once, and none of the CDN’s own headers goes on to browsers', async () => {
    expect([await told('/categories/11'), await told('/categories/11')]).toEqual(['200 miss', '200 hit']);
    expect(requestsOf('/categories/11')).toBe(1);
    const { headers } = await ask('/categories/11');
    expect(headers['cache-control']).toMatch(/^max-age=\d/);
    expect(Object.keys(headers).filter((name) => /surrogate|^cdn-|^age$|^x-while/.test(name))).toEqual([]);
    // A browser reckons the age of an answer from its date as well.
    expect(headers.date).not.toBe(longAgo);
  });

  test('br, gzip and plain are kept apart, whatever a browser calls them', async () => {
    const read = async (accepted: string) => {
      const { headers, body } = await ask('/categories/12', accepted);
      const encoding = headers['content-encoding'] ?? 'plain';
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }[
        encoding
      ];
      return `${encoding} ${String(headers['x-cache'])} ${unpack?.(body).toString('utf8').slice(0, 15)}`;
    };
    const page = '<!doctype html>';
    expect(await read('gzip, deflate, br, zstd')).toBe(`br miss ${page}`);
    expect(await read('br;q=1.0, gzip;q=0.8')).toBe(`br hit ${page}`);
    expect(await read('gzip, deflate')).toBe(`gzip miss ${page}`);
    expect(await read('br;q=0, gzip')).toBe(`gzip hit ${page}`);
    expect(await read('identity')).toBe(`plain miss ${page}`);
    expect(await read('br;q=0')).toBe(`plain hit ${page}`);
  });

  test('what an editor saves is on the next page', async () => {
    const read = async () => {
      const { headers, body } = await ask('/', 'identity');
      return { from: headers['x-cache'], isNew: body.includes('Womit helfen?') };
    };
    await read();
    expect(await read()).toEqual({ from: 'hit', isNew: false });
    await save({ 'home.title': 'Womit helfen?' });
    expect(await read()).toEqual({ from: 'miss', isNew: true });
  });

  test('a purge of a host’s lists takes what shows them, and nothing else', async () => {
    await told('/');
    await told('/categories/11');
    expect([await told('/'), await told('/categories/11')]).toEqual(['200 hit', '200 hit']);
    expect((await purge(`article:999999 lists:${host}`)).status).toBe(200);
    expect([await told('/'), await told('/categories/11')]).toEqual(['200 miss', '200 hit']);
  });

  test('visitors cannot purge, and a purge takes keys alone', async () => {
    await told('/');
    const headers = { host, 'surrogate-key': `host:${host}` };
    const { status } = await askRaw(ports.site, { path: '/', method: 'POST', headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await purge('.*')).status).toBe(400);
    expect((await purge('host:a || obj.status == 200')).status).toBe(400);
    expect((await fetch(`http://127.0.0.1:${ports.purge}/`)).status).toBe(405);
    expect(await told('/')).toBe('200 hit');
  });

  test.each([order, '/bff/alternatives/11111111-1111-4111-8111-111111111111'])(
    'an order is never kept: %s',
    async (path) => {
      expect([await told(path), await told(path)]).toEqual(['200 miss', '200 miss']);
      expect(requestsOf(path)).toBe(2);
    },
  );

  test('what must not be kept is asked for each time', async () => {
    const path = '/bff/messages/de_LU?v=of-another-build';
    expect([await told(path), await told(path)]).toEqual(['200 miss', '200 miss']);
    await ask('/actions/vote', 'br', 'POST');
    await ask('/actions/vote', 'br', 'POST');
    const posts = replicas.flatMap(({ requests }) => requests).filter((line) => line.startsWith('POST /act'));
    expect(posts).toHaveLength(2);
  });

  test('nor does anybody wait for what was answered to others', async () => {
    const path = '/categories/12/nowhere';
    await both((replica) => replica.fail(503));
    expect(await told(path)).toBe('503 miss');
    const { promise, resolve } = Promise.withResolvers<void>();
    await both((replica) => replica.fail(503, promise));
    const crowd = Array.from({ length: 5 }, () => told(path));
    await expect.poll(() => requestsOf(path), { timeout: 5_000 }).toBe(1 + crowd.length);
    resolve();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['503 miss']));
  });

  describe.each([
    ['while a new one may be fetched behind it', 'max-age=1, stale-while-revalidate=60', '/categories/13'],
    ['when it would be waited for', 'max-age=1, stale-if-error=60', '/categories/12'],
  ])('a page past its time, %s', (_, lifetime, path) => {
    const outage = {
      refused: () => both((replica) => replica.refuse()),
      failing: () => both((replica) => replica.fail(503)),
    };
    test.each(['failing', 'refused'] as const)('is shown while replicas are %s', async (kind) => {
      await both((replica) => replica.setLifetime(lifetime));
      await purge(`host:${host}`);
      expect(await told(path)).toBe('200 miss');
      await outage[kind]();
      await expect.poll(() => told(path), { timeout: 10_000 }).toBe('200 stale');
      expect(await told(path)).toBe('200 stale');
      // Whoever waits for the same renewal must not be given its failure.
      const crowd = Array.from({ length: 20 }, () => told(path));
      expect(new Set(await Promise.all(crowd))).toEqual(new Set(['200 stale']));
      const cold = await ask(`${path}/nowhere`);
      expect(cold).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
      await both((replica) => (kind === 'refused' ? replica.accept() : replica.fail(null)));
      // It leaves a replica that refused it alone for a quarter of a second.
      await expect.poll(() => told('/bff/messages/de_LU'), { timeout: 10_000 }).toBe('200 miss');
    });
  });

  test('who waits for a new page waits for one failure, not for those of others as well', async () => {
    const path = '/categories/13';
    await both((replica) => replica.setLifetime('max-age=1, stale-if-error=60'));
    await purge(`host:${host}`);
    expect(await told(path)).toBe('200 miss');
    await both((replica) => replica.fail(503));
    await expect.poll(() => told(path), { timeout: 10_000 }).toBe('200 stale');
    const before = requestsOf(path);
    const { promise, resolve } = Promise.withResolvers<void>();
    await both((replica) => replica.fail(503, promise));
    const crowd = Array.from({ length: 5 }, () => told(path));
    const asked = () => requestsOf(path) - before;
    await expect.poll(asked, { timeout: 5_000 }).toBeGreaterThanOrEqual(crowd.length);
    resolve();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['200 stale']));
  });

  test('a page past its time is waited for from nobody where no replica is ready', async () => {
    await both((replica) => replica.setLifetime('max-age=1, stale-if-error=60'));
    await purge(`host:${host}`);
    expect(await told('/categories/12')).toBe('200 miss');
    const { promise, resolve } = Promise.withResolvers<void>();
    await both((replica) => replica.fail(503, promise));
    for (const replica of [1, 2] as const) varnish.setReady(replica, 'sick');
    await expect.poll(() => told('/categories/12'), { timeout: 10_000 }).toBe('200 stale');
    resolve();
    for (const replica of [1, 2] as const) varnish.setReady(replica, 'auto');
  });

  test('a file that one replica lacks is asked of the other', async () => {
    // On a busy machine a probe may be late, and the other would not be asked.
    for (const replica of [1, 2] as const) varnish.setReady(replica, 'healthy');
    const file = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'));
    for (const [index, name] of [`${file}`, `${file}?again`].entries()) {
      const path = `/assets/${name}`;
      replicas[index as 0 | 1].lack(path);
      expect((await ask(path)).status).toBe(200);
    }
    expect((await ask('/assets/of-no-build.js')).status).toBe(404);
    expect(requestsOf('/assets/of-no-build.js')).toBe(2);
  });

  test('so are the messages of a page that the other has rendered', async () => {
    for (const replica of [1, 2] as const) varnish.setReady(replica, 'healthy');
    const [path = ''] = /\/bff\/messages\/de_LU\?v=\w+/.exec((await site.ask(host, '/')).body) ?? [];
    replicas[0].lack(path, '/bff/messages/de_LU?v=of-no-build');
    // Each is kept apart, and begins with either replica.
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await ask(path, encoding)).headers).not.toHaveProperty('x-messages-version');
    varnish.setReady(1, 'sick');
    const gone = '/bff/messages/de_LU?v=of-no-replica';
    expect((await ask(gone)).headers).toHaveProperty('x-messages-version');
    expect(requestsOf(gone)).toBe(1);
    varnish.setReady(1, 'auto');
  });

  test('a replica that is not ready gets no requests', async () => {
    for (const [index, name] of ([1, 2] as const).entries()) {
      varnish.setReady(name, 'sick');
      const before = replicas[index as 0 | 1].requests.length;
      for (let count = 0; count < 8; count++) await ask(`/nowhere-${name}-${count}`);
      varnish.setReady(name, 'auto');
      expect(replicas[index as 0 | 1].requests.length).toBe(before);
    }
  });
});
