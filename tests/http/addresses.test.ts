import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lifetimes } from '#server/http/cache-headers.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';
import { isFaultRun } from '#tests/setup/loop-hold.ts';
import { startSite, type SiteAnswer } from '#tests/setup/start-site.ts';
import { visitPlainly } from '#tests/setup/without-script.ts';

/** One URL per page, and nothing but redirects or 404 for the rest (behaviour/pages 6). */
const host = 'help.atd-parts.fr';
const order = '22222222-2222-4222-8222-222222222222';
const article = '/categories/12/1202/120201';
let site: EmbeddedSite;

beforeAll(async () => {
  site = await startEmbeddedSite();
  await site.warm();
  // The first article waits for the sanitiser to start, on a busy machine longer than a page may take.
  await vi.waitFor(async () => expect((await site.ask(host, article)).status).toBe(200), 25_000);
});
afterAll(() => site.close());

const ask = (path: string): Promise<SiteAnswer> => site.ask(host, path);
const headingOf = ({ body }: SiteAnswer) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

describe('a path that is written in another way than a path of ours', () => {
  test.each([
    '//evil.example/?x=1',
    '//evil.example/',
    '/\\evil.example?x=1',
    '/\\/evil.example?done=vote',
    '/.//evil.example?x=1',
    '/%2f%2fevil.example?x=1',
    '/categories/12;x.css',
    '/categories/12/;jsessionid=1',
    '/categories/%00',
    '/categories/12%00',
    '/..%2fetc%2fpasswd',
    '/categories/%31%32',
    '/%63ategories/12',
    '/categories/./12',
    '/categories/././12',
    '/categories/13/../12',
    '/categories\\12',
    '/categories/12).',
    '/categories/12%20',
  ])('%s leads nowhere: 404 in the visitor’s language, and no redirect', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(headingOf(answer)).toBe('Nous n’avons pas trouvé cette page.');
    expect(answer.body).toContain('This page could not be found');
    expect(answer.body).toContain('<html lang="fr-FR"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('its page runs no script: the browser would read the address as the router does, and show what it spells', async () => {
    const { body } = await ask(`/%61lternatives?id=${order}`);
    // Fonts may come early; what the script reads or is made of may not.
    expect(body).not.toMatch(/<script|modulepreload|as="(?!font)/);
    expect(body).toContain('rel="stylesheet"');
  });

  test.each([
    '/categories/./../alternatives',
    '/./alternatives',
    '/%61lternatives',
    '/alternatives%2f',
    '/alternatives;x.css',
    '/alternatives\\',
    '/categories/12/..\\..\\alternatives',
  ])('%s shows no order', async (path) => {
    const answer = await ask(`${path}?id=${order}`);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain(order);
    expect(answer.body).not.toContain('6100002');
  });

  test.each([
    '/bff/articles/%3120201',
    '/bff/./articles/120201',
    '/bff/categories/../articles/120201',
    `/bff/%61lternatives/${order}`,
  ])('%s is a 404 in the one error shape', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toHaveProperty('error.kind', 'not-found');
  });
});

test('an order is read at its one address, and at no other that a cache might keep', async () => {
  const { status, body, headers } = await ask(`/alternatives?id=${order}`);
  expect(status).toBe(200);
  expect(body).toContain('6100002');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('the page of an order is listed nowhere, names no other address of its own, and keeps the order in another language', async () => {
  const visitor = await visitPlainly(site, 'help.fr.atd-parts.ch', `/alternatives?id=${order}`);
  expect(visitor.one('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  const addresses = 'link[rel="canonical"], link[rel="alternate"], meta[property="og:url"]';
  expect(visitor.all(addresses)).toEqual([]);
  expect(visitor.one('header a[href^="https://help.atd-parts.ch/"]').getAttribute('href')).toBe(
    `https://help.atd-parts.ch/alternatives?id=${order}`,
  );
});

test.each([
  ['/alternatives', 'This page could not be found'],
  ['/alternatives?id=4711', 'This page could not be found'],
  ['/alternatives?id=99999999-9999-4999-8999-999999999999', 'Страница не найдена'],
])('%s, where no order is, is a 404 page as secret as an order’s', async (path, sentence) => {
  const { status, body, headers } = await ask(path);
  expect(status).toBe(404);
  expect(body).toContain(`>${sentence}<`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

describe('one address a page', () => {
  test.each([
    ['/CATEGORIES/12/', '/categories/12'],
    ['//categories//12', '/categories/12'],
    ['/search?page=2&articles=colis', '/search?articles=colis&page=2'],
    ['/search?articles=%63olis', '/search?articles=colis'],
    ['/search?%61rticles=colis', '/search?articles=colis'],
    ['/search?articles=boite%20de%20vitesses', '/search?articles=boite+de+vitesses'],
    ["/search?articles=changer+l'adresse", '/search?articles=changer+l%27adresse'],
    ['/search?utm_source=mail&articles=colis', '/search?articles=colis&utm_source=mail'],
    ['/?done=junk', '/'],
    ['/categories/12?done=newsletter&done=vote', '/categories/12?done=newsletter'],
    ['/not_found?reason=junk', '/not_found'],
    ['/sitemap.xml?junk=1', '/sitemap.xml'],
    ['/robots.txt?junk=1', '/robots.txt'],
    ['/bff/articles/120201?junk=1', '/bff/articles/120201'],
    ['/bff/search?preview=0&articles=colis', '/bff/search?articles=colis'],
    ['/bff/home?utm_source=mail', '/bff/home'],
  ])('%s is redirected to %s', async (path, canonical) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, canonical]);
    expect(headers['cache-control']).toBe(lifetimes.redirect.browser);
    const { pathname, search } = new URL(canonical, 'https://help.example');
    const there = await ask(pathname + search);
    expect(there.headers.location).toBeUndefined();
  });

  test.each(['/bff/ARTICLES/120201', '/bff/articles/120201/', '/bff/articles//120201', '/bff/Search'])(
    '%s is a 404: data has one spelling',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test.each([
    `/bff/Alternatives/${order}`,
    `/bff//alternatives/${order}`,
    `/bff/alternatives/${order}/more`,
    `/alternatives/${order}`,
    `/Alternatives/${order}`,
    `/alternatives;x/${order}`,
    `/%61lternatives/${order}`,
    `/alternatives%2F${order}`,
  ])('%s is neither kept nor told', async (path) => {
    const { headers } = await ask(path);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['cdn-cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('the other spelling of an order’s address is redirected, and neither kept nor told', async () => {
    const { status, headers } = await ask(`/Alternatives/?junk=1&id=${order}`);
    expect([status, headers.location]).toEqual([301, `/alternatives?id=${order}`]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('whatever address is asked', () => {
  const longestLine = ({ headers }: SiteAnswer): number =>
    Math.max(...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`.length));

  test.each([
    ['/categories/', 'a'.repeat(15_000)],
    ['/categories/12/1202/', '1'.repeat(3_000)],
    ['/Search?articles=', 'a'.repeat(3_600)],
    ['/alternatives?x=1&id=', '"'.repeat(3_000)],
    ['/?utm_source=', 'a'.repeat(5_000)],
  ])('%s and much more has no header line longer than 4 kB', async (start, more) => {
    const answer = await ask(start + more);
    expect(longestLine(answer)).toBeLessThan(4_000);
    expect(JSON.stringify(answer.headers)).not.toContain(more.slice(0, 2_000));
    if (start.length + more.length > 3_500) expect(answer.status).toBe(414);
  });

  /** Addresses made up at random. */
  const atRandom = isFaultRun ? 100_000 : 1_000;
  /** Asked for at a time. */
  const atATime = 100;

  test(
    `of ${atRandom} made up at random none has a header line longer than 4 kB`,
    { timeout: 60_000 + atRandom * 15 },
    async () => {
      const pieces = [
        '/',
        '//',
        '/categories',
        '/12',
        '/9'.repeat(40),
        '/bff',
        '/search',
        '/alternatives',
        '?',
        '&',
      ];
      const names = [
        'articles=',
        'page=',
        'id=',
        'done=vote',
        'utm_source=',
        'v=',
        '%20',
        '%F0%9F%98%80',
        "'",
        '"',
        '{',
        'ä',
      ];
      const arbitrary = fc.array(fc.constantFrom(...pieces, ...names, 'x'.repeat(300)), { maxLength: 30 });
      const addresses = fc.sample(arbitrary, { numRuns: atRandom, seed: 4 });
      for (let from = 0; from < addresses.length; from += atATime) {
        const longest = await Promise.all(
          addresses
            .slice(from, from + atATime)
            .map(async (parts) => longestLine(await ask(encodeURI(`/${parts.join('')}`)))),
        );
        expect(Math.max(...longest)).toBeLessThan(4_000);
      }
    },
  );
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'https://pay.atd-parts.fr@evil.example/',
])('a page that wants to lead to %s is refused', async (location) => {
  const bent = await startSite(site.upstreamUrl, {}, (parts) => ({
    ...parts,
    renderer: {
      ...parts.renderer,
      load: () => Promise.resolve({ kind: 'redirect', status: 302, location }),
    },
  }));
  const { status, headers, body } = await bent.ask(host, '/');
  await bent.close();
  expect(status).toBe(502);
  expect(headers.location).toBeUndefined();
  expect(body).not.toContain('evil.example');
});
