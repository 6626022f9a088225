import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CategoryPage, Site as SiteModel } from '#shared/help-api/models.ts';
import { locales } from '#shared/projects/locales.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  site = await startSite(embedded.url);
});
afterAll(async () => {
  await site.close();
  await embedded.close();
});

const titleOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

/** Titles of the German tree: on no other language's host may they stand in for its own. */
const germanTitles = async (): Promise<Set<string>> => {
  const { body } = await site.ask('help.atd-parts.de', '/bff/categories');
  return new Set((JSON.parse(body) as CategoryPage[]).flatMap(articlesOf).map(({ title }) => title));
};

const articlesOf = ({ children }: CategoryPage) => children.flatMap(({ articles }) => articles);

describe.each(builtInProjects)('$host', ({ host, locale }) => {
  test('answers home, every category and an article of each with 200 in its own language', async () => {
    const home = await site.ask(host, '/');
    expect(home.status).toBe(200);
    expect(home.body).toContain(`<html lang="${locales[locale].tag}"`);
    const { categories } = JSON.parse((await site.ask(host, '/bff/project')).body) as SiteModel;
    expect(categories.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      8, 11, 12, 13, 106, 276, 278, 293,
    ]);
    const german = await germanTitles();
    for (const category of categories) {
      expect(category.children.length).toBeGreaterThanOrEqual(2);
      const page = await site.ask(host, category.path);
      expect(page.status).toBe(200);
      const [article] = articlesOf(category as CategoryPage);
      const articlePage = await site.ask(host, article!.path);
      expect(articlePage.status).toBe(200);
      expect(articlePage.body).toContain(`<html lang="${locales[locale].tag}"`);
      if (!locale.includes('de')) expect(german.has(article!.title)).toBe(false);
    }
  });

  test('finds every category’s first article by its own title', async () => {
    const { body } = await site.ask(host, '/bff/categories');
    for (const category of JSON.parse(body) as CategoryPage[]) {
      const [article] = articlesOf(category);
      const found = await site.ask(host, `/search?articles=${encodeURIComponent(article!.title)}`);
      expect(found.status).toBe(200);
      expect(titleOf(found.body)).toBeDefined();
      expect(found.body).toContain(`href="${article!.path}"`);
    }
  });

  test.each([
    '/nowhere',
    '/categories/0',
    '/categories/abc',
    '/categories/999',
    '/categories/8/1202/120201',
    '/categories/12/1202/999',
  ])('answers %s with 404', async (path) => {
    const { status, body } = await site.ask(host, path);
    expect(status).toBe(404);
    expect(body).toContain(`<html lang="${locales[locale].tag}"`);
  });
});

test('an unknown host is answered 421 in under 1 kB, not to be kept', async () => {
  const { status, headers, body } = await site.ask('help.evil.example', '/');
  expect(status).toBe(421);
  expect(body.length).toBeLessThan(1000);
  expect(headers['cache-control']).toBe('no-store');
});
