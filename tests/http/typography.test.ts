import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CategoryPage } from '#shared/help-api/models.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** What a visitor reads, one line a block: inline tags leave nothing, others end the line. */
const readableText = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|svg)\b[^]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(?:a|strong|em|b|i|mark|span|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|nbsp|quot|#x27|#39);/g, (_whole, name: string) => entities[name] ?? '');

const everywhere = {
  'a placeholder or condition': /\{\{|\}\}/,
  'two full stops': /(?<!\.)\.\.(?!\.)/,
  'a range with a hyphen': /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/,
  'a range that may break': /\d ?–[\u2060 ]?\d|\d\u2060?– \d/,
  'a breakable space before a sign': /\d (?:%|[€£]|(?:mm|cm|kW|V|Ah|kr|zł|Kč|лв|Ft|CHF|RON)(?!\p{L}))/u,
  'a straight quote or apostrophe': /['"]/,
};

const oneLetter = (letters: string) => ({
  'a one-letter word that may end a line': new RegExp(`(?<![\\p{L}\\p{N}])[${letters}] (?=\\S)`, 'iu'),
});
const french = { 'a breakable space at a mark': / [;:!?»]|« / };

const inLocale: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, RegExp>>>>> = {
  cs: oneLetter('ksvzouia'),
  sk: oneLetter('ksvzouia'),
  pl: oneLetter('aiouwz'),
  si: oneLetter('aksvzo'),
  fr: french,
  BE_fr: french,
  CH_fr: french,
  de_CH: { 'German of Germany': /[ß„“]/ },
};

const problemsOf = (text: string, locale: LocaleCode): string[] =>
  Object.entries({ ...everywhere, ...inLocale[locale] }).flatMap(([problem, pattern]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    return `${problem}: ${text.slice(Math.max(0, found.index - 30), found.index + 30).replaceAll('\n', '|')}`;
  });

const pathsOf = async (host: string): Promise<string[]> => {
  const categories = JSON.parse((await site.ask(host, '/bff/categories')).body) as CategoryPage[];
  return [
    '/',
    '/not_found',
    '/alternatives?id=33333333-3333-4333-8333-333333333333',
    ...categories.flatMap(({ id, children }) => [
      `/categories/${id}`,
      ...children.flatMap((child) =>
        child.articles.map((article) => `/categories/${id}/${child.id}/${article.id}`),
      ),
    ]),
  ];
};

test.each(builtInProjects)(
  'every page of $host is set as its language writes',
  async ({ host, locale }) => {
    const problems: Record<string, string[]> = {};
    const paths = await pathsOf(host);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const { body } = await site.ask(host, path);
      const found = problemsOf(readableText(body), locale);
      if (found.length > 0) problems[path] = found;
    }
    expect(problems).toEqual({});
  },
  120_000,
);
