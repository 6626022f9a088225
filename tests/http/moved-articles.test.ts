import { expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';
import { isCached } from '#tests/setup/cached-pages.ts';

const moved = '/categories/8/801/120201';
const here = '/categories/12/1202/120201';
const stage = behindProxy('help.atd-parts.fr', 'group');

/** What the page says of where the article is. */
const wayIn = (body: string) =>
  /<a [^>]*href="\/categories\/12\/1202\/120201"[^>]*>(.*?)<\/a>/s.exec(body)?.[1];

test.each([
  'help.atd-parts.de',
  'help.atd-parts.fr',
  'help.atd-parts.pl',
  'help.atd-parts.fi',
  'help.fr.atd-parts.be',
])('an article under another path is a 404 with the way to it on %s', async (host) => {
  const { status, headers, body } = await stage.site.ask(host, moved);
  expect(status).toBe(404);
  expect(body).toContain('Страница не найдена');
  const { body: article } = await stage.site.ask(host, here);
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(article)?.[1];
  expect(wayIn(body)).toContain(title);
  expect(String(headers['surrogate-key']).split(' ')).toContain('article:120201');
  expect(body).toContain('noindex');
});

test('an address with a part that is no number names nothing, and an article that nobody knows has no way to it', async () => {
  for (const path of ['/categories/x/801/120201', '/categories/8/801/999999']) {
    const { status, body } = await stage.ask(path);
    expect(status).toBe(404);
    expect(wayIn(body)).toBeUndefined();
  }
  expect((await stage.ask('/categories/x/801/120201')).body).toContain('This page could not be found');
});

test('whatever the address, one page is kept for host and article, until the article is purged', async () => {
  const { site, ask, proxy } = stage;
  await site.warm();
  await expect.poll(() => isCached(stage, moved), { timeout: 10_000 }).toBe(true);
  const { body, headers } = await ask(moved);
  expect(await isCached(stage, '/categories/11/1101/120201')).toBe(true);
  const other = await ask('/categories/11/1101/120201');
  expect([other.status, other.body, other.headers['surrogate-key']]).toEqual([
    404,
    body,
    headers['surrogate-key'],
  ]);

  proxy.bend('get_article', ({ data, ...answer }: { data: object }) => ({
    ...answer,
    data: { ...data, title: 'Renamed' },
  }));
  await site.purge(['article:120201']);
  await expect.poll(async () => wayIn((await ask(moved)).body), { timeout: 10_000 }).toContain('Renamed');
  expect((await ask(moved)).status).toBe(404);
});

test('an article that stands in two places is linked where it is first, and nowhere else', async () => {
  const { site, ask, proxy } = stage;
  interface Below {
    readonly id: number;
    readonly children: Below[];
  }
  const find = (entries: readonly Below[], id: number) => entries.find((each) => each.id === id);
  proxy.bend('get_categories', ({ items }: { readonly items: readonly Below[] }) => {
    const [first, second] = [find(items, 12), find(items, 8)];
    const article = find(find(first?.children ?? [], 1202)?.children ?? [], 120_201);
    if (article) find(second?.children ?? [], 801)?.children.push(article);
    return {
      items: [
        { ...first, weight: null },
        { ...second, weight: null, title: 'Holds it too' },
      ],
    };
  });
  await site.purge(['host:help.atd-parts.fr']);
  const bodies = async () => {
    const paths = ['/categories/8', '/sitemap.xml', '/bff/titles'];
    return Promise.all(paths.map(async (path) => (await ask(path)).body));
  };
  await expect.poll(async () => (await bodies())[0], { timeout: 10_000 }).toContain('Holds it too');
  for (const body of await bodies()) expect(body).not.toContain(moved);
  expect((await ask('/categories/12')).body).toContain(here);
});
