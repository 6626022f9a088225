import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { allArticles, areas, orders, shapeReadings, startBareUpstream } from '#tests/fakes/bare-upstream.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

// What the specification names is enough: docs/behaviour/upstream.md.

const hosts = ['help.atd-parts.de', 'help.atd-parts.hu', 'help.atd-parts.pt'];

describe.each(Object.entries(shapeReadings))('an upstream %s', (_name, reading) => {
  let upstream: Awaited<ReturnType<typeof startBareUpstream>>;
  let site: Site;
  beforeAll(async () => {
    upstream = await startBareUpstream(reading);
    site = await startSite(upstream.url);
    expect(await site.warm()).toBe(true);
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  /** A page that is whole, listed, and may be kept as long as its kind is. */
  const read = async (host: string, path: string, seconds: number): Promise<string> => {
    const { status, headers, body } = await site.ask(host, path);
    expect([status, headers['cdn-cache-control'], headers['x-robots-tag']], `${host}${path}`).toEqual([
      200,
      expect.stringContaining(`max-age=${seconds}, stale-while-revalidate`),
      undefined,
    ]);
    return body;
  };

  test.each(hosts)('gives %s whole pages of every kind', async (host) => {
    const home = await read(host, '/', 300);
    for (const { path } of allArticles.slice(0, 6)) expect(home).toContain(`href="${path}"`);
    for (const text of ['abcdefghijk', 'Our club', 'Channel', 'Pictures', 'partner-1.svg', 'Gift cards'])
      expect(home).toContain(text);
    expect(home).toContain('https://www.atd-parts.de/shipping');
    for (const area of areas) {
      const page = await read(host, `/categories/${area}`, 600);
      for (const { path } of allArticles.filter((each) => each.path.startsWith(`/categories/${area}/`)))
        expect(page).toContain(`href="${path}"`);
    }
    for (const { id, path } of allArticles) {
      const page = await read(host, path, 900);
      expect(page).toContain(`Answer to ${id}`);
      const relatives = allArticles.slice(0, 3).filter((other) => other.id !== id);
      for (const relative of relatives) expect(page).toContain(`href="${relative.path}"`);
    }
    const { status, body } = await site.ask(host, '/search?articles=question');
    expect(status).toBe(200);
    for (const { path } of allArticles.slice(0, 3)) expect(body).toContain(`href="${path}"`);
  });

  test('has no link on its pages that leads nowhere', async () => {
    const path = allArticles[0]?.path ?? '';
    for (const page of ['/', path, '/not_found']) {
      const { body } = await site.ask(hosts[0]!, page);
      for (const [, link = ''] of new Set(body.matchAll(/<a [^>]*href="(\/[^"#]*)/g)))
        expect((await site.ask(hosts[0]!, link.replaceAll('&amp;', '&'))).status, link).toBe(200);
    }
  });

  test('has the badges of its app lead where its banner does', async () => {
    const { body } = await site.ask(hosts[0]!, '/');
    for (const store of ['app-store', 'google-play', 'app-gallery'])
      expect(body).toMatch(
        new RegExp(`href="https://www\\.atd-parts\\.de/app"><img src="/badges/${store}\\.svg"`),
      );
  });

  test('has the complaint book of Portugal', async () => {
    const { body } = await site.ask('help.atd-parts.pt', '/');
    expect(body).toMatch(/href="https:\/\/www\.livroreclamacoes\.pt\/">Livro de Reclamações/);
  });

  test('lists its cookies, none of them as necessary that is not said to be', async () => {
    const { status, body } = await site.ask(hosts[0]!, '/bff/cookies');
    expect(status).toBe(200);
    expect((JSON.parse(body) as { group: string }[]).map(({ group }) => group)).toEqual([
      'necessary',
      'statistics',
      'marketing',
    ]);
  });

  test('asks for a category at most once, and loses nothing but what it is told of', () => {
    const asked = upstream.calls.filter(
      (call) => call.includes('get_category?') && call.includes('country=hu'),
    );
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length > 0).toBe(reading.tree.startsWith('get_category'));
    const warnings = new Set(site.logged.map(({ msg }) => msg));
    // On a busy machine.
    warnings.delete('content is slow, blocks wait no longer');
    expect([...warnings]).toEqual(['cookies without a consent type stand under marketing']);
  });

  test('takes votes and comments, whatever it answers', async () => {
    const body = JSON.stringify({ articleId: 120101, vote: 1 });
    const headers = { 'content-type': 'application/json' };
    const { status } = await site.ask(hosts[0]!, '/bff/votes', { method: 'POST', body, headers });
    expect(status).toBeLessThan(300);
  });

  describe('orders', () => {
    const bff = (id: string, rest = '') => `/bff/alternatives/${id}${rest}`;
    const order = async (id: string) => JSON.parse((await site.ask(hosts[0]!, bff(id))).body) as Alternative;
    const post = (path: string, body: unknown) =>
      site.ask(hosts[0]!, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const stateOf = async (id: string) =>
      (await order(id)).replacements.map(({ decision, locked }) => [decision, locked]);

    test('are shown without any sum that nobody names', async () => {
      const { status, body } = await site.ask(hosts[0]!, `/alternatives?id=${orders.open}`);
      expect(status).toBe(200);
      expect(body).toContain('Brake disc');
      expect(body).not.toMatch(/Sie erhalten zurück: (?!5,00)/);
    });

    test('what the server decided stays decided', async () => {
      expect(await stateOf(orders.decided)).toEqual([[false, true]]);
      const { status } = await post(bff(orders.decided, '/decisions'), { decisions: { 3: true } });
      expect(status).toBe(409);
    });

    test('are decided', async () => {
      const { status } = await post(bff(orders.open, '/decisions'), { decisions: { 1: true, 2: false } });
      expect(status).toBe(200);
      expect(await stateOf(orders.open)).toEqual([
        [true, true],
        [false, true],
      ]);
    });

    test('are paid', async () => {
      const { body } = await post(bff(orders.single, '/decisions'), { decisions: { 4: true } });
      expect(JSON.parse(body)).toEqual({ needToCreatePayLink: true });
      const paid = await post(bff(orders.single, '/pay-link'), { paymentMethodId: '7' });
      expect(JSON.parse(paid.body)).toEqual({ payLink: 'https://www.atd-parts.de/pay/1' });
    });
  });

  test('opens the admin view', async () => {
    const { status, body } = await site.ask(hosts[1]!, '/bff/edit-frame');
    expect(status).toBe(200);
    expect(Object.keys((JSON.parse(body) as { texts: object }).texts).length).toBeGreaterThan(100);
  });
});
