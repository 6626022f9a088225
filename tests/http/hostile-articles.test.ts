import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildOpsApp } from '#tests/builders/build-ops-app.ts';
import { behindProxy } from '../setup/behind-proxy.ts';
import { longestHold } from '../setup/loop-hold.ts';

const stage = behindProxy();
const article = '/categories/12/1202/120201';

const withContent = (content: string) => ({
  success: true,
  data: { id: 120201, title: 'Title', content },
});

/** 0.3 MB each: found to hold every host for seconds, and others of their kind. */
const hostile = {
  'nested lists': '<li><dt>'.repeat(18_000) + '</ul>'.repeat(30_000),
  'bold without end and titles': '<b>'.repeat(50_000) + '<title><</title>'.repeat(9_000),
  'cells in options in lists': '<li><dt><option><td>'.repeat(7_000) + '</div>'.repeat(26_000),
  'as deep as it is long': '<div>'.repeat(60_000),
  'unclosed tags': '<a <p>'.repeat(50_000),
  'formatting that comes back in every paragraph': `<p>${'<b>'.repeat(90)}</p>${'<p>x'.repeat(60_000)}`,
  'pictures under headings': '<h3>y</h3><img src=x>'.repeat(14_000),
  attributes: `<p ${'a b c '.repeat(50_000)}>`,
  'far too long': 'x'.repeat(7_000_000),
};
const harmless = '<p>word <b>word</b> <a href="/x">word</a></p>'.repeat(200);

/** Of another host each, for what one of them has told is remembered. */
const hosts = ['it', 'es', 'pl', 'cz', 'hu', 'ro', 'bg', 'gr', 'pt'].map(
  (suffix) => `help.atd-parts.${suffix}`,
);

test('hostile articles are refused, and hold the event loop no longer than any other page', async () => {
  const { proxy, site } = stage;
  // Compiles what pages need, and starts the thread.
  proxy.give('get_article', withContent(harmless));
  await site.ask('help.atd-parts.de', article);
  await site.ask('help.atd-parts.fr', '/categories/12');
  const usual = await longestHold(() => site.ask('help.atd-parts.fr', article));
  const outcomes: Record<string, unknown> = {};
  for (const [index, [name, content]] of Object.entries(hostile).entries()) {
    const host = hosts[index] ?? '';
    await site.ask(host, '/categories/12');
    proxy.give('get_article', withContent(content));
    const held = await longestHold(async () => {
      outcomes[name] = (await site.ask(host, article)).status;
    });
    if (held > Math.max(50_000, 3 * usual)) outcomes[name] = `held the loop for ${held} µs, others ${usual}`;
  }
  expect(outcomes).toEqual(Object.fromEntries(Object.keys(hostile).map((name) => [name, 503])));
});

test('health is answered while an article is worked on', async () => {
  const { proxy, ask } = stage;
  const server = buildOpsApp().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  // Within the limits, and a second's work for the thread.
  proxy.give('get_article', withContent('<p>a<b>b</b></p>'.repeat(7_000)));
  const order: string[] = [];
  const page = ask(article).then(() => order.push('page'));
  await expect.poll(() => proxy.calls.some((call) => call.includes('get_article'))).toBe(true);
  for (let asked = 0; asked < 3; asked++)
    order.push(`health ${(await fetch(`http://127.0.0.1:${port}/healthz`)).status}`);
  await page;
  expect(order).toEqual(['health 200', 'health 200', 'health 200', 'page']);
});

test('sitemaps of 10,000 articles are files of a thousand addresses, and let others have the event loop', async () => {
  const { proxy, site } = stage;
  const articles = Array.from({ length: 10_000 }, (_, at) => ({
    id: at + 1,
    title: `Question ${at}`,
    weight: 0,
    url: `/categories/12/1202/${at + 1}`,
  }));
  proxy.give('get_categories', {
    items: [{ id: 12, title: 'Delivery', children: [{ id: 1202, title: 'Times', children: articles }] }],
  });
  await site.ask('help.atd-parts.fr', '/bff/categories/12');
  let turns = 0;
  const filesOf = async () => {
    const { body } = await site.ask('help.atd-parts.fr', '/sitemap.xml');
    const files = [...body.matchAll(/<sitemap><loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    const answers = [];
    for (const path of files) answers.push(await site.ask('help.atd-parts.fr', path));
    return answers;
  };
  const work = filesOf();
  const state = { done: false };
  void work.finally(() => (state.done = true));
  for (; !state.done; turns += 1) await new Promise(setImmediate);
  const counts = (await work).map(({ body }) => body.match(/<url>/g)?.length ?? 0);
  expect(Math.max(...counts)).toBe(1_000);
  // Home and the one category as well.
  expect(counts.reduce((sum, count) => sum + count)).toBe(10_002);
  for (const file of [counts.length + 1, '0001', '0x1', '1e0', '0b1', '1.0'])
    expect((await site.ask('help.atd-parts.fr', `/sitemap-${file}.xml`)).status, String(file)).toBe(404);
  expect(turns).toBeGreaterThan(100);
});
