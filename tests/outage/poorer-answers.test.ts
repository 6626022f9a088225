import { describe, expect, test } from 'vitest';
import { bareRefusals } from '#tests/fakes/fault-proxy.ts';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const article = '/categories/12/1202/120201';
const sixMinutes = 360_000;
/** More than a page without one of its blocks is kept for. */
const elevenSeconds = 11_000;
const sixSeconds = 6_000;

interface Tree {
  readonly items: readonly { readonly id: number; readonly children: readonly { readonly id: number }[] }[];
}
const withoutDelivery = ({ items }: Tree) => ({ items: items.filter(({ id }) => id !== 12) });

/** Asks until the upstream was called so often in all, and its answer has arrived. */
const askedAgain = async (path: string, call: string, times: number) => {
  await stage.ask(path);
  await expect.poll(() => stage.callsOf(call)).toBe(times);
  return stage.ask(path);
};

/** Resolves when an operator has been told. */
const doubted = async (resource: string): Promise<void> => {
  await expect
    .poll(() => stage.site.logged)
    .toContainEqual(expect.objectContaining({ resource, msg: 'a poorer answer is doubted' }));
};

describe('a good answer is not replaced at the word of a poorer one', () => {
  test.each(bareRefusals)(
    'an article that a %s denies is denied when it is asked for again',
    async (fault) => {
      const { proxy, ask, age } = stage;
      expect((await ask(article)).status).toBe(200);
      const before = stage.callsOf('get_article');
      proxy.fail(fault, 'get_article');
      age(sixMinutes);
      expect((await askedAgain(article, 'get_article', before + 1)).status).toBe(200);
      await doubted('article');
      age(sixSeconds);
      await askedAgain(article, 'get_article', before + 2);
      await expect.poll(async () => (await ask(article)).status).toBe(404);
    },
  );

  test('a tree that lost a category keeps it until it says so again', async () => {
    const { proxy, ask, age } = stage;
    expect((await ask('/categories/12')).status).toBe(200);
    proxy.bend('get_categories', withoutDelivery);
    age(sixMinutes);
    expect((await askedAgain('/categories/12', 'get_categories', 2)).status).toBe(200);
    await doubted('categories');
    age(sixSeconds);
    await askedAgain('/categories/12', 'get_categories', 3);
    await expect.poll(async () => (await ask('/categories/12')).status).toBe(404);
  });

  test('an emptied list of links stays on the page', async () => {
    const { proxy, ask, age } = stage;
    const link = 'https://www.atd-parts.fr/press';
    expect((await ask('/')).body).toContain(link);
    proxy.bend('footer_links', () => ({ items: [] }));
    age(1_900_000 * 1.1);
    expect((await askedAgain('/', 'footer_links', 2)).body).toContain(link);
  });

  test.each([
    ['nothing', ''],
    ['nothing that may be shown', '<script>1</script>'],
  ])('an article of which %s is left keeps its text until it says so again', async (_, content) => {
    const { proxy, ask, age } = stage;
    const data = '/bff/articles/120201';
    const isBlank = async () => (await ask(data)).body.includes('"blocks":[]');
    expect(await isBlank()).toBe(false);
    const before = stage.callsOf('get_article');
    proxy.bend('get_article', ({ data, ...answer }: { data: object }) => ({
      ...answer,
      data: { ...data, content },
    }));
    age(sixMinutes);
    await askedAgain(data, 'get_article', before + 1);
    await doubted('article');
    expect(await isBlank()).toBe(false);
    age(sixSeconds);
    await askedAgain(data, 'get_article', before + 2);
    await expect.poll(isBlank).toBe(true);
  });

  test('what an editor deleted is gone with the purge that follows', async () => {
    const { proxy, site, ask } = stage;
    expect((await ask('/categories/12')).status).toBe(200);
    proxy.bend('get_categories', withoutDelivery);
    await site.purge(['host:help.atd-parts.fr']);
    expect((await ask('/categories/12')).status).toBe(404);
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
    expect((await ask(path)).headers['cdn-cache-control']).toContain('max-age=300, stale');
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
