import { describe, expect, test } from 'vitest';
import { bareRefusals } from '#tests/fakes/fault-proxy.ts';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const article = '/categories/12/1202/120201';
/** More than a page without one of its blocks is kept for. */
const elevenSeconds = 11_000;
const sixSeconds = 6_000;
const minute = 60_000;

interface Listed {
  readonly id: number;
  readonly children: readonly Listed[];
}
interface Tree {
  readonly items: readonly Listed[];
}
const withoutDelivery = ({ items }: Tree) => ({ items: items.filter(({ id }) => id !== 12) });
/** The tree with the articles of every sub-category changed. */
const withLists =
  (change: (articles: readonly Listed[]) => readonly unknown[]) =>
  ({ items }: Tree) => ({
    items: items.map((category) => ({
      ...category,
      children: category.children.map((child) => ({ ...child, children: change(child.children) })),
    })),
  });

const timesDoubted = (resource: string): number =>
  stage.site.logged.filter(
    (line) =>
      line['level'] === 40 && line['resource'] === resource && line['msg'] === 'a poorer answer is doubted',
  ).length;

/** Asks until the upstream was called again, and its answer has arrived. */
const askAgain = async (path: string, call: string) => {
  const before = stage.callsOf(call);
  await stage.ask(path);
  await expect.poll(() => stage.callsOf(call)).toBeGreaterThan(before);
  return stage.ask(path);
};

/**
 * Goes through a doubt: what is remembered stands until the same was said for a minute.
 *
 * @param uncached an address that reads the same and is in no cache.
 */
const doubted = async (
  path: string,
  call: string,
  resource: string,
  holds: () => Promise<boolean>,
  uncached = '/bff/articles/120201',
) => {
  const { ask, age } = stage;
  age(35 * minute);
  await askAgain(uncached, call);
  await expect.poll(() => timesDoubted(resource)).toBe(1);
  expect(await holds()).toBe(true);
  age(sixSeconds);
  await askAgain(uncached, call);
  expect(await holds()).toBe(true);
  age(minute);
  await askAgain(uncached, call);
  // Cached pages follow what they were rendered of.
  age(minute + 1);
  await expect.poll(async () => (await ask(path), holds()), { timeout: 20_000 }).toBe(false);
  expect(timesDoubted(resource)).toBe(1);
};
/** Of an article that nothing says the number of. */
const nameless = { id: null, article_id: null, link: null, url: null };

const isThere = (path: string) => async () => (await stage.ask(path)).status === 200;

describe('a good answer is not replaced at the word of a poorer one', () => {
  test.each(bareRefusals)('an article that a %s denies stays for a minute', async (fault) => {
    expect((await stage.ask(article)).status).toBe(200);
    stage.proxy.fail(fault, 'get_article');
    await doubted(article, 'get_article', 'article', isThere(article));
  });

  test.each([
    { name: 'lost a category', change: withoutDelivery, gone: '/categories/12' },
    { name: 'lost all its articles', change: withLists(() => []), gone: article },
    { name: 'has one article left in each list', change: withLists((all) => all.slice(-1)), gone: article },
    {
      name: 'has no id for every second article',
      change: withLists((all) => all.map((each, at) => (at % 2 === 0 ? { ...each, ...nameless } : each))),
      gone: article,
    },
  ])('a tree that $name stays for a minute', async ({ change, gone }) => {
    expect((await stage.ask(gone)).status).toBe(200);
    stage.proxy.bend('get_categories', change);
    await doubted(gone, 'get_categories', 'categories', isThere(gone));
  });

  test('an emptied list of links stays on the page for a minute', async () => {
    const link = 'https://www.atd-parts.fr/press';
    const isLinked = async () => (await stage.ask('/bff/project')).body.includes(link);
    expect(await isLinked()).toBe(true);
    stage.proxy.bend('footer_links', () => ({ items: [] }));
    await doubted('/bff/project', 'footer_links', 'footerLinks', isLinked, '/search?articles=colis');
  });

  test.each([
    ['nothing', ''],
    ['nothing that may be shown', '<script>1</script>'],
  ])('an article of which %s is left keeps its text for a minute', async (_, content) => {
    const data = '/bff/articles/120201';
    const hasText = async () => !(await stage.ask(data)).body.includes('"blocks":[]');
    expect(await hasText()).toBe(true);
    stage.proxy.bend('get_article', (answer: { data: object }) => ({
      ...answer,
      data: { ...answer.data, content },
    }));
    await doubted(data, 'get_article', 'article', hasText);
  });

  test('what an editor deleted is gone with the purge of the host that follows', async () => {
    const { proxy, site, ask } = stage;
    expect((await ask('/categories/12')).status).toBe(200);
    proxy.bend('get_categories', withoutDelivery);
    await site.purge(['host:help.atd-parts.fr']);
    expect((await ask('/categories/12')).status).toBe(404);
  });

  test('the purge of an article excuses that article alone', async () => {
    const { proxy, site, ask } = stage;
    const other = '/categories/12/1202/120202';
    for (const path of [article, other]) expect((await ask(path)).status).toBe(200);
    proxy.bend(
      'get_categories',
      withLists((all) => all.filter(({ id }) => id !== 120201)),
    );
    await site.purge(['article:120201']);
    await expect.poll(async () => (await ask(article)).status).toBe(404);
    expect((await ask(other)).status).toBe(200);
    proxy.bend(
      'get_categories',
      withLists(() => []),
    );
    await site.purge(['article:120201']);
    expect((await ask(other)).status).toBe(200);
    expect(timesDoubted('categories')).toBe(1);
  });

  test('more that cannot be read is doubted after a purge, too; as much is not', async () => {
    const { proxy, site, ask } = stage;
    const retitled = (title: string, broken: number) =>
      withLists((all) =>
        all.map((each) =>
          each.id <= broken ? { ...each, ...nameless } : each.id === 120203 ? { ...each, title } : each,
        ),
      );
    proxy.bend('get_categories', retitled('Un', 120201));
    const page = async () => (await ask('/bff/categories/12')).body;
    expect(await page()).toContain('"Un"');
    proxy.bend('get_categories', retitled('Deux', 120201));
    await site.purge(['host:help.atd-parts.fr']);
    expect(await page()).toContain('"Deux"');
    proxy.bend('get_categories', retitled('Trois', 120202));
    await site.purge(['host:help.atd-parts.fr']);
    expect(await page()).toContain('"Deux"');
  });
});

interface WithId {
  readonly success: boolean;
  readonly data: { readonly id: number; readonly title: string };
}
describe('an article that calls itself by another id', () => {
  const calledBy = (id: number) => (answer: WithId) => ({
    ...answer,
    data: { ...answer.data, id, article_id: id, title: 'Autre article' },
  });

  test('of the tree is never believed, neither cold nor in the place of a good one', async () => {
    const { proxy, site, ask, age } = stage;
    const { body } = await ask('/bff/articles/120201');
    proxy.bend('get_article', calledBy(120202));
    for (const pause of [35 * minute, sixSeconds, minute, minute]) {
      age(pause);
      await askAgain('/bff/articles/120201', 'get_article');
    }
    await site.purge(['host:help.atd-parts.fr']);
    expect((await ask('/bff/articles/120201')).body).toBe(body);
    expect((await ask('/categories/12/1202/120203')).status).toBe(503);
    expect(site.logged).toContainEqual(
      expect.objectContaining({ resource: 'article', id: 120203, reason: 'another article' }),
    );
  });

  test('that no tree knows is that article', async () => {
    stage.proxy.bend('get_article', calledBy(7_777_777));
    const { status, body } = await stage.ask('/bff/articles/120201');
    expect([status, (JSON.parse(body) as { id: number }).id]).toEqual([200, 120201]);
  });
});

describe('what lacks a block that could not be had is not kept', () => {
  test.each(['/', '/bff/project'])('%s', async (path) => {
    const { proxy, ask, age } = stage;
    proxy.fail('reset', 'footer_links');
    const half = await ask(path);
    expect(half.status).toBe(200);
    expect(half.headers['cdn-cache-control']).toBe('max-age=10');
    expect(half.headers['cache-control']).toBe('max-age=10');
    proxy.fail('none');
    age(elevenSeconds);
    await expect
      .poll(async () => (await ask(path)).headers['cdn-cache-control'], { timeout: 20_000 })
      .toContain('max-age=300, stale');
  });

  test('until that cannot be read for a minute: then it is what there is, and an operator learns of it', async () => {
    const { proxy, site, ask, age } = stage;
    proxy.bend('footer_links', () => ({ items: [{ nothing: 'that is known' }] }));
    expect((await ask('/bff/project')).headers['cdn-cache-control']).toBe('max-age=10');
    age(minute);
    const lifetime = async () => {
      age(elevenSeconds);
      return (await ask('/bff/project')).headers['cdn-cache-control'];
    };
    await expect.poll(lifetime, { timeout: 20_000 }).toContain('max-age=300');
    expect(site.logged).toContainEqual(
      expect.objectContaining({ level: 50, resource: 'footerLinks', host: 'help.atd-parts.fr' }),
    );
  });

  test('a sitemap of which a host is not known yet', async () => {
    const { site, ask, age } = stage;
    expect((await ask('/sitemap.xml')).headers['cdn-cache-control']).toBe('max-age=10');
    await site.warm();
    age(elevenSeconds);
    expect((await ask('/sitemap.xml')).headers['cdn-cache-control']).toContain('max-age=3600, stale');
  });
});

test('settings that hang cost the page its sizes, not its topics and videos', async () => {
  stage.proxy.fail('hang', '/api/settings');
  const home = JSON.parse((await stage.ask('/bff/home')).body) as Record<string, unknown[]>;
  expect(home['popularTopics']?.length).toBeGreaterThan(0);
  expect(home['videos']?.length).toBeGreaterThan(0);
});

test('a search that is slower than its page is there for the next one', async () => {
  const { proxy, ask, callsOf } = stage;
  const held = proxy.hold();
  const first = ask('/bff/search?articles=colis');
  expect((await first).status).toBe(503);
  held.release();
  await expect.poll(async () => (await ask('/bff/search?articles=colis')).status).toBe(200);
  expect(callsOf('find_articles')).toBe(1);
});

interface Hits {
  readonly items: readonly object[];
  readonly total: number;
}
const unknownHit = { article_id: 990_001, title: 'Nowhere', url: '' };

test('hits without an article are not counted, and alone they are nothing found', async () => {
  const { proxy, ask } = stage;
  proxy.bend('find_articles', ({ items }: Hits) => ({ items: [unknownHit, ...items.slice(0, 1)], total: 2 }));
  expect((JSON.parse((await ask('/bff/search?articles=colis')).body) as Hits).total).toBe(1);
  proxy.bend('find_articles', () => ({ items: [unknownHit], total: 1 }));
  expect((await ask('/search?articles=retour')).body).toContain('Aucun article trouvé');
});

test('where the upstream does not say how many hits there are, a page behind the last leads to the first', async () => {
  stage.proxy.bend('find_articles', () => ({ items: [] }));
  const { status, headers } = await stage.ask('/search?articles=colis&page=99');
  expect([status, headers.location]).toEqual([302, '/search?articles=colis']);
});
