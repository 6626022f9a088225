import { describe, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { Fault } from '#tests/fakes/fault-proxy.ts';
import { failureBackoff } from '#server/cache/cache-rules.ts';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const host = 'help.atd-parts.fr';
const article = '/categories/12/1202/120201';
const pages = ['/', '/categories/12', article];

const everyPurge = [`host:${host}`, `words:${host}`, 'locale:fr', 'category:12', 'article:120201'];

/** What of a page's head and content a purge may take away. */
const factsOf = (body: string) => ({
  title: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1],
  hosts: body.match(/hreflang="[^"]+"/g)?.toSorted(),
  words: /\?v=(\w+)/.exec(body)?.[1],
});
const allFacts = async () => (await Promise.all(pages.map(stage.ask))).map(({ body }) => factsOf(body));

interface WithTitle {
  readonly success: boolean;
  readonly data: { readonly title: string };
}
interface Entry {
  readonly id: number;
  readonly children?: readonly Entry[];
}
/** Categories, with one entry, wherever it stands, as `change` has it. */
const withEntry = (entries: readonly Entry[], id: number, change: (entry: Entry) => object): object[] =>
  entries.map(({ children, ...each }) => ({
    ...(each.id === id ? change({ ...each, children }) : each),
    ...(each.id !== id && children && { children: withEntry(children, id, change) }),
  }));

const retitled = ({ success, data }: WithTitle) => ({ success, data: { ...data, title: 'Nouveau titre' } });

describe('a purge', () => {
  test('has the new text on the next page', async () => {
    await stage.ask(article);
    stage.proxy.bend('get_article', retitled);
    expect((await stage.ask(article)).body).not.toContain('Nouveau titre');
    await stage.site.purge(['article:120201']);
    expect((await stage.ask(article)).body).toContain('Nouveau titre');
  });

  test('of words asks for the words of that host and for nothing else', async () => {
    // On a busy machine a block may come too late for the first page, and what follows from it is asked for then.
    const callsOfPage = async () => {
      const { length } = stage.proxy.calls;
      await stage.ask('/');
      return stage.proxy.calls.slice(length);
    };
    await expect.poll(callsOfPage, { timeout: 30_000 }).toEqual([]);
    await stage.site.purge([`words:${host}`]);
    expect(await callsOfPage()).toEqual([expect.stringContaining('type=translations')]);
  });

  test.each([
    { path: '/search?articles=colis', call: 'find_articles' },
    { path: '/bff/search?articles=colis', call: 'find_articles' },
    { path: '/bff/categories/12?page=2', call: 'get_categories' },
    { path: '/bff/categories/12', call: 'get_categories' },
    { path: '/sitemap.xml', call: 'get_categories' },
  ])('while $path is being made: nobody keeps that for long', async ({ path, call }) => {
    const { proxy, site, ask } = stage;
    await ask('/search?articles=pneu');
    proxy.delay(call, 300);
    await site.purge([`host:${host}`]);
    const { length } = proxy.calls;
    const early = ask(path);
    await expect.poll(() => proxy.calls.slice(length).some((each) => each.includes(call))).toBe(true);
    await site.purge([`host:${host}`]);
    expect((await early).headers['cdn-cache-control']).toBe('max-age=10');
  });

  test('of an article has its new title among the further questions of others', async () => {
    const { proxy, site, ask } = stage;
    await ask(article);
    const shown = JSON.parse((await ask('/bff/articles/120201')).body) as {
      readonly related: readonly { readonly id: number; readonly title: string }[];
    };
    const [first] = shown.related;
    if (!first) throw new Error('the article has no further questions');
    proxy.bend(
      'get_article',
      ({ success, data }: { success: boolean; data: { articlesRelevant: { id: number }[] } }) => ({
        success,
        data: {
          ...data,
          articlesRelevant: data.articlesRelevant.map((each) =>
            each.id === first.id ? { ...each, title: 'Autre titre' } : each,
          ),
        },
      }),
    );
    await site.purge([`article:${first.id}`]);
    expect((await ask(article)).body).toContain('Autre titre');
  });

  test('of an article that moved has it in its new category, and no more in the old one', async () => {
    const { proxy, site, ask } = stage;
    await site.warm();
    const paths = ['/categories/12', '/categories/8', '/bff/categories/8'];
    const isListed = () =>
      Promise.all(paths.map(async (path) => (await ask(path)).body.includes('/120201"')));
    await expect.poll(isListed, { timeout: 10_000 }).toEqual([true, false, false]);
    proxy.bend('get_categories', ({ items }: { readonly items: readonly Entry[] }) => {
      const without = withEntry(items, 1202, ({ children = [], ...from }) => ({
        ...from,
        children: children.filter(({ id }) => id !== 120_201),
      })) as Entry[];
      return {
        items: withEntry(without, 801, ({ children = [], ...to }) => ({
          ...to,
          children: [...children, { id: 120_201, title: 'Ailleurs', weight: 1 }],
        })),
      };
    });
    await site.purge(['article:120201']);
    await expect.poll(isListed, { timeout: 10_000 }).toEqual([false, true, true]);
  });

  test('of a new article has it on every host, although one was asked for it too early', async () => {
    const { proxy, site } = stage;
    const hosts = [host, 'help.atd-parts.it'];
    await site.warm();
    const isListed = () =>
      Promise.all(
        hosts.map(async (of) => (await site.ask(of, '/categories/8')).body.includes('/801/80199"')),
      );
    await expect.poll(isListed, { timeout: 10_000 }).toEqual([false, false]);
    expect((await stage.ask('/bff/articles/80199')).status).toBe(404);
    proxy.bend('get_categories', ({ items }: { readonly items: readonly Entry[] }) => ({
      items: withEntry(items, 801, ({ children = [], ...to }) => ({
        ...to,
        children: [...children, { id: 80_199, title: '80199', weight: 1 }],
      })),
    }));
    await site.purge(['article:80199']);
    await expect.poll(isListed, { timeout: 10_000 }).toEqual([true, true]);
  });

  test('of a category has its new title in the menu of every page', async () => {
    const { proxy, site, ask } = stage;
    await site.warm();
    const others = ['/categories/8', '/categories/11/1101/110101', '/nowhere'];
    for (const path of others) await ask(path);
    proxy.bend('get_categories', ({ items }: { readonly items: readonly Entry[] }) => ({
      items: withEntry(items, 12, (category) => ({ ...category, title: 'Nouvelle rubrique' })),
    }));
    await site.purge(['category:12']);
    // All pages at once are more than a busy machine has new in time.
    for (const path of others)
      await expect
        .poll(async () => (await ask(path)).body, { timeout: 30_000 })
        .toContain('Nouvelle rubrique');
  });

  test('while a load is under way: what that load brings is not kept', async () => {
    const { proxy, site, ask } = stage;
    const held = proxy.hold();
    const early = ask(article);
    await expect.poll(() => stage.callsOf('get_article')).toBe(1);
    await site.purge(['article:120201']);
    held.release();
    await early;
    await ask(article);
    expect(stage.callsOf('get_article')).toBe(2);
  });

  test('in an outage of any kind takes no page away, nor what pages know of other hosts', async () => {
    const { proxy, site, ask, age } = stage;
    await site.warm();
    for (const fault of [
      'reset',
      'status-500',
      'malformed-json',
      'hang',
      'hang-mid-body',
    ] satisfies Fault[]) {
      await Promise.all(pages.map(ask));
      const before = await allFacts();
      expect([fault, before[2]?.hosts?.length]).toEqual([fault, builtInProjects.length]);
      proxy.fail(fault);
      await site.purge(everyPurge);
      for (const path of pages) expect([fault, (await ask(path)).status]).toEqual([fault, 200]);
      expect([fault, await allFacts()]).toEqual([fault, before]);
      proxy.fail('none');
      age(failureBackoff + 1);
    }
  });

  test('whose load failed is made good as soon as the upstream is back and the back-off has passed', async () => {
    const { proxy, site, ask, age } = stage;
    await ask(article);
    proxy.fail('status-500');
    await site.purge(['article:120201']);
    expect((await ask(article)).status).toBe(200);
    proxy.fail('none');
    proxy.bend('get_article', retitled);
    age(failureBackoff + 1);
    await expect.poll(async () => (await ask(article)).body, { timeout: 20_000 }).toContain('Nouveau titre');
  });
});
