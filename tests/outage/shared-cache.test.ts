import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { findRedis, startRedis, type RedisServer } from '#tests/setup/start-redis.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

const program = findRedis();
if (program === null) console.info('skipped: no redis-server or valkey-server can be had here');

const host = 'help.atd-parts.fr';
const article = '/bff/articles/120201';
const reads = ['/bff/project', '/bff/home', '/bff/categories', article];
const entry = 'help-centre:1:answer:help.atd-parts.fr:fr.atd:article:120201';

let redis: RedisServer;
let proxy: FaultProxy;
const endings: (() => Promise<unknown>)[] = [];

const replica = async (url = redis.url, more: Record<string, string> = {}): Promise<Site> => {
  const site = await startSite(proxy.url, { REDIS_URL: url, ...more });
  endings.push(() => site.close());
  return site;
};
const statusesOf = (site: Site, paths = reads) =>
  Promise.all(paths.map(async (path) => (await site.ask(host, path)).status));
/** On a busy machine the thread that sanitises may start too late for the first who ask. */
const untilWarm = async (site: Site, paths = reads): Promise<void> => {
  await expect
    .poll(() => statusesOf(site, paths), { timeout: 40_000, interval: 500 })
    .toEqual(paths.map(() => 200));
};
const titleOf = async (site: Site) =>
  (JSON.parse((await site.ask(host, article)).body) as { title: string }).title;
const callsOf = (text: string) => proxy.calls.filter((call) => call.includes(text)).length;
const retitle = (title: string) =>
  proxy.bend('get_article', (answer: { data: object }) => ({ ...answer, data: { ...answer.data, title } }));
const untilShared = async (): Promise<void> => {
  await expect.poll(() => redis.command('EXISTS', entry), { timeout: 5_000 }).toBe(':1\r\n');
};

/** Stands before a server and holds every answer back for so many milliseconds. */
const startSlowProxy = async (port: number, milliseconds: number) => {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const behind = net.connect(port, '127.0.0.1');
    for (const end of [socket, behind]) sockets.add(end.on('error', () => {}));
    socket.pipe(behind);
    behind.on('data', (chunk) => void setTimeout(() => socket.write(chunk), milliseconds));
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

describe.skipIf(program === null)('with a real Redis', () => {
  beforeEach(async () => {
    redis = await startRedis(program ?? '');
    endings.push(() => redis.close());
    const embedded = await startEmbedded();
    endings.push(embedded.close);
    proxy = await startFaultProxy(embedded.url);
    endings.push(() => proxy.close());
  });
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  test('a replica that starts while the upstream is dead answers all that others knew', async () => {
    await untilWarm(await replica());
    await untilShared();
    for (const fault of ['status-500', 'hang'] as const) {
      proxy.fail(fault);
      const next = await replica();
      expect(await statusesOf(next)).toEqual(reads.map(() => 200));
      expect((await next.ask(host, '/')).status).toBe(200);
      expect((await next.ask(host, '/bff/articles/120202')).status).toBe(503);
    }
  });

  test('a Redis that is slower than anybody waits for holds all the same what a start in an outage needs', async () => {
    const slow = await startSlowProxy(Number(new URL(redis.url).port), 120);
    endings.push(slow.close);
    const one = await replica(slow.url);
    await untilWarm(one);
    await untilShared();
    proxy.fail('status-500');
    const next = await replica(slow.url);
    expect(await statusesOf(next)).toEqual(reads.map(() => 200));
    // Told once while it is left alone, however many answers were under way.
    const told = one.logged.flatMap(({ msg, time }) =>
      msg === 'Redis: slow' ? [Date.parse(String(time))] : [],
    );
    expect(told.length).toBeGreaterThan(0);
    for (const [index, at] of told.slice(1).entries()) expect(at - (told[index] ?? 0)).toBeGreaterThan(4_900);
  });

  test('what one replica has asked for, another does not ask for', async () => {
    await statusesOf(await replica());
    await untilShared();
    await statusesOf(await replica());
    expect(callsOf('get_article')).toBe(1);
    expect(callsOf('get_categories')).toBe(1);
  });

  test('an answer over a megabyte, which a thread reads, is shared like any other', async () => {
    const children = Array.from({ length: 12_000 }, (_, at) => ({
      id: at + 1,
      title: `Заголовок статьи ${at}`.repeat(3),
    }));
    proxy.give('get_categories', {
      items: [{ id: 12, title: 'A', children: [{ id: 1, title: 'B', children }] }],
    });
    const titles = async (site: Site) => (await site.ask(host, '/bff/categories')).body;
    const before = await titles(await replica());
    expect(before.length).toBeGreaterThan(1_000_000);
    const tree = entry.replace('article:120201', 'categories:');
    await expect.poll(() => redis.command('EXISTS', tree), { timeout: 5_000 }).toBe(':1\r\n');
    proxy.fail('status-500');
    expect((await titles(await replica())) === before).toBe(true);
  });

  test('searches, orders and what does not exist never enter it', async () => {
    const site = await replica();
    await site.ask(host, '/bff/search?articles=canary-search');
    await site.ask(host, '/bff/alternatives/11111111-1111-4111-8111-111111111111');
    await site.ask(host, '/bff/articles/999999');
    await site.ask(host, article);
    await untilShared();
    const keys = await redis.command('KEYS', '*');
    expect(keys).toContain(entry);
    expect(keys).not.toMatch(/search|alternative|order|canary|1111|999999/);
  });

  test('what stands there is checked and cleaned by whoever reads it', async () => {
    await statusesOf(await replica());
    await untilShared();
    const counter = /(\d+)\r\n$/.exec(await redis.command('GET', 'help-centre:1:counter'))?.[1];
    const content = '<p>kept</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const poisoned = JSON.stringify({ success: true, data: { id: 120201, title: 'From Redis', content } });
    await redis.command('SET', entry, `${counter}\n${poisoned}`, 'PX', '259000000');
    proxy.fail('status-500');
    const { status, body } = await (await replica()).ask(host, article);
    expect(status).toBe(200);
    expect(body).toContain('From Redis');
    expect(body).not.toMatch(/script|onerror/);
  });

  test.each([
    { name: 'no life', write: ['SET', entry, '1\n{}'] },
    { name: 'another form', write: ['SET', entry, '{"version":0}', 'PX', '259000000'] },
    { name: 'half an answer', write: ['SET', entry, '1\n{"success":true,"da', 'PX', '259000000'] },
    {
      name: 'a purge counter of the future',
      write: ['SET', entry, '9999999999999999\n{}', 'PX', '259000000'],
    },
    { name: 'bytes', write: ['SET', entry, '\u0000\uFFFD\n', 'PX', '259000000'] },
    { name: 'another type', write: ['RPUSH', entry, 'a', 'b'] },
  ])('an entry with $name counts as none', async ({ write }) => {
    const before = await titleOf(await replica());
    await untilShared();
    await redis.command('DEL', entry);
    await redis.command(...write);
    expect(await titleOf(await replica())).toBe(before);
    expect(callsOf('get_article')).toBe(2);
  });

  test('a purge on one replica is seen on the other within a second, and comes to the CDN last', async () => {
    const order: string[] = [];
    const cdn = createServer((req, res) => {
      let body = '';
      req.on('data', (piece: Buffer) => (body += piece.toString()));
      req.on('end', () => {
        order.push(`cdn ${callsOf('get_categories')} ${body}`);
        res.end();
      });
    });
    await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
    endings.push(() => new Promise((resolve) => cdn.close(resolve)));
    const more = {
      CDN_PURGE_URL: `http://user:secret@127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    };
    const [one, other] = [await replica(redis.url, more), await replica(redis.url, more)];
    const old = await titleOf(one);
    await untilShared();
    expect(await titleOf(other)).toBe(old);
    retitle('Nouveau titre');
    expect(await one.purge(['article:120201'])).toMatchObject({ replicas: 'told', cdn: 'purged' });
    await expect.poll(() => titleOf(other), { timeout: 1_000, interval: 50 }).toBe('Nouveau titre');
    expect(await titleOf(one)).toBe('Nouveau titre');
    expect(order).toHaveLength(1);
    expect(order[0]).toContain('"article:120201","category:12","subCategory:1202"');
    expect(order[0]).toContain(`lists:${host}`);
  });

  test('a purge leaves alone who shares the server, and has a database of their own', async () => {
    const [one, other] = [await replica(), await replica(`${redis.url}/1`)];
    await titleOf(one);
    const old = await titleOf(other);
    retitle('Nouveau titre');
    expect(await one.purge(['article:120201'])).toMatchObject({ replicas: 'told' });
    expect(await titleOf(one)).toBe('Nouveau titre');
    expect(await titleOf(other)).toBe(old);
  });

  test('what was purged stands in for a replica that starts later, and is asked for anew', async () => {
    const one = await replica();
    const old = await titleOf(one);
    await untilShared();
    proxy.fail('status-500');
    await one.purge(['article:120201']);
    expect(await titleOf(await replica())).toBe(old);
    proxy.fail('none');
    retitle('Nouveau titre');
    expect(await titleOf(await replica())).toBe('Nouveau titre');
  });

  test('an answer whose call began before a purge is not written', async () => {
    const [one, other] = [await replica(), await replica()];
    await statusesOf(one, ['/bff/categories']);
    const held = proxy.hold();
    const late = other.ask(host, article);
    await expect.poll(() => callsOf('get_article')).toBe(1);
    await one.purge(['article:120201']);
    held.release();
    await late;
    await expect.poll(() => redis.command('EXISTS', entry), { timeout: 500 }).toBe(':0\r\n');
  });

  test('purges that a replica missed while it was cut off are made good', async () => {
    const [one, other] = [await replica(), await replica()];
    await titleOf(one);
    await titleOf(other);
    retitle('Nouveau titre');
    await redis.kill();
    expect(await one.purge(['article:120201'])).toMatchObject({ replicas: 'later' });
    await redis.start();
    await expect.poll(() => titleOf(other), { interval: 200 }).toBe('Nouveau titre');
  });

  test.each(['killed', 'hung'] as const)('%s mid-way it costs nobody an error', async (how) => {
    const site = await replica();
    const articles = [120201, 120202, 120203].map((id) => `/bff/articles/${id}`);
    await untilWarm(site, [...reads, ...articles]);
    if (how === 'killed') await redis.kill();
    else redis.hang();
    // Never asked for before: they meet Redis first.
    const cold = ['/bff/cookies', '/bff/comment-reasons'];
    const paths = [...cold, ...Array.from({ length: 60 }, (_, at) => articles[at % 3] ?? '')];
    expect(new Set(await statusesOf(site, [...reads, ...paths]))).toEqual(new Set([200]));
    await site.purge([`host:${host}`]);
    expect(new Set(await statusesOf(site, [...reads, ...paths]))).toEqual(new Set([200]));
    if (how === 'hung') redis.wake();
    else await redis.start();
    expect(new Set(await statusesOf(site))).toEqual(new Set([200]));
  });

  test.each(['nothing listens', 'it speaks another protocol', 'it never answers'])(
    'where %s from the start the site goes on alone',
    async (what) => {
      const impostor = net.createServer((socket) => {
        socket.on('error', () => {});
        if (what === 'it speaks another protocol')
          socket.write('HTTP/1.1 400 Bad Request\r\n\r\n%$!?'.repeat(100));
      });
      await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
      const { port } = impostor.address() as AddressInfo;
      const close = () => new Promise((resolve) => impostor.close(resolve));
      if (what === 'nothing listens') await close();
      else onTestFinished(() => void close());
      const site = await replica(`redis://127.0.0.1:${port}`);
      expect(await statusesOf(site)).toEqual(reads.map(() => 200));
      expect(await site.purge(['article:120201'])).toMatchObject({ replicas: 'later' });
    },
  );

  test('the log says why Redis is of no use, once: nothing there, a wrong password, none at all', async () => {
    await redis.command('CONFIG', 'SET', 'requirepass', 'right');
    const { port } = new URL(redis.url);
    const sites = await Promise.all(
      ['redis://127.0.0.1:1', `redis://:wrong@127.0.0.1:${port}`, redis.url].map((url) => replica(url)),
    );
    const told = () =>
      sites.map(({ logged }) =>
        logged.flatMap(({ msg, reason }) =>
          String(msg).startsWith('Redis') ? [`${String(msg)}, ${String(reason)}`] : [],
        ),
      );
    await expect
      .poll(told, { timeout: 5_000 })
      .toEqual([['Redis: lost, ECONNREFUSED'], ['Redis: lost, WRONGPASS'], ['Redis: refused, NOAUTH']]);
    await Promise.all(sites.map((site) => statusesOf(site)));
    expect(told().map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  test.each([
    ['full', 'OOM', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0'],
    ['read-only', 'READONLY', 'REPLICAOF 127.0.0.1 1', 'REPLICAOF NO ONE'],
  ])('a Redis that is %s counts as gone while it refuses, each time', async (_, reason, refuse, comply) => {
    let metrics = async (): Promise<string> => '';
    const site = await startSite(proxy.url, { REDIS_URL: redis.url }, (parts) => {
      metrics = () => parts.metrics.text();
      return parts;
    });
    endings.push(() => site.close());
    const untilGauge = async (value: 0 | 1): Promise<void> => {
      const line = `\nhelp_redis_connected ${value}\n`;
      await expect.poll(metrics, { timeout: 10_000 }).toContain(line);
    };
    const refusals = () => site.logged.filter((line) => line['reason'] === reason);
    await untilGauge(1);
    for (const times of [1, 2]) {
      await redis.command(...refuse.split(' '));
      expect(await site.purge(['article:120201'])).toMatchObject({ replicas: 'later' });
      await untilGauge(0);
      expect(refusals()).toHaveLength(times);
      await redis.command(...comply.split(' '));
      await untilGauge(1);
    }
  });
});
