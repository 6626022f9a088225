import { describe, expect, onTestFinished, test } from 'vitest';
import { behindProxy, type Stage } from '#tests/setup/behind-proxy.ts';
import { startSite } from '#tests/setup/start-site.ts';
import { isCached, renamed, sixMinutes, warm } from '#tests/setup/cached-pages.ts';

const host = 'help.atd-parts.fr';
const category = '/bff/categories/12';
/** As a page names its words. */
const addressOfWords = async ({ ask }: Stage): Promise<string> =>
  /\/bff\/messages\/fr\?v=[\w-]+/.exec((await ask('/')).body)?.[0] ?? 'no words';

const articlesOf = (first: number, title: string) =>
  Array.from({ length: 200 }, (_, at) => ({
    id: first + at,
    title: `${title} ${at}`,
    weight: 0,
    url: `/categories/12/1202/${first + at}`,
  }));

describe('data that many ask for', () => {
  const stage = behindProxy(host, 'group');

  test.each([
    '/bff/project',
    '/bff/home',
    '/bff/topics',
    '/bff/titles',
    '/bff/categories',
    category,
    '/bff/comment-reasons',
    '/bff/cookies',
  ])('%s is made once, and then sent as it is', async (path) => {
    const kept = await warm(stage, path);
    expect(kept.status).toBe(200);
    expect(JSON.parse(kept.body)).toEqual(
      expect.anything() as Readonly<Record<string, unknown>> | readonly unknown[],
    );
    expect(kept.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'surrogate-key': expect.stringContaining(`host:${host}`) as string,
      vary: 'Accept-Encoding',
    });
    const known = await stage.site.ask(host, path, {
      headers: { 'if-none-match': String(kept.headers.etag) },
    });
    expect([known.status, known.body]).toEqual([304, '']);
    const head = await stage.site.ask(host, path, { method: 'HEAD' });
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(kept.body));
  });

  test('the words of a page are kept under their version, and no others', async () => {
    const address = await addressOfWords(stage);
    const words = await warm(stage, address);
    expect(words.headers['cache-control']).toContain('immutable');
    for (const other of ['/bff/messages/fr', '/bff/messages/fr?v=another']) {
      await stage.ask(other);
      expect(await isCached(stage, other)).toBe(false);
      const present = await stage.ask(other);
      expect(present.headers['cache-control']).toBe('no-store');
      expect(present.body).toBe(words.body);
    }
  });

  test.each([
    '/bff/search?articles=colis',
    '/bff/search?articles=colis&preview=1',
    '/bff/categories/12?page=2',
    '/bff/articles/120201',
    '/bff/articles/999999',
    '/bff/edit-frame',
    '/bff/alternatives/11111111-1111-4111-8111-111111111111',
    '/bff/nothing',
  ])('%s is never kept', async (path) => {
    await stage.ask(path);
    expect(await isCached(stage, path)).toBe(false);
    expect((await stage.ask(path)).headers.etag).toBeUndefined();
  });
});

describe('what kept data was made from has changed', () => {
  const stage = behindProxy(host);

  test('by time: the old data until the new is there, behind whoever asks', async () => {
    const before = await warm(stage, category);
    stage.proxy.bend('get_categories', renamed('Livraison nouvelle'));
    stage.age(sixMinutes);
    expect((await stage.ask(category)).body).toBe(before.body);
    await expect
      .poll(async () => (await stage.ask(category)).body, { timeout: 30_000, interval: 100 })
      .toContain('Livraison nouvelle');
  });

  test('by a purge: nobody gets the old data, however many ask', async () => {
    await warm(stage, category);
    stage.proxy.bend('get_categories', renamed('Livraison nouvelle'));
    await stage.site.purge([`host:${host}`]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => stage.ask(category)));
    expect(answers.filter(({ body }) => body.includes('Livraison nouvelle'))).toHaveLength(50);
  });

  test('by a purge of one of so many articles that no header holds their keys', async () => {
    const first = 100_000_000_000_000;
    const children = [{ id: 1202, title: 'Delais', children: articlesOf(first, 'Question') }];
    stage.proxy.give('get_categories', { items: [{ id: 12, title: 'Livraison', children }] });
    const { headers } = await warm(stage, category);
    expect(String(headers['surrogate-key']).length).toBeLessThan(4_000);
    const renewed = [{ ...children[0], children: articlesOf(first, 'Autre question') }];
    stage.proxy.give('get_categories', { items: [{ id: 12, title: 'Livraison', children: renewed }] });
    await stage.site.purge([`article:${first + 150}`]);
    expect((await stage.ask(category)).body).toContain('Autre question 150');
  });

  test('words: a page from before a purge still gets words, and nobody keeps others under its version', async () => {
    const address = await addressOfWords(stage);
    const before = await warm(stage, address);
    stage.proxy.bend('get_static_elements', (answer: { items: object[] }) => ({
      ...answer,
      items: [{ locale: 'fr', data: { home: { title: 'Autrement dit' } } }],
    }));
    await stage.site.purge([`host:${host}`]);
    const late = await stage.ask(address);
    expect(late.status).toBe(200);
    const isOld = late.body === before.body;
    expect(isOld || late.headers['cache-control'] === 'no-store').toBe(true);
    await expect.poll(() => addressOfWords(stage), { timeout: 30_000 }).not.toBe(address);
  });

  test('words: those of a page are known where a hundred versions of other hosts came since', async () => {
    const site = await startSite(stage.proxy.url, {}, (parts) => ({
      ...parts,
      content: { ...parts.content, messagesOfVersion: () => undefined },
    }));
    onTestFinished(() => site.close());
    const { headers } = await site.ask(
      host,
      await addressOfWords({ ...stage, ask: (path) => site.ask(host, path) }),
    );
    expect(headers['cache-control']).toContain('immutable');
  });

  test('in an outage: what is kept stands in', async () => {
    const before = await warm(stage, category);
    stage.proxy.fail('status-500');
    await stage.site.purge([`host:${host}`]);
    const standIn = await stage.ask(category);
    expect([standIn.status, standIn.body]).toEqual([200, before.body]);
    expect(standIn.headers['cdn-cache-control']).toBe('max-age=10');
  });

  test('without a part of it, it lives ten seconds at a CDN', async () => {
    stage.proxy.fail('status-500', 'footer_links');
    const half = await stage.ask('/bff/project');
    expect([half.status, half.headers['cdn-cache-control']]).toEqual([200, 'max-age=10']);
  });
});
