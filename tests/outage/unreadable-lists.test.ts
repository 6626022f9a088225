import { describe, expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';
import { isCached } from '#tests/setup/cached-pages.ts';

const stage = behindProxy();
const article = '/categories/12/1202/120201';
const sixMinutes = 360_000;

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly children: readonly Entry[];
}
interface Tree {
  readonly items: readonly Entry[];
}

/** The tree with every article changed. */
const withArticles =
  (change: (article: Entry) => object) =>
  ({ items }: Tree): object => ({
    items: items.map((category) => ({
      ...category,
      children: category.children.map((child) => ({ ...child, children: child.children.map(change) })),
    })),
  });

const withoutTitle = ({ title: _, ...rest }: Entry): object => rest;

describe('wrong items', () => {
  test('a malformed article in a list costs only itself, and an operator learns of it', async () => {
    const { proxy, site, ask } = stage;
    proxy.bend(
      'get_categories',
      withArticles((each) => (each.id === 120201 ? withoutTitle(each) : each)),
    );
    const { status, body } = await ask('/categories/12');
    expect(status).toBe(200);
    expect(body).toContain('/categories/12/1202/120202');
    expect(body).not.toContain(article);
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        call: '/api/get_categories',
        country: 'fr',
        level: 40,
        place: 'items.children.children',
        field: 'title',
        dropped: 1,
      }),
    );
  });

  test.each([
    { name: 'whose entries are all malformed', change: () => ({ items: [{ ID: 1 }, { ID: 2 }] }) },
    { name: 'whose articles are all malformed', change: withArticles(withoutTitle) },
    { name: 'that is empty', change: () => ({ items: [] }) },
  ])('a tree $name does not take the place of a good one', async ({ change }) => {
    const { proxy, site, ask, age, callsOf } = stage;
    await expect.poll(() => isCached(stage, article), { timeout: 20_000 }).toBe(true);
    proxy.bend('get_categories', change);
    age(sixMinutes);
    expect((await ask(article)).status).toBe(200);
    await expect.poll(() => callsOf('get_categories')).toBe(2);
    await expect
      .poll(() => site.logged)
      .toContainEqual(
        expect.objectContaining({ resource: 'categories', reason: expect.stringContaining('unreadable') }),
      );
    for (const path of [article, '/categories/12', '/']) expect((await ask(path)).status).toBe(200);
  });

  test('a search of which nothing can be read is a failed search, not one without results', async () => {
    stage.proxy.bend('find_articles', () => ({ total: 2, items: [{ name: 'x' }, { name: 'y' }] }));
    const { status, headers } = await stage.ask('/search?articles=colis');
    expect(status).toBe(302);
    expect(headers['location']).toContain('/not_found');
  });

  test('an article without one readable relative is still that article', async () => {
    stage.proxy.bend('get_article', ({ data }: { data: object }) => ({
      success: true,
      data: { ...data, articlesRelevant: [{ id: 'x' }], articles_relevant: [{ id: 'x' }] },
    }));
    expect((await stage.ask(article)).status).toBe(200);
  });
});
