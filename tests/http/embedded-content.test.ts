import { describe, expect, test } from 'vitest';
import { localeCodes, locales } from '#shared/projects/locales.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { scopeOf, sharedEmbeddedClient } from '#tests/builders/embedded-api.ts';

const api = await sharedEmbeddedClient();

interface Weighted {
  readonly id: number;
  readonly weight: number;
  readonly children?: readonly Weighted[];
}

const expectHeaviestFirst = (list: readonly Weighted[]): void => {
  const weights = list.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  for (const { children } of list) if (children) expectHeaviestFirst(children);
};

const articleIds = (areas: readonly Weighted[]): number[] =>
  areas.flatMap((area) => area.children?.flatMap((sub) => sub.children?.map(({ id }) => id) ?? []) ?? []);

const everyArticle = async (query: Record<string, string>) => {
  const { body } = await api.get('/api/get_categories', query);
  return Promise.all(
    articleIds(body.items).map(async (id) => {
      const answer = await api.get('/api/get_article', { ...query, articleId: String(id) });
      return answer.body.data;
    }),
  );
};

describe.each(builtInProjects)('the content of $host', ({ host, domain, locale, skin }) => {
  const scope = scopeOf(locale, skin);

  test('has the eight areas with two sub-categories each and every article, heaviest first', async () => {
    const { status, body } = await api.get('/api/get_categories', scope);
    expect(status).toBe(200);
    expect(body.items.map(({ id }: Weighted) => id).toSorted((a: number, b: number) => a - b)).toEqual([
      8, 11, 12, 13, 106, 276, 278, 293,
    ]);
    for (const area of body.items) expect(area.children.length).toBeGreaterThanOrEqual(2);
    expect(articleIds(body.items).length).toBeGreaterThanOrEqual(24);
    expectHeaviestFirst(body.items);
  });

  test('has articles without an unfilled placeholder, on their own host, linked to articles that exist', async () => {
    const articles = await everyArticle(scope);
    const paths = new Set(articles.map(({ link }) => link));
    for (const article of articles) {
      expect(JSON.stringify(article)).not.toContain('{{');
      expect(article.url).toBe(`https://${host}${article.link}`);
      expect(article.articlesRelevant).toHaveLength(3);
      const sections = [...article.content.matchAll(/<h3>/g)].map((_, at) => `#section-${at + 1}`);
      const targets = new Set(['#contact', ...sections]);
      for (const [, href = ''] of article.content.matchAll(/<a href="([^"]*)"/g))
        expect(targets.has(href) || href.startsWith(`http://${domain}/`) || paths.has(href), href).toBe(true);
      expect(article.content).not.toMatch(/<h1|style=|<script|"(?:article|image|shop):/);
      expect(article.content).toMatch(/<h2>[^]*<h3>/);
    }
  });
});

test('articles name prices in the currency and hours in the time of the country', async () => {
  const article = async (locale: 'de' | 'de_CH' | 'lt' | 'en') => {
    const { body } = await api.get('/api/get_article', { ...scopeOf(locale), articleId: '120101' });
    return body.data.content as string;
  };
  expect(await article('de')).toContain('5,95\u00a0€');
  expect(await article('de_CH')).toContain('CHF\u00a09.90');
  expect(await article('lt')).toContain('8,95');
  expect(await article('en')).toContain('£5.99');
});

test('German of Switzerland is written without ß, that of Austria with it', async () => {
  const textsOf = async (locale: 'de_CH' | 'de_AT') => JSON.stringify(await everyArticle(scopeOf(locale)));
  expect(await textsOf('de_CH')).not.toContain('ß');
  expect(await textsOf('de_AT')).toContain('ß');
});

test('the second company speaks of itself under its own name', async () => {
  const { body } = await api.get('/api/get_article', { ...scopeOf('de', 'pkw'), articleId: '1060101' });
  expect(body.data.content).toContain('PKW Parts');
  expect(body.data.content).not.toContain('ATD Parts');
  expect(body.data.url).toBe('https://help.pkw-parts.de/categories/106/10601/1060101');
});

test('media have the forms that the site cuts out of an article', async () => {
  const { body } = await api.get('/api/get_article', { articleId: '110101' });
  expect(body.data.content).toMatch(
    /<div class="gallery">(<img src="\/images\/help\/[\w-]+\.svg" alt="[^"]+" width="800" height="500">){2,4}<\/div>/,
  );
  expect(body.data.content).toMatch(
    /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}" title="[^"]+" allowfullscreen><\/iframe>/,
  );
});

test('a category answers by its id, a sub-category has no page of its own', async () => {
  const { body } = await api.get('/api/get_category', { categoryId: '12' });
  expect(body.data).toMatchObject({ id: 12, title: 'Delivery' });
  expect(await api.get('/api/get_category', { categoryId: '1201' })).toMatchObject({
    status: 404,
    body: { success: false, data: null },
  });
});

test('popular topics come in the order of their weights, as many as asked for', async () => {
  const { body } = await api.get('/api/top_articles', { perPage: '5' });
  expect(body.items).toHaveLength(5);
  expect(body.items[0]).toMatchObject({ article_id: 120201, title: 'Where is my parcel?' });
  expectHeaviestFirst(body.items);
});

test('the language switch offers every host of the same company', async () => {
  const { body } = await api.get('/api/active_languages', { domain: 'atd-parts.de' });
  expect(body.items.map(({ code }: { code: string }) => code)).toEqual(localeCodes);
  expect(body.items).toContainEqual(
    expect.objectContaining({ code: 'CH_fr', backendCode: 'fr', iso: 'fr-CH', domain: 'fr.atd-parts.ch' }),
  );
  expect(body.items).toContainEqual(expect.objectContaining({ code: 'si', backendCode: 'sl', iso: 'sl-SI' }));
  const other = await api.get('/api/active_languages', { domain: 'pkw-parts.de' });
  expect(other.body.items.map(({ domain }: { domain: string }) => domain)).toEqual(['pkw-parts.de']);
});

test('settings are found by host, without language, country and skin', async () => {
  const response = await fetch(`${api.url}/api/settings?domain=help.pkw-parts.de`);
  expect(await response.json()).toMatchObject({
    items: [
      {
        skin: 'pkw',
        data: {
          settings: expect.arrayContaining([
            { key: 'question', value: '8' },
            expect.objectContaining({ key: 'search' }),
          ]),
        },
      },
    ],
  });
  expect((await fetch(`${api.url}/api/settings?domain=help.example.com`)).status).toBe(404);
});

test('only Portugal links the complaint book', async () => {
  const blocks = async (locale: 'pt' | 'es' | 'de') => {
    const domain = `help.atd-parts.${locales[locale].suffix}`;
    const { body } = await api.get('/api/footer_links', { ...scopeOf(locale), domain });
    return new Set(body.items.map(({ data }: { data: { block: string } }) => data.block));
  };
  const usual = ['company', 'help', 'service', 'social'];
  expect([...(await blocks('pt'))]).toEqual([...usual, 'complaintBook']);
  expect([...(await blocks('es'))]).toEqual(usual);
  expect([...(await blocks('de'))]).toEqual(usual);
});

test('every video has a picture of its own', async () => {
  const { body } = await api.get('/api/get_static_elements', { type: 'videos' });
  const pictures = (body.items as { imagePreviewLink: string }[]).map((video) => video.imagePreviewLink);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.each([
  ['videos', 5],
  ['popularRequests', 5],
  ['cookies', 12],
  ['header', 4],
  ['social', 3],
  ['companies', 4],
  ['translations', 1],
])('%s are a list of %i', async (type, length) => {
  const { status, body } = await api.get('/api/get_static_elements', { type });
  expect(status).toBe(200);
  expect(body.items).toHaveLength(length);
});
