import { statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hydrateState } from '#client/root/hydration-state.ts';
import { bffPaths, endpoints, type ReadName } from '#shared/help-api/bff-endpoints.ts';
import { answers, type AddressArguments } from '#shared/help-api/help-api.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { readUntranslated } from '#server/content/messages.ts';
import { lifetimes, type Lifetime } from '#server/http/cache-headers.ts';
import type { KnownTitles } from '#shared/help-api/models.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';
import type { SiteAnswer } from '#tests/setup/start-site.ts';
import { budgets, measurePage, overBudget } from '../../scripts/size/page-bytes.ts';
import { queryValue } from '#shared/help-api/paths.ts';

const host = 'help.atd-parts.fr';
const article = '/categories/12/1202/120201';
let site: EmbeddedSite;

beforeAll(async () => {
  site = await startEmbeddedSite();
  await site.warm();
  // The first article waits for the sanitiser to start, on a busy machine longer than a page may take.
  await vi.waitFor(async () => expect((await site.ask(host, article)).status).toBe(200), 25_000);
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}) => site.ask(host, path, { headers });
const mainOf = (body: string): string => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
const titleOf = ({ body }: SiteAnswer) => /<title>(.*?)<\/title>/.exec(body)?.[1];
const headingOf = ({ body }: SiteAnswer) => /<h1([^>]*)>(.*?)<\/h1>/.exec(body)?.slice(1);

const pages: readonly {
  path: string;
  status: number;
  title: RegExp;
  cache: Lifetime;
  keys: readonly string[];
}[] = [
  { path: '/', status: 200, title: /^Questions/, cache: 'home', keys: [] },
  { path: '/categories/12', status: 200, title: /^Livraison/, cache: 'category', keys: ['category:12'] },
  {
    path: article,
    status: 200,
    title: /^Où/,
    cache: 'article',
    keys: ['category:12', 'subCategory:1202', 'article:120201'],
  },
  { path: '/search', status: 200, title: /./, cache: 'search', keys: [] },
  { path: '/search?articles=colis', status: 200, title: /colis/, cache: 'search', keys: [] },
  { path: '/search?articles=qqqqqqqq', status: 200, title: /qqqqqqqq/, cache: 'search', keys: [] },
  { path: '/not_found', status: 404, title: /./, cache: 'notFound', keys: [] },
  { path: '/nowhere', status: 404, title: /./, cache: 'notFound', keys: [] },
  {
    path: '/categories/999',
    status: 404,
    title: /./,
    cache: 'notFound',
    keys: ['category:999'],
  },
];

describe.each(pages)('$path', ({ path, status, title, cache, keys }) => {
  test(`answers ${status} in the host’s language, called after its title, the shop and the country`, async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="fr-FR"');
    expect(titleOf(answer)).toMatch(title);
    expect(titleOf(answer)).toMatch(/ \| Help Center - ATD Parts France$/);
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
  });

  test('says how long browsers and the CDN may keep it, and under which names it can be purged', async () => {
    const { headers } = await ask(path);
    expect(headers['cache-control']).toBe(lifetimes[cache].browser);
    expect(headers['cdn-cache-control']).toBe(lifetimes[cache].cdn);
    expect(headers['surrogate-control']).toBe(lifetimes[cache].cdn);
    const named = String(headers['surrogate-key']).split(' ');
    const own = [`host:${host}`, 'locale:fr', ...keys];
    expect(named.slice(0, own.length)).toEqual(own);
    expect(named.slice(own.length, -1).filter((name) => !/^(article:\d+|lists:help\.)/.test(name))).toEqual(
      [],
    );
    expect(named.at(-1)).toMatch(/^build:[0-9a-f]{12}$/);
  });

  test('carries the security headers', async () => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';base-uri 'none';object-src 'none'/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('holds no inline style, no handler and no script but the loader', async () => {
    const { body } = await ask(path);
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
    expect(body).not.toMatch(/<[^>]+\son\w+=/);
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !attributes?.includes('json'))).toEqual(['']);
  });
});

test.each([
  { of: 'es', dialog: true, address: false },
  { of: 'pt', dialog: false, address: true },
  { of: 'fr', dialog: false, address: false },
])('the complaint book of $of: dialog $dialog, public address $address', async ({ of, dialog, address }) => {
  const { body } = await site.ask(`help.atd-parts.${of}`, '/');
  expect(body.includes('<dialog id="complaint"')).toBe(dialog);
  expect(body.includes('href="https://www.livroreclamacoes.pt/"')).toBe(address);
});

test('a page that did not change is answered 304', async () => {
  const { headers } = await ask(article);
  const again = await ask(article, { 'if-none-match': String(headers['etag']) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test.each([
  ['/CATEGORIES/12', '/categories/12'],
  ['/categories/12/', '/categories/12'],
  ['//categories//12', '/categories/12'],
  ['/search?articles=colis&page=1', '/search?articles=colis'],
  ['/search?x=1&articles=colis', '/search?articles=colis'],
  ['/categories/12?topic=2', '/categories/12'],
  ['/not_found/', '/not_found'],
])('%s is redirected to its one address, %s', async (path, canonical) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, canonical]);
});

test('tracking parameters stay in the address and out of the canonical one', async () => {
  const { status, body } = await ask('/categories/12?utm_source=mail&gclid=1');
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="https://${host}/categories/12">`);
});

describe('an address that leads nowhere', () => {
  test.each([
    '/nowhere',
    '/categories',
    '/categories/0',
    '/categories/abc',
    '/categories/12/1202',
    '/search?page=0',
    '/index.html',
    '/shop.php',
    '/categories/8.0',
  ])('%s: "This page could not be found", in English beside the visitor’s language', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const [attributes, text] = headingOf(answer) ?? [];
    expect(attributes).not.toContain('lang=');
    expect(text).toBe('Nous n’avons pas trouvé cette page.');
    expect(answer.body).toMatch(/<p [^>]*lang="en"[^>]*>This page could not be found<\/p>/);
  });

  test.each([
    ['an unknown category', '/categories/999'],
    ['an unknown article', '/categories/12/1202/999999'],
    ['an article under the wrong category', '/categories/8/1202/120201'],
    ['an article under the wrong sub-category', '/categories/12/1201/120201'],
  ])('%s: "Страница не найдена", in Russian', async (_kind, path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(headingOf(answer)?.[1]).toBe('Nous n’avons pas trouvé cette page.');
    expect(answer.body).toMatch(/<p [^>]*lang="ru"[^>]*>Страница не найдена<\/p>/);
  });

  test('shows the empty layout: no header, no footer, a search and the ways on', async () => {
    const { body } = await ask('/nowhere');
    expect(body).not.toMatch(/<(header|footer|nav)/);
    const page = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect([...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/',
      '/#contact',
    ]);
    expect(page).toMatch(/<form [^>]*action="\/search"/);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('the not-found page has the default layout', async () => {
    const { body } = await ask('/not_found');
    expect(body).toMatch(/<header/);
    expect(body).toMatch(/<footer/);
  });
});

describe('the header', () => {
  const headerOf = async (path: string) =>
    new JSDOM((await ask(path)).body).window.document.querySelector('header') as HTMLElement;

  test.each([
    { path: '/', inner: false },
    { path: '/categories/12', inner: false },
    { path: '/search?articles=x', inner: true },
    { path: article, inner: true },
  ])(
    'of $path has the logo, which leads home; search and categories in it: $inner',
    async ({ path, inner }) => {
      const header = await headerOf(path);
      expect(header.querySelector('a:has(img)')?.getAttribute('href')).toBe('/');
      expect(header.querySelector('[role=combobox]') !== null).toBe(inner);
      expect(header.querySelector('nav a[href="/categories/11"]') !== null).toBe(inner);
    },
  );

  test('stands under a list of projects, which open in a new tab; the word for partners is none of them', async () => {
    const { document } = new JSDOM((await ask('/')).body).window;
    const [projects] = document.querySelectorAll('nav');
    expect(projects?.closest('header')).toBeNull();
    const links = [...(projects?.querySelectorAll('a') ?? [])];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.textContent).not.toContain('partnersTitle');
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
    }
  });
});

describe('search results', () => {
  test('mark what was searched for, and write nothing of it as markup', async () => {
    const { body } = await ask(`/search?articles=${queryValue('colis <b>"')}`);
    expect(body).toMatch(/<mark>colis<\/mark>/i);
    expect(body).not.toContain('<b>"');
    expect(titleOf({ body } as SiteAnswer)).toContain('&lt;b&gt;&quot;');
  });

  test('are counted, ten to a page, with the first page’s number left out of its address', async () => {
    const first = await ask('/search?articles=colis');
    expect(mainOf(first.body).match(/data-card-link/g)).toHaveLength(10);
    expect(first.body).toContain('/search?articles=colis&amp;page=2');
    const second = await ask('/search?articles=colis&page=2');
    expect(second.body).toContain('aria-current="page"');
    expect(second.body).toMatch(/href="\/search\?articles=colis"/);
  });

  test('that are fewer than the page asked for lead to their last page', async () => {
    const { status, headers } = await ask('/search?articles=colis&page=99');
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/search\?articles=colis(&page=\d)?$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([1000, 1001, 9999])(
    'of page %d, which no upstream has, end on the last page too',
    async (page) => {
      const visited: string[] = [];
      let answer = await ask(`/search?articles=colis&page=${page}`);
      for (; answer.headers.location && visited.length < 3; answer = await ask(visited.at(-1) ?? '/'))
        visited.push(answer.headers.location);
      expect(answer.status).toBe(200);
      expect(visited.at(-1)).toMatch(/^\/search\?articles=colis(&page=\d)?$/);
      expect(visited.join()).not.toContain('not_found');
    },
  );

  // behaviour/search 22
  test('can be narrowed to a topic by a link, which keeps the words; its pages stay in it', async () => {
    const { body } = await ask('/search?articles=colis');
    const links = Array.from(
      body.matchAll(/\?articles=colis&amp;topic=(\d+)"[^>]*><span>([^<]+) \((\d+)\)</g),
      ([, id, title, count]) => ({ id, title, count: Number(count) }),
    );
    expect(links.length).toBeGreaterThan(2);
    expect(links.map(({ count }) => count)).toEqual(
      links.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    const total = links.reduce((sum, { count }) => sum + count, 0);
    expect(mainOf(body)).toContain(`Tous les thèmes (${total})`);
    const delivery = links.find(({ id }) => id === '12')!;
    expect(delivery.title).toBe('Livraison');
    const narrowed = await ask('/search?articles=colis&topic=12');
    expect(narrowed.body).toMatch(/<a [^>]*aria-current="true"[^>]*><svg.*?<\/svg><span>Livraison/);
    const shown = Array.from(
      mainOf(narrowed.body).matchAll(/href="\/categories\/(\d+)\/\d+\/\d+"/g),
      ([, id]) => id,
    );
    expect(shown).toHaveLength(Math.min(10, delivery.count));
    expect(new Set(shown)).toEqual(new Set(['12']));
    expect(mainOf(narrowed.body)).toContain(`Tous les thèmes (${total})`);
    const beyond = await ask('/search?articles=colis&topic=12&page=99');
    expect(beyond.headers.location).toMatch(/^\/search\?articles=colis&topic=12(&page=\d)?$/);
  });

  test.each([
    ['/search?articles=colis&topic=999', '/search?articles=colis'],
    ['/search?topic=12', '/search'],
  ])('of a topic without any, %s, lead to those of all', async (path, all) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([302, all]);
  });

  // behaviour/search 23
  test('begin with the help area whose name was typed, and with the contact where that was asked for', async () => {
    const hrefs = (body: string) =>
      Array.from(mainOf(body).matchAll(/<a [^>]*data-card-link[^>]*href="([^"]+)"/g), ([, href]) => href);
    expect(hrefs((await ask('/search?articles=livraisons')).body)[0]).toBe('/categories/12');
    expect(hrefs((await ask('/search?articles=livraison&page=2')).body)[0]).toMatch(/\/\d+\/\d+\/\d+$/);
    const { body } = await ask('/search?articles=num%C3%A9ro+de+t%C3%A9l%C3%A9phone');
    expect(mainOf(body)).toMatch(/<ol[^>]*><li[^>]*><h2[^>]*>Contacter le service client/);
    expect(mainOf(body)).toMatch(/<button[^>]*commandfor="contact-dialog"/i);
    expect(body.match(/id="contact-dialog"/g)).toHaveLength(1);
  });

  test('without a hit repeat what was searched for and offer the help areas', async () => {
    const { body } = await ask('/search?articles=qqqqqqqq');
    expect(headingOf({ body } as SiteAnswer)?.[1]).toContain('qqqqqqqq');
    expect(body).toContain('href="/categories/278"');
    expect(body).not.toContain('page=2');
  });
});

test('article HTML crosses once: in the markup, not again in the state', async () => {
  const { body } = await ask(article);
  const [markup = '', state = ''] = body.split('<script type="application/json" id="state">');
  const sentence = /<p>([^<]{40,})<\/p>/.exec(markup.slice(markup.indexOf('data-block')))?.[1] ?? '';
  expect(sentence).not.toBe('');
  expect(state).not.toContain(sentence.slice(0, 40));
  expect(state).not.toContain('\\u003cp>');
});

test('a page hands the browser what its loaders returned', async () => {
  const { body } = await ask(article);
  const served = new JSDOM(body, { url: 'https://help.atd-parts.fr' }).window.document;
  const { loaderData } = hydrateState(served).hydration;
  const of = async (path: string) => JSON.parse((await ask(path)).body) as unknown;
  expect(loaderData).toEqual({
    root: await of('/bff/project'),
    'client/routes/article/article.route.tsx': {
      article: await of('/bff/articles/120201'),
      reasons: await of('/bff/comment-reasons'),
      popular: [],
    },
  });
});

describe('data for the browser', () => {
  test.each([
    ['/bff/project', 'home'],
    ['/bff/home', 'home'],
    ['/bff/topics', 'home'],
    ['/bff/categories', 'category'],
    ['/bff/categories/12', 'category'],
    ['/bff/articles/120201', 'article'],
    ['/bff/search?articles=colis', 'search'],
    ['/bff/titles', 'titles'],
    ['/bff/comment-reasons', 'article'],
    ['/bff/cookies', 'article'],
  ] as const)('%s answers JSON that may be kept as its page', async (path, cache) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe(lifetimes[cache].browser);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(() => JSON.parse(body) as unknown).not.toThrow();
  });

  test.each([
    ['/bff/project', []],
    ['/bff/home', []],
    ['/bff/topics', []],
    ['/bff/categories', []],
    ['/bff/categories/12', ['category:12']],
    ['/bff/categories/999', ['category:999']],
    ['/bff/articles/120201', ['category:12', 'subCategory:1202', 'article:120201']],
    ['/bff/articles/999999', ['article:999999']],
    ['/bff/search?articles=colis', []],
    ['/bff/titles', []],
    ['/bff/cookies', []],
    ['/bff/messages/fr', []],
    ['/sitemap.xml', []],
    ['/robots.txt', []],
    ['/media/app-qr.svg', []],
  ])('%s can be purged by the names of what it is made of', async (path, parts) => {
    const named = String((await ask(path)).headers['surrogate-key']).split(' ');
    const own = [`host:${host}`, 'locale:fr', ...parts];
    expect(named.slice(0, own.length)).toEqual(own);
    expect(named.slice(own.length, -1).filter((name) => !/^(article:\d+|lists:help\.)/.test(name))).toEqual(
      [],
    );
    expect(named.at(-1)).toMatch(/^build:[0-9a-f]{12}$/);
  });

  test.each([
    { page: '/', data: '/bff/home', lists: true },
    { page: '/categories/12', data: '/bff/categories/12', lists: false },
    { page: '/categories/12/1202/120201', data: '/bff/articles/120201', lists: false },
    { page: '/search?articles=colis', data: '/bff/search?articles=colis', lists: true },
    { page: '/sitemap.xml', data: '/bff/categories', lists: true },
    { page: '/sitemap.xml', data: '/bff/titles', lists: true },
  ])(
    '$page can be purged by the articles that its lists show, and so can its data',
    async ({ page, data, lists }) => {
      const keysOf = async (path: string) => String((await ask(path)).headers['surrogate-key']).split(' ');
      const [ofPage, ofData] = [await keysOf(page), await keysOf(data)];
      expect(ofPage.includes(`lists:${host}`)).toBe(lists);
      expect(ofData.includes(`lists:${host}`)).toBe(lists);
      const shown = Array.from((await ask(page)).body.matchAll(/<main[^]*<\/main>/g), ([main]) =>
        Array.from(main.matchAll(/href="\/categories\/\d+\/\d+\/(\d+)"/g), ([, id]) => `article:${id}`),
      ).flat();
      if (lists && page !== '/') return;
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((key) => !ofPage.includes(key) || !ofData.includes(key))).toEqual([]);
    },
  );

  // behaviour/search 19
  test('titles have one address, which says for five minutes what it said, and then whether that changed', async () => {
    const { headers, body } = await ask('/bff/titles');
    expect(headers['cache-control']).toMatch(/^max-age=300,/);
    const { titles } = JSON.parse(body) as KnownTitles;
    expect(titles).toContainEqual({
      title: expect.stringMatching(/^Où/) as string,
      path: article,
      place: expect.stringMatching(/^Livraison › /) as string,
    });
    expect(titles.filter(({ stems }) => stems !== undefined).length).toBeGreaterThan(20);
    const again = await ask('/bff/titles', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  // behaviour/pages 32
  test.each(['/', article, '/search', '/not_found'])(
    '%s names no article that it does not show',
    async (path) => {
      const { body } = await ask(path);
      const [markup = '', state = ''] = body.split('id="state">');
      const { titles } = JSON.parse((await ask('/bff/titles')).body) as KnownTitles;
      const unseen = titles.filter(({ path: other }) => !markup.includes(other));
      expect(unseen.length).toBeGreaterThan(10);
      expect(unseen.filter(({ path: other }) => state.includes(other))).toEqual([]);
    },
  );

  test('words are immutable under the version that the page names', async () => {
    const page = await ask('/');
    const address = /href="(\/bff\/messages\/fr\?v=[0-9a-f]+)"/.exec(page.body)?.[1] ?? '';
    const words = await ask(address);
    expect(words.headers['cache-control']).toBe(lifetimes.immutable.browser);
    // i18next's resources: each language that a text is in, English only while one waits for its translation.
    expect(JSON.parse(words.body)).toEqual({
      'fr-FR': { translation: expect.objectContaining({ notFound: expect.anything() }) },
      ...(readUntranslated().fr && { 'en-GB': { translation: expect.anything() } }),
    });
  });

  test.each(['/bff/articles/999999', '/bff/categories/0', '/bff/nothing', '/bff/messages/de'])(
    '%s answers 404 in the one error shape',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({
        error: { kind: 'not-found', message: 'not-found', requestId: expect.any(String) as string },
      });
    },
  );
});

// behaviour/pages 30
test.each(Object.entries(budgets))(
  'a first visit of the %s page loads no more than its budget',
  async (_name, { host: on, path, ...budget }) => {
    const { body } = await site.ask(on, path);
    const bytes = measurePage(body, 'dist/client');
    expect(overBudget(bytes, budget)).toEqual([]);
    expect(Math.min(bytes.js, bytes.css)).toBeGreaterThan(0);
  },
);

// behaviour/pages 33
test.each([
  ['help.atd-parts.fr', ['latin']],
  ['help.atd-parts.pl', ['latin', 'european']],
  ['help.atd-parts.gr', ['latin', 'greek']],
])('%s names the fonts it begins with: %s', async (on, scripts) => {
  const { body } = await site.ask(on, '/nowhere');
  const named = [
    ...body.matchAll(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/g),
  ];
  expect(named.map(([, file]) => /inter-(\w+)-wght/.exec(file ?? '')?.[1])).toEqual(scripts);
  for (const [, file = ''] of named)
    expect((await site.ask(on, file)).headers['content-type']).toBe('font/woff2');
});

describe('files', () => {
  test('hashed assets are kept for a year, a missing one not at all', async () => {
    const { body } = await ask('/');
    const asset = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? '';
    expect((await ask(asset)).headers['cache-control']).toBe(lifetimes.immutable.browser);
    const missing = await ask('/assets/gone-12345678.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test.each(['/icons/logo-atd.svg', '/images/flags/gb.svg', '/favicon.svg', '/favicon.ico'])(
    'a file whose name has no hash (%s) is kept for a day, at the CDN too',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['cache-control']).toBe(lifetimes.publicFile.browser);
      expect(headers['cdn-cache-control']).toBe(lifetimes.publicFile.cdn);
    },
  );

  describe('are sent as the build packed them', () => {
    const scriptOf = async () => /\.src ?= ?"([^"]+)"/.exec((await ask('/')).body)?.[1] ?? '';

    test.each([
      ['br', 'br', '.br'],
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip', 'gzip', '.gz'],
    ])('to a client that accepts %s, in %s', async (accepted, encoding, ending) => {
      const files = [
        { path: await scriptOf(), type: /^text\/javascript/ },
        { path: '/icons/sprite.svg', type: /^image\/svg\+xml/ },
      ];
      for (const { path, type } of files) {
        const { status, headers } = await ask(path, { 'accept-encoding': accepted });
        expect([status, headers['content-encoding'], headers.vary]).toEqual([
          200,
          encoding,
          'Accept-Encoding',
        ]);
        expect(headers['content-type']).toMatch(type);
        expect(Number(headers['content-length'])).toBe(statSync(`dist/client${path}${ending}`).size);
      }
    });

    test.each(['deflate', 'gzip;q=0, deflate'])(
      'never packed anew: to %s they go as they are',
      async (accepted) => {
        const path = await scriptOf();
        const { size } = statSync(`dist/client${path}`);
        const whole = await ask(path, { 'accept-encoding': accepted });
        expect([whole.headers['content-encoding'], whole.headers['content-length']]).toEqual([
          undefined,
          String(size),
        ]);
        const part = await ask(path, { 'accept-encoding': accepted, range: 'bytes=0-99' });
        expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
        expect(part.body).toBe(whole.body.slice(0, 100));
      },
    );

    test('and one that accepts none gets them plain, under another ETag', async () => {
      const plain = await ask('/icons/sprite.svg');
      const packed = await ask('/icons/sprite.svg', { 'accept-encoding': 'br' });
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      expect(plain.headers.etag).not.toBe(packed.headers.etag);
      const again = await ask('/icons/sprite.svg', {
        'accept-encoding': 'br',
        'if-none-match': String(packed.headers.etag),
      });
      expect(again.status).toBe(304);
    });

    test.each([
      { range: 'bytes=9999999-', refused: 416 },
      { 'if-match': '"of-another-build"', refused: 412 },
    ])(
      'a part or a version that is not there is refused in words that can be read: $refused',
      async (asked) => {
        const { refused, ...conditions } = asked;
        const headers = { 'accept-encoding': 'br', ...conditions };
        const answer = await ask('/icons/sprite.svg', headers);
        expect([answer.status, answer.headers['content-encoding'], answer.headers['last-modified']]).toEqual([
          refused,
          undefined,
          undefined,
        ]);
      },
    );

    test.each(['/assets/%E0%A4%A.js', '/icons/gone.svg'])('%s is a 404 that nobody keeps', async (path) => {
      const { status, headers } = await ask(path, { 'accept-encoding': 'br' });
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(headers['content-encoding']).toBeUndefined();
    });
  });

  test('a video whose picture cannot be had shows the stand-in; what is no video id is a 404', async () => {
    const picture = await ask('/media/video/AAAAAAAAAAA.jpg');
    expect([200, 302]).toContain(picture.status);
    for (const path of [
      '/media/video/short.jpg',
      '/media/video/AAAAAAAAAAA',
      '/media/video/..%2f..%2fAAAAAA.jpg',
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
  });
});

test.each([
  ['a page', '/', 'GET, HEAD'],
  ['a form', '/actions/vote', 'POST'],
  ['data', '/bff/votes', 'GET, HEAD, POST'],
])('a method that %s does not take is answered 405 with those it takes', async (_kind, path, allowed) => {
  const { status, headers } = await site.ask(host, path, { method: 'DELETE' });
  expect([status, headers.allow]).toEqual([405, allowed]);
});

test.each(Object.values(bffPaths))('somebody answers at %s', async (path) => {
  const address = typeof path === 'string' ? path : path('fr');
  const [read, written] = await Promise.all([
    site.ask(host, address),
    site.ask(host, address, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{}',
    }),
  ]);
  expect([read.status, written.status]).not.toEqual([404, 404]);
});

const order = '33333333-3333-4333-8333-333333333333' as AlternativeId;
const asked: { readonly [K in ReadName]: AddressArguments<K> } = {
  site: [],
  home: [],
  topics: [],
  category: [12, 1],
  article: [120201],
  search: [{ text: 'colis', page: 1, preview: false }],
  titles: [],
  commentReasons: [],
  cookies: [],
  alternative: [order],
  paymentMethods: [order],
};

test.each(Object.keys(asked) as ReadName[])(
  'the data of %s is what its model says, and nothing besides',
  async (name) => {
    const address: (...args: never[]) => string = endpoints[name].address;
    const { status, body } = await ask(address(...(asked[name] as never[])));
    expect(status).toBe(200);
    const read = v.safeParse(answers[name], JSON.parse(body));
    expect(read.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  },
);
