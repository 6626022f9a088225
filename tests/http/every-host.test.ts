import escapeHtml from 'escape-html';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CategoryPage, Site as SiteModel } from '#shared/help-api/models.ts';
import { accessibilityAuthorities } from '#shared/projects/accessibility-authorities.ts';
import { localeCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';
import type { SiteAnswer } from '#tests/setup/start-site.ts';
import { sideTexts } from './side-texts.ts';
import { unspeakable } from './spoken-names.ts';
import { problemsOf, readableText } from './typography.ts';
import { queryValue } from '#shared/help-api/paths.ts';

let site: EmbeddedSite;

beforeAll(async () => {
  site = await startEmbeddedSite();
});
afterAll(() => site.close());

const titleOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
const articlesOf = ({ children }: CategoryPage) => children.flatMap(({ articles }) => articles);
const categoriesOf = async (host: string) =>
  JSON.parse((await site.ask(host, '/bff/categories')).body) as CategoryPage[];

/** Titles of the German tree: on no other language's host may they stand in for its own. */
const germanTitles = async (): Promise<Set<string>> =>
  new Set((await categoriesOf('help.atd-parts.de')).flatMap(articlesOf).map(({ title }) => title));

/** Fields of an answer that nobody reads. */
const notRead: ReadonlySet<string> = new Set(['id', 'kind', 'path', 'image', 'src', 'href', 'url']);

/** What a visitor reads of an answer of `/bff`: all that stands around it is on the pages. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return `${readableText(value)}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, part]) => (notRead.has(name) ? '' : wordsOf(part)))
    .join('');
};

const authorityOf = (locale: LocaleCode) => [accessibilityAuthorities[locale] ?? []].flat().map(escapeHtml);
/** Of all countries, in the accessibility statement of a page (behaviour/shell 20). */
const authoritiesNamed = (body: string) =>
  localeCodes.flatMap(authorityOf).filter((authority) => body.includes(`${authority}.`));

/** Until no block is missing: on a busy machine one may come too late for the first page of a host. */
const askForWhole = (host: string, path: string): Promise<SiteAnswer> =>
  vi.waitFor(
    async () => {
      const answer = await site.ask(host, path);
      expect(answer.headers['cdn-cache-control']).not.toBe('max-age=10');
      return answer;
    },
    { timeout: 30_000, interval: 1_000 },
  );

describe.each(builtInProjects)('$host', ({ host, locale }) => {
  let categories: CategoryPage[];
  /** One page of each kind, every category; on one host every article. */
  const pages = new Map<string, SiteAnswer>();
  /** All other articles: their pages differ in what they are made of alone. */
  const data = new Map<string, SiteAnswer>();
  const isWhole = host === builtInProjects[0]?.host;
  beforeAll(async () => {
    categories = await categoriesOf(host);
    const paths = ['/', '/not_found', '/alternatives?id=33333333-3333-4333-8333-333333333333'];
    const articles = categories.flatMap(articlesOf);
    const [asPages, asData] = isWhole ? [articles, []] : [articles.slice(0, 1), articles.slice(1)];
    paths.push(...categories.map(({ id }) => `/categories/${id}`), ...asPages.map(({ path }) => path));
    for (const { id } of asData) data.set(String(id), await site.ask(host, `/bff/articles/${id}`));
    for (const path of paths) pages.set(path, await askForWhole(host, path));
  });

  test('answers home, every category and every article with 200 in its own language', async () => {
    const project = JSON.parse((await site.ask(host, '/bff/project')).body) as SiteModel;
    expect(project.topics.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
    expect(categories.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      8, 11, 12, 13, 106, 276, 278, 293,
    ]);
    expect(authoritiesNamed(pages.get('/')?.body ?? '')).toEqual(authorityOf(locale));
    const german = await germanTitles();
    expect(categories).toHaveLength(8);
    for (const category of categories) {
      expect(category.children.length).toBeGreaterThanOrEqual(2);
      const [article] = articlesOf(category);
      expect(pages.has(`/categories/${category.id}`)).toBe(true);
      if (!locale.includes('de')) expect(german.has(article!.title)).toBe(false);
    }
    for (const [path, { status, body }] of pages) {
      expect([path, status]).toEqual([path, path === '/not_found' ? 404 : 200]);
      expect(body).toContain(`<html lang="${locales[locale].tag}"`);
    }
    for (const [id, { status }] of data) expect([id, status]).toEqual([id, 200]);
  });

  test('is set as its language writes, every page of it', () => {
    expect(pages.size + data.size).toBeGreaterThan(40);
    const problems: Record<string, string[]> = {};
    const look = (where: string, text: string) => {
      const found = problemsOf(text, locale);
      if (found.length > 0) problems[where] = found;
    };
    for (const [path, { body }] of pages) look(path, readableText(body.slice(body.indexOf('<title'))));
    for (const [id, { body }] of data) look(id, wordsOf(JSON.parse(body)));
    expect(problems).toEqual({});
  });

  test('offers the languages of its own company only', () => {
    const links = pages.get('/')?.body.match(/<a\b[^>]*\bhreflang=[^>]*>/gi) ?? [];
    const hosts = new Set(links.map((link) => /\bhref="https?:\/\/([^/":]+)/.exec(link)?.[1]));
    const company = /(?:atd|pkw)-parts/.exec(host)?.[0] ?? host;
    const own = builtInProjects.filter((project) => project.host.includes(company));
    expect([...hosts].toSorted()).toEqual(own.map((project) => project.host).toSorted());
  });

  test('shows the drawings of its own skin, and leads to a person where nothing was found', () => {
    const own = builtInProjects.find((project) => project.host === host)?.skin === 'pkw';
    for (const [path, { body }] of pages) {
      const drawings = body.match(/\/images\/(?:pkw\/)?(?:help|social|products)\/[\w-]+\.svg/g) ?? [];
      const foreign = drawings.filter((drawing) => drawing.startsWith('/images/pkw/') !== own);
      expect([path, foreign]).toEqual([path, []]);
    }
    expect(pages.get('/')?.body).toMatch(/\/images\/\S*social\//);
    const lost = pages.get('/not_found')?.body ?? '';
    expect(lost.slice(lost.indexOf('<main'), lost.indexOf('</main>'))).toContain(
      'commandfor="contact-dialog"',
    );
  });

  test('calls every control by what is seen of it', () => {
    for (const [path, { body }] of pages) expect([path, unspeakable(body)]).toEqual([path, []]);
  });

  test('is set so in its forms, orders and errors, and in words that only a press brings up', async () => {
    const visitor = `192.0.2.${builtInProjects.findIndex((project) => project.host === host) + 1}`;
    for (const [where, text] of await sideTexts(site, host, locale, visitor))
      expect([where, problemsOf(text, locale)]).toEqual([where, []]);
  });

  test('finds every category’s first article by its own title', async () => {
    const searched = categories.map((category) => articlesOf(category)[0]!);
    for (const { title, path } of searched.slice(0, 1)) {
      const page = await site.ask(host, `/search?articles=${queryValue(title)}`);
      expect(page.status).toBe(200);
      expect(titleOf(page.body)).toBeDefined();
      expect(page.body).toContain(`href="${path}"`);
    }
    for (const { title, path } of searched.slice(1)) {
      const { body } = await site.ask(host, `/bff/search?articles=${queryValue(title)}`);
      expect((JSON.parse(body) as { items: object[] }).items).toContainEqual(
        expect.objectContaining({ path }),
      );
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
