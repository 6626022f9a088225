import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFaultProxy, type Fault, type FaultProxy } from '../fakes/fault-proxy.ts';
import { startEmbedded } from '../setup/start-embedded.ts';
import { startSite, type Site, type SiteAnswer } from '../setup/start-site.ts';

const host = 'help.atd-parts.fr';
const article = '/categories/12/1202/120201';
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

beforeEach(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url);
});
afterEach(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});

const ask = (path: string) => site.ask(host, path);

/** A page with all its blocks: on a busy machine one may have missed its deadline at first. */
const seen = async (path: string): Promise<SiteAnswer> => {
  let last = await ask(path);
  for (;;) {
    const next = await ask(path);
    if (next.body === last.body) return next;
    last = next;
  }
};

describe('single flight', () => {
  test(
    'a thousand cold requests of one page call each upstream resource exactly once',
    { timeout: 180_000 },
    async () => {
      const held = proxy.hold();
      const answers = Promise.all(Array.from({ length: 1000 }, () => ask(article)));
      await expect.poll(() => proxy.calls.length, { timeout: 60_000 }).toBeGreaterThan(5);
      held.release();
      const statuses = (await answers).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1000);
      expect(proxy.calls).toEqual([...new Set(proxy.calls)]);
    },
  );

  test('no host is served another host’s body', async () => {
    const hosts = ['help.atd-parts.fr', 'help.atd-parts.it', 'help.atd-parts.bg'];
    const bodies = await Promise.all(hosts.map(async (each) => (await site.ask(each, '/')).body));
    expect(bodies.map((body) => /<html lang="([^"]+)"/.exec(body)?.[1])).toEqual(['fr-FR', 'it-IT', 'bg-BG']);
  });
});

const faults: readonly Fault[] = [
  'reset',
  'status-500',
  'status-429',
  'malformed-json',
  'html-with-200',
  'wrong-types',
  'empty',
  'redirect',
  'close-mid-body',
  'huge-body',
];

describe('an outage', () => {
  test.each(faults)(
    'of kind %s: a page never seen answers 503, readable and not to be kept',
    async (fault) => {
      proxy.fail(fault);
      const { status, headers, body } = await ask(article);
      expect(status).toBe(503);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['retry-after']).toBeDefined();
      expect(body).toContain('<html lang="fr-FR"');
      expect(body).toMatch(/<main/);
    },
  );

  test.each(faults)('of kind %s: pages seen before answer 200 with their content', async (fault) => {
    const before = await Promise.all(['/', '/categories/12', article].map(seen));
    proxy.fail(fault);
    const during = await Promise.all(['/', '/categories/12', article].map(ask));
    expect(during.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(during.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  });

  test('is over as soon as the upstream is back and the back-off has passed', async () => {
    proxy.fail('reset');
    expect((await ask(article)).status).toBe(503);
    proxy.fail('none');
    await expect.poll(async () => (await ask(article)).status, { timeout: 8_000, interval: 500 }).toBe(200);
  });

  test('asks for a key at most once in a back-off', async () => {
    proxy.fail('status-500');
    for (let round = 0; round < 5; round++) await ask(article);
    expect(proxy.calls.filter((call) => call.includes('get_article'))).toHaveLength(1);
  });
});

describe('secondary blocks', () => {
  test.each([
    'footer_links',
    'banners',
    'gdpr',
    'type=social',
    'type=companies',
    'type=header',
    'top_articles',
    'type=videos',
  ])('%s hangs: the page is there with its main content', async (call) => {
    proxy.fail('hang', call);
    const start = performance.now();
    const { status, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toContain('href="/categories/12"');
    // Far below the sum of the deadlines; the blocks wait side by side.
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});

test('a main resource that hangs ends the page at its deadline with 503', async () => {
  proxy.fail('hang', 'get_article');
  expect((await ask(article)).status).toBe(503);
});

test('a malformed article in a list costs only itself', async () => {
  const { status, body } = await ask('/categories/12');
  expect(status).toBe(200);
  expect(body).toContain('/categories/12/1202/120201');
});

test.each(['/categories/12/1202/..%2f120201', '/categories/12%2f1202', '/categories/12/1202/120201%3fx'])(
  '%s never reaches the upstream',
  async (path) => {
    await ask('/');
    const before = proxy.calls.length;
    expect((await ask(path)).status).toBe(404);
    expect(proxy.calls.length).toBe(before);
  },
);
