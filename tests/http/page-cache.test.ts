import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { behindProxy, type Stage } from '#tests/setup/behind-proxy.ts';
import { isCached, renamed, sixMinutes, warm } from '#tests/setup/cached-pages.ts';

const host = 'help.atd-parts.fr';
const category = '/categories/12';
const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

/** The bytes of a host's home as they come over the wire. */
const bytesOf = ({ site }: Stage, host: string, encoding: keyof typeof unpacked): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { host, ...(encoding !== 'identity' && { 'accept-encoding': encoding }) };
    request({ port: site.port, path: '/', headers }, (response) => {
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(response.headers.vary).toBe('Accept-Encoding');
      void buffer(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });

describe('a page that was made once', () => {
  const stage = behindProxy(host, 'group');

  test('is told apart by nothing but host and address', async () => {
    const plain = await warm(stage, '/');
    const campaign = await stage.ask('/?utm_source=CANARY&gclid=CANARY');
    expect(campaign.status).toBe(200);
    expect(campaign.body).toBe(plain.body);
    expect(campaign.headers.etag).toBe(plain.headers.etag);
  });

  test('is not sent again to who has it, nor its bytes to who asks for headers only', async () => {
    const { headers, body } = await warm(stage, '/');
    const known = await stage.site.ask(host, '/', { headers: { 'if-none-match': String(headers.etag) } });
    expect([known.status, known.body]).toEqual([304, '']);
    expect(known.headers['cache-control']).toBe(headers['cache-control']);
    const head = await stage.site.ask(host, '/', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(body));
  });

  test.each([
    ['br', 'help.atd-parts.it'],
    ['gzip', 'help.atd-parts.es'],
    ['identity', 'help.atd-parts.pl'],
  ] as const)(
    'comes packed as every reader wants it, if the first one took it as %s',
    async (first, host) => {
      await stage.site.warm();
      const made = await bytesOf(stage, host, first);
      const page = unpacked[first](made).toString();
      expect(page.trimEnd().slice(-7)).toBe('</html>');
      for (const encoding of ['br', 'gzip', 'identity'] as const)
        expect(unpacked[encoding](await bytesOf(stage, host, encoding)).toString(), encoding).toBe(page);
    },
  );

  test.each([
    { known: (tag: string) => tag, status: 304 },
    { known: (tag: string) => `"other", ${tag}`, status: 304 },
    { known: (tag: string) => tag.slice(2), status: 304 },
    { known: () => '*', status: 304 },
    { known: (tag: string) => `x${tag.slice(2)}y`, status: 200 },
    { known: (tag: string) => `"${tag.slice(3, -1)}-"`, status: 200 },
  ])('is answered with $status to who has $known', async ({ known, status }) => {
    const { headers } = await warm(stage, '/');
    const tag = known(String(headers.etag));
    expect((await stage.site.ask(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(status);
  });

  test('is not for a request with two hosts', async () => {
    await warm(stage, '/');
    const socket = connect(stage.site.port, '127.0.0.1');
    socket.end(`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: help.atd-parts.de\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).split('\r\n', 1)[0]).toBe('HTTP/1.1 421 Misdirected Request');
  });

  test('is not for a host that goes on where the address begins', async () => {
    await warm(stage, category);
    const elsewhere = await stage.site.ask(`${host}/categories`, '/12');
    expect(elsewhere.status).not.toBe(200);
  });
});

describe('a page that is made for the first time', () => {
  const stage = behindProxy(host, 'group');
  const categories = [12, 13, 8, 11, 106, 276, 278, 293].map((id) => `/categories/${id}`);
  /** One that nobody has asked for yet. */
  const nextCategory = () => categories.shift() ?? '';

  test('is sent again from the cache, the same to the byte', async () => {
    const category = nextCategory();
    expect(await isCached(stage, category)).toBe(false);
    const again = await warm(stage, category);
    expect(again.status).toBe(200);
    expect(again.body).toBe((await stage.ask(category)).body);
    expect(again.headers['age']).toBeUndefined();
    for (const name of [
      'content-security-policy',
      'cache-control',
      'surrogate-key',
      'strict-transport-security',
    ])
      expect(again.headers[name]).toBeTruthy();
  });

  test('is streamed: its head comes first, its markup as React writes it', async () => {
    await stage.site.warm();
    const category = nextCategory();
    const socket = connect(stage.site.port, '127.0.0.1');
    socket.write(`GET ${category} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const [headers = '', ...rest] = (await text(socket)).split('\r\n\r\n');
    expect(headers.toLowerCase()).toContain('transfer-encoding: chunked');
    // Each chunk is a line with its length, and what has it.
    const [head = '', ...pieces] = rest
      .join('\r\n\r\n')
      .split(/(?:^|\r\n)[\da-f]+\r\n/)
      .slice(1);
    expect(head).toContain('</head>');
    expect(head).not.toContain('<main');
    expect(pieces.length).toBeGreaterThan(1);
    // The copy is the same to the byte.
    expect((await warm(stage, category)).body).toBe([head, ...pieces].join('').trimEnd());
  });

  test('has no body for who asks for headers only, nor for who has it', async () => {
    await stage.site.warm();
    const category = nextCategory();
    const head = await stage.site.ask(host, category, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    await stage.site.purge([`host:${host}`]);
    const known = await stage.site.ask(host, category, {
      headers: { 'if-none-match': String(head.headers.etag) },
    });
    expect([known.status, known.body]).toEqual([304, '']);
  });

  test('a first reader who leaves takes it away from nobody who waits for it', async () => {
    await stage.site.warm();
    const category = nextCategory();
    // Not kept yet, and what it reads is asked for anew.
    await stage.site.purge([`host:${host}`]);
    const held = stage.proxy.hold();
    const calls = stage.callsOf('get_categories');
    const first = request({ port: stage.site.port, path: category, headers: { host } });
    first.on('error', () => {});
    first.end();
    await expect.poll(() => stage.callsOf('get_categories')).toBeGreaterThan(calls);
    const second = stage.ask(category);
    first.destroy();
    held.release();
    const { status, body } = await second;
    expect([status, body.trimEnd().endsWith('</html>')]).toEqual([200, true]);
  });
});

describe('a page without one of its blocks', () => {
  const stage = behindProxy();

  test('is not kept for longer than ten seconds', async () => {
    stage.proxy.fail('status-500', 'footer_links');
    const half = await stage.ask('/');
    expect(half.headers['cdn-cache-control']).toBe('max-age=10');
    stage.proxy.fail('none');
    stage.age(15_000);
    await expect
      .poll(async () => (await stage.ask('/')).headers['cdn-cache-control'], { timeout: 30_000 })
      .toContain('stale-while-revalidate');
  });
});

describe('what it was made from has changed', () => {
  const stage = behindProxy();

  test('by time: the old bytes until the one render behind them is done', async () => {
    const before = await warm(stage, category);
    stage.proxy.bend('get_categories', renamed('Livraison nouvelle'));
    stage.age(sixMinutes);
    expect((await stage.ask(category)).body).toBe(before.body);
    await expect
      .poll(async () => (await stage.ask(category)).body, { timeout: 30_000, interval: 100 })
      .toContain('Livraison nouvelle');
  });

  test('in nothing: the page stays the very same', async () => {
    const before = await warm(stage, category);
    const renewals = await stage.site.cacheRenewals();
    stage.age(sixMinutes);
    await stage.ask(category);
    await expect.poll(() => stage.site.cacheRenewals(), { timeout: 30_000 }).toBe(renewals + 1);
    expect((await stage.ask(category)).headers.etag).toBe(before.headers.etag);
  });

  test('by a purge: nobody gets the old bytes, however many ask', async () => {
    await warm(stage, category);
    stage.proxy.bend('get_categories', renamed('Livraison nouvelle'));
    await stage.site.purge([`host:${host}`]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => stage.ask(category)));
    expect(answers.filter(({ body }) => body.includes('Livraison nouvelle'))).toHaveLength(50);
  });
});

describe('never cached', () => {
  const stage = behindProxy(host, 'group');

  test.each(['/search?articles=colis', '/?done=vote', '/not_found'])('%s', async (path) => {
    await stage.ask(path);
    expect(await isCached(stage, path)).toBe(false);
  });

  test('addresses without a page share one page, and keep none each', async () => {
    const one = await stage.ask('/nowhere/one');
    const two = await stage.ask('/nowhere/two');
    expect([one.status, two.status]).toEqual([404, 404]);
    expect(two.body).toBe(one.body);
  });
});
