import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CategoryPage } from '#shared/help-api/models.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

interface Branch {
  id: number;
  title: string;
  children?: Branch[];
}
const host = 'help.atd-parts.co.uk';
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

/** One sub-category of deliveries comes to have 450 articles more. */
const withMore = ({ items }: { items: Branch[] }) => ({
  items: items.map((area) => {
    const [first, ...others] = area.children ?? [];
    if (area.id !== 12 || !first) return area;
    const more = Array.from({ length: 450 }, (_, at) => ({ id: 500_000 + at, title: `Question ${at}` }));
    return { ...area, children: [{ ...first, children: [...(first.children ?? []), ...more] }, ...others] };
  }),
});

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  proxy.bend('get_categories', withMore);
  site = await startSite(proxy.url);
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});

const articlesIn = (body: string) => {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return [...main.matchAll(/href="(\/categories\/12\/\d+\/\d+)"/g)].map(([, path]) => path);
};
const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];

test('a category of many articles lists 200 at a time, each on one page', async () => {
  const pages = await Promise.all(
    ['', '?page=2', '?page=3'].map((query) => site.ask(host, `/categories/12${query}`)),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first = [], second = [], third = []] = pages.map(({ body }) => articlesIn(body));
  expect([first.length, second.length]).toEqual([200, 200]);
  expect(third.length).toBeGreaterThan(50);
  expect(new Set([...first, ...second, ...third]).size).toBe(400 + third.length);
});

test('each is kept once it was made, under the keys of its category', async () => {
  await site.ask(host, '/categories/12?page=2');
  const kept = await site.ask(host, '/categories/12?page=2');
  expect(kept.headers).not.toHaveProperty('x-request-id');
  expect(String(kept.headers['surrogate-key']).split(' ')).toContain('category:12');
});

test('each has an address, a title and links to the others', async () => {
  const { body } = await site.ask(host, '/categories/12?page=2');
  expect(canonicalOf(body)).toMatch(/\/categories\/12\?page=2$/);
  expect(body).toContain('<title>Delivery – Page 2 |');
  expect(body).not.toContain('rel="alternate" hreflang');
  for (const query of ['', '?page=3']) expect(body).toContain(`href="/categories/12${query}"`);
  expect(canonicalOf((await site.ask(host, '/categories/12')).body)).toMatch(/\/categories\/12$/);
});

test.each([
  ['beyond the last', '/categories/12?page=99', 302, '/categories/12?page=3'],
  ['of a category that has one', '/categories/8?page=2', 302, '/categories/8'],
  ['the first by its number', '/categories/12?page=1', 301, '/categories/12'],
])('a page %s leads to the one there is', async (_, path, status, location) => {
  const answer = await site.ask(host, path);
  expect([answer.status, answer.headers['location']]).toEqual([status, location]);
});

test('what is no page number is no page', async () => {
  expect((await site.ask(host, '/categories/12?page=two')).status).toBe(404);
});

test('the browser gets the same pages as data', async () => {
  const { body } = await site.ask(host, '/bff/categories/12?page=2');
  const { children, pages } = JSON.parse(body) as CategoryPage;
  expect(pages).toEqual({ page: 2, count: 3 });
  expect(children.flatMap(({ articles }) => articles)).toHaveLength(200);
});
