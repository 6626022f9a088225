import dns from 'node:dns';
import { afterEach, describe, expect, test } from 'vitest';
import { faultKinds, type Fault } from '#tests/fakes/fault-proxy.ts';
import { rareFaultKinds } from '#tests/fakes/rare-faults.ts';
import { failureBackoff } from '#server/cache/cache-rules.ts';
import { behindProxy } from '#tests/setup/behind-proxy.ts';
import { startSite, type SiteAnswer } from '#tests/setup/start-site.ts';

const stage = behindProxy();
const article = '/categories/12/1202/120201';
const articleData = '/bff/articles/120201';
const pages = ['/', '/categories/12', article];
const sixMinutes = 360_000;
/** Longer than a page is kept that lacks a block. */
const elevenSeconds = 11_000;

/** A page with all its blocks: on a busy machine one may have missed its deadline at first. */
const seen = async (path: string): Promise<SiteAnswer> => {
  for (;;) {
    const answer = await stage.ask(path);
    if (answer.status === 200 && answer.headers['cdn-cache-control'] !== 'max-age=10') return answer;
    stage.age(elevenSeconds);
  }
};

const expectHonest503 = ({ status, headers, body }: SiteAnswer, language = 'fr-FR'): void => {
  expect(status).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['retry-after']).toBeDefined();
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).toMatch(/<main/);
};

describe('single flight', () => {
  // Rendering a page costs what a hundred pieces of data cost: the crowd asks for data, a class for the page.
  test.each([
    { crowd: 1000, path: articleData },
    { crowd: 100, path: article },
  ])('$crowd cold requests of $path call each upstream resource exactly once', async ({ crowd, path }) => {
    const held = stage.proxy.hold();
    const answers = Promise.all(Array.from({ length: crowd }, () => stage.ask(path)));
    await expect.poll(() => stage.proxy.calls.length, { timeout: 60_000 }).toBeGreaterThan(0);
    held.release();
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(crowd);
    expect(stage.proxy.calls).toEqual([...new Set(stage.proxy.calls)]);
  });

  test('no host is served another host’s body', async () => {
    const hosts = ['help.atd-parts.fr', 'help.atd-parts.it', 'help.atd-parts.bg'];
    const bodies = await Promise.all(hosts.map(async (host) => (await stage.site.ask(host, '/')).body));
    expect(bodies.map((body) => /<html lang="([^"]+)"/.exec(body)?.[1])).toEqual(['fr-FR', 'it-IT', 'bg-BG']);
  });
});

test.each([
  { crowd: 500, path: articleData },
  { crowd: 50, path: article },
])(
  'nobody waits for a refresh: of $crowd who ask for $path, expired, all are answered before the upstream is',
  async ({ crowd, path }) => {
    const before = await seen(path);
    const held = stage.proxy.hold();
    const { length } = stage.proxy.calls;
    stage.age(sixMinutes);
    const answers = await Promise.all(Array.from({ length: crowd }, () => stage.ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([before.body]));
    await expect.poll(() => stage.proxy.calls.length).toBeGreaterThan(length);
    const refreshes = stage.proxy.calls.slice(length);
    expect(refreshes).toEqual([...new Set(refreshes)]);
    held.release();
  },
);

describe('an outage', () => {
  test.each([...faultKinds, ...rareFaultKinds])(
    'of kind %s: pages seen before answer 200 with their last good content, fresh, expired and purged; those never seen 503, readable and not to be kept',
    async (fault) => {
      const before = (await Promise.all(pages.map(seen))).map(({ body }) => body);
      stage.proxy.fail(fault);
      const during = async () => {
        const answers = await Promise.all(pages.map(stage.ask));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(answers.map(({ body }) => body)).toEqual(before);
      };
      const [unseen] = await Promise.all([stage.site.ask('help.atd-parts.it', article), during()]);
      expectHonest503(unseen, 'it-IT');
      stage.age(sixMinutes);
      const { length } = stage.proxy.calls;
      await during();
      // The refresh that this asked for has come to its bad end before the next look.
      await expect.poll(() => stage.proxy.calls.length).toBeGreaterThan(length);
      if (!hangs(fault))
        await expect.poll(() => stage.site.logged.some(({ resource }) => resource === 'article')).toBe(true);
      await during();
      // `[]` is a readable list, if an empty one, and a host's purge believes what is readable (behaviour/cache 10).
      if (fault === 'shape-list') return;
      await stage.site.purge(['host:help.atd-parts.fr']);
      await during();
    },
  );

  test('in which connections are refused: seen pages 200, others 503, and all is well after it', async () => {
    const before = await seen(article);
    await stage.proxy.refuse();
    stage.age(sixMinutes);
    expect((await stage.ask(article)).body).toBe(before.body);
    expectHonest503(await stage.ask('/categories/12/1202/120202'));
    await stage.proxy.accept();
    stage.age(failureBackoff + 1);
    await expect
      .poll(async () => (await stage.ask('/categories/12/1202/120202')).status, { timeout: 20_000 })
      .toBe(200);
  });

  test('is over as soon as the upstream is back and the back-off has passed', async () => {
    stage.proxy.fail('reset');
    expect((await stage.ask(article)).status).toBe(503);
    stage.proxy.fail('none');
    stage.age(failureBackoff + 1);
    await expect.poll(async () => (await stage.ask(article)).status, { timeout: 20_000 }).toBe(200);
  });

  test('asks for a key at most once in a back-off', async () => {
    stage.proxy.fail('status-500');
    for (let round = 0; round < 5; round++) await stage.ask(article);
    expect(stage.callsOf('get_article')).toBe(1);
  });
});

describe('an upstream whose name cannot be resolved', () => {
  const { lookup } = dns;
  afterEach(() => {
    dns.lookup = lookup;
  });

  test('seen pages 200, others 503', async () => {
    const named = await startSite(stage.proxy.url.replace('127.0.0.1', 'localhost'));
    const host = 'help.atd-parts.fr';
    expect((await named.ask(host, article)).status).toBe(200);
    // Sockets that are still open need no name.
    await stage.proxy.refuse();
    await stage.proxy.accept();
    dns.lookup = ((_name: string, _options: object, done: (error: Error) => void) =>
      done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))) as never;
    stage.age(sixMinutes);
    expect((await named.ask(host, article)).status).toBe(200);
    expectHonest503(await named.ask(host, '/categories/12/1202/120202'));
    expect(named.logged).toContainEqual(
      expect.objectContaining({ resource: 'article', reason: 'ENOTFOUND' }),
    );
    await named.close();
  });
});

const hangs = (fault: Fault): boolean => fault.startsWith('hang');

test.each(['/categories/12/1202/..%2f120201', '/categories/12%2f1202', '/categories/12/1202/120201%3fx'])(
  '%s never reaches the upstream',
  async (path) => {
    await stage.ask('/');
    const before = stage.proxy.calls.length;
    expect((await stage.ask(path)).status).toBe(404);
    expect(stage.proxy.calls.length).toBe(before);
  },
);
