import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localeCodes, locales } from '#shared/projects/locales.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';
import { startSite } from '#tests/setup/start-site.ts';

let site: EmbeddedSite;

beforeAll(async () => {
  site = await startEmbeddedSite();
  await site.warm();
  // The first article waits for the sanitiser to start, on a busy machine longer than a page may take.
  await vi.waitFor(async () => expect((await site.ask(british, article)).status).toBe(200), 25_000);
});
afterAll(() => site.close());

const atd = builtInProjects.filter(({ skin }) => skin === 'atd');
const british = 'help.atd-parts.co.uk';
const article = '/categories/12/1202/120201';

/** hreflang to address, as the head of a page has them. */
const ringOf = async (host: string, path: string): Promise<Record<string, string>> => {
  const { body } = await site.ask(host, path);
  const links = body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]));
};

type Node = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const structuredDataOf = async (path: string): Promise<readonly Node[]> => {
  const { body } = await site.ask(british, path);
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
};

const openGraphOf = async (path: string): Promise<Record<string, string>> => {
  const { body } = await site.ask(british, path);
  const tags = body.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
};

describe.each(['/', '/categories/12', article])('the hreflang ring of %s', (path) => {
  test('is the same on all hosts, names each with its own language, and has a default', async () => {
    const expected = Object.fromEntries([
      ...atd.map(({ host, locale }) => [locales[locale].tag, `https://${host}${path}`]),
      ['x-default', `https://${british}${path}`],
    ]) as Record<string, string>;
    for (const { host } of atd) expect(await ringOf(host, path)).toEqual(expected);
  });

  test('leaves out a host of another company', async () => {
    expect(await ringOf('help.pkw-parts.de', path)).toEqual({});
  });
});

test('home alone names the picture of its first band, so that it comes with the styles', async () => {
  const named = '<link rel="preload" as="image" fetchpriority="high" href="/images/hero-disc.svg">';
  expect((await site.ask(british, '/')).body).toContain(named);
  expect((await site.ask(british, '/categories/12')).body).not.toContain('as="image"');
});

test('a page that all hosts of the company have says so in one word', async () => {
  const { body } = await site.ask(british, '/bff/categories/12');
  expect(JSON.parse(body)).toMatchObject({ availableIn: 'everywhere' });
});

test('while nothing is known of the other hosts a page names none of them', async () => {
  const cold = await startSite(site.upstreamUrl);
  const { body } = await cold.ask(british, '/categories/12');
  expect(body).not.toContain('hreflang="de-DE"');
  await cold.close();
});

test.each(['/', '/categories/12', article])('%s is listed under its canonical address', async (path) => {
  const { body, headers } = await site.ask(british, path);
  expect(body).toContain(`<link rel="canonical" href="https://${british}${path}">`);
  expect(body).not.toContain('noindex');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(/<meta name="description" content="([^"]{20,})">/.test(body)).toBe(true);
});

test.each(['/search', '/search?articles=parcel', '/not_found', '/nowhere', '/categories/999'])(
  '%s is not to be listed',
  async (path) => {
    const { body, headers } = await site.ask(british, path);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).not.toMatch(/rel="(canonical|alternate)"/);
  },
);

test.each([
  ['/?done=newsletter', '/'],
  ['/categories/12?done=complaint', '/categories/12'],
  [`${article}?done=vote`, article],
])('%s, which says thanks, is not to be listed, but leads to %s', async (path, canonical) => {
  const { status, body, headers } = await site.ask(british, path);
  expect(status).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain(`<link rel="canonical" href="https://${british}${canonical}">`);
  expect(body).not.toContain('rel="alternate"');
});

describe('structured data', () => {
  test('of home: the shop, the site with its search, the popular questions with their answers', async () => {
    const [shop, search, questions, ...rest] = await structuredDataOf('/');
    expect(rest).toEqual([]);
    expect(shop).toMatchObject({ '@type': 'Organization', name: 'ATD Parts' });
    expect(search).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'en-GB',
      potentialAction: { target: { urlTemplate: `https://${british}/search?articles={search_term_string}` } },
    });
    expect(questions?.['@type']).toBe('FAQPage');
    expect(questions?.['mainEntity']).toHaveLength(8);
  });

  test('of a category: its trail', async () => {
    expect(await structuredDataOf('/categories/12')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `https://${british}/` },
          { '@type': 'ListItem', position: 2, name: 'Delivery', item: `https://${british}/categories/12` },
        ],
      },
    ]);
  });

  test('of an article: its trail and itself', async () => {
    const nodes = await structuredDataOf(article);
    expect(nodes.map((node) => node['@type']).toSorted()).toEqual(['Article', 'BreadcrumbList']);
    expect(nodes.find((node) => node['@type'] === 'Article')).toMatchObject({
      headline: 'Where is my parcel?',
      url: `https://${british}${article}`,
      inLanguage: 'en-GB',
      // behaviour/articles 22
      dateModified: expect.stringMatching(/^2026-\d\d-\d\d$/) as string,
      publisher: { '@type': 'Organization', name: 'ATD Parts' },
    });
  });

  test.each(['/search?articles=parcel', '/nowhere'])('of %s: none', async (path) => {
    expect(await structuredDataOf(path)).toEqual([]);
  });
});

test.each([
  ['/', 'website', 'Questions and answers'],
  ['/categories/12', 'website', 'Delivery'],
  [article, 'article', 'Where is my parcel?'],
])('%s shows itself to social networks', async (path, type, title) => {
  expect(await openGraphOf(path)).toMatchObject({
    title,
    type,
    url: `https://${british}${path}`,
    site_name: 'ATD Parts Help Center',
    locale: 'en_GB',
  });
});

const pictured = [british, 'help.pkw-parts.de'].flatMap((host) =>
  ['/', '/categories/12', article].map((path) => [host, path] as const),
);

test.each(pictured)(
  '%s%s has a picture beside its shared address (behaviour/pages 9)',
  async (host, path) => {
    const { body } = await site.ask(host, path);
    const tagOf = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(body)?.[1];
    expect(['width', 'height'].map((side) => tagOf(`og:image:${side}`))).toEqual(['1200', '630']);
    expect(tagOf('og:image:alt')).toMatch(/Help Center$/);
    expect(tagOf('twitter:card')).toBe('summary_large_image');
    const picture = new URL(tagOf('og:image') ?? '');
    expect(picture.origin).toBe(`https://${host}`);
    const { status, headers } = await site.ask(host, picture.pathname);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  },
);

test('a page that is not listed has none', async () => {
  const { body } = await site.ask(british, '/search?articles=parcel');
  expect(body).not.toContain('og:image');
});

describe('the sitemap', () => {
  test('lists home, every category and every article once, each with all hosts that have it', async () => {
    const { status, headers, body } = await site.ask(british, '/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`https://${british}/`);
    expect(addresses).toContain(`https://${british}/categories/293`);
    expect(addresses).toContain(`https://${british}${article}`);
    const entry = /<url><loc>[^<]+\/120201<\/loc>(.*?)<\/url>/.exec(body)?.[1] ?? '';
    expect(entry).toMatch(/^<lastmod>2026-\d\d-\d\d<\/lastmod>/);
    expect(entry.match(/<xhtml:link /g)).toHaveLength(localeCodes.length);
    expect(entry).toContain(`hreflang="el-GR" href="https://help.atd-parts.gr${article}"`);
  });

  test('is one file where all fits into one', async () => {
    for (const file of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await site.ask(british, file)).status, file).toBe(404);
  });

  test('leads to pages that are there', async () => {
    const { body } = await site.ask('help.atd-parts.lv', '/sitemap.xml');
    const paths = [...body.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(40);
    // One after the other, as they are crawled: so many cold pages at once a busy site may refuse.
    for (const path of paths) expect((await site.ask('help.atd-parts.lv', path)).status, path).toBe(200);
  });
});

test('robots.txt keeps crawlers off results, orders and data, but not off the words a page is rendered with', async () => {
  const { body } = await site.ask(british, '/robots.txt');
  expect(body).toContain('Disallow: /search\n');
  expect(body).toContain('Disallow: /alternatives\n');
  expect(body).toContain('Disallow: /bff/\n');
  expect(body).toContain('Allow: /bff/messages/\n');
  expect(body).toContain(`Sitemap: https://${british}/sitemap.xml`);
});
