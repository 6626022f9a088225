import { describe, expect, onTestFinished, test } from 'vitest';
import { languageCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { scopeOf, sharedEmbeddedClient, startEmbeddedClient } from '#tests/builders/embedded-api.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

const api = await sharedEmbeddedClient();

interface Hit {
  readonly article_id: number;
  readonly title: string;
  readonly shortContent: string;
  readonly url: string;
}

const find = async (searchString: string, query: Record<string, string> = {}, locale: LocaleCode = 'en') => {
  const { body } = await api.get('/api/find_articles', { ...scopeOf(locale), searchString, ...query });
  return body as { total: number; items: Hit[]; topics: { id: number; count: number }[] };
};

const ids = ({ items }: { items: Hit[] }): number[] => items.map((hit) => hit.article_id);

const titles = async (locale: LocaleCode): Promise<{ id: number; title: string }[]> => {
  const { body } = await api.get('/api/get_categories', scopeOf(locale));
  return body.items.flatMap((area: { children: { children: object[] }[] }) =>
    area.children.flatMap((sub) => sub.children),
  );
};

const oneSlip = (word: string): string[] => [
  word.slice(0, 2) + word.slice(3),
  `${word.slice(0, 3)}q${word.slice(3)}`,
  `${word.slice(0, 3)}q${word.slice(4)}`,
  `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`,
];

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

test('takes as many characters as the site sends, whatever they are', async () => {
  const statusOf = async (searchString: string) =>
    (await api.get('/api/find_articles', { ...scopeOf('en'), searchString })).status;
  expect(await Promise.all(['😀'.repeat(200), '😀'.repeat(201)].map(statusOf))).toEqual([200, 422]);
});

describe.each(languageCodes)('searching in %s', (locale) => {
  test('for the title of an article, in capitals without accents, finds it first', async () => {
    for (const { id, title } of await titles(locale))
      expect(ids(await find(withoutAccents(title), { perPage: '1' }, locale))[0]).toBe(id);
  });

  test('for a word of a title with one slip finds the article', async () => {
    const words = (await titles(locale))
      .slice(0, 4)
      .flatMap(({ id, title }) =>
        (title.match(/\p{L}{9,}/gu) ?? []).slice(0, 1).map((word) => ({ id, word })),
      );
    expect(words.length).toBeGreaterThan(0);
    for (const { id, word } of words)
      for (const typed of oneSlip(word))
        expect(ids(await find(typed, { perPage: '50' }, locale)), typed).toContain(id);
  });
});

describe('searching', () => {
  test('matches the beginning of words, in the panel also with a slip in what is typed so far', async () => {
    expect(ids(await find('deliv'))).toContain(120101);
    expect(ids(await find('registartio', { preview: '1' }))).toContain(1060101);
  });

  test('for the title of a category finds the articles that stand in it', async () => {
    const found = ids(await find('Rückgabe', { perPage: '50' }, 'de'));
    const returns = (await titles('de')).map(({ id }) => id).filter((id) => String(id).startsWith('11'));
    expect(returns.length).toBeGreaterThan(3);
    expect(found).toEqual(expect.arrayContaining(returns));
  });

  test('puts articles with all words first, and leaves out those that have hardly any', async () => {
    const all = await find('return label', { perPage: '50' });
    expect(ids(all).slice(0, 2)).toContain(110101);
    for (const { shortContent } of all.items.slice(0, 2))
      expect(shortContent).toMatch(/return.*label|label.*return/i);
    expect(all.total).toBeLessThan((await find('order', { perPage: '50' })).total);
    expect((await find('label xyzzyx')).total).toBeGreaterThan(0);
    const few = await find('vat number', { perPage: '50' });
    expect(ids(few)).toContain(2760102);
  });

  test('puts a title before a text', async () => {
    const [first] = (await find('invoice')).items;
    expect(first?.title).toMatch(/invoice/i);
  });

  test('finds long words in another form', async () => {
    expect(ids(await find('cancelling'))).toContain(80101);
  });

  test('folds special letters', async () => {
    expect(ids(await find('rucksendung', {}, 'de'))).toEqual(ids(await find('Rücksendung', {}, 'de')));
    expect((await find('RÜCKSENDUNG', {}, 'de')).total).toBeGreaterThan(0);
  });

  test.each(['"', '*', '(', 'a AND', 'NEAR(x)', 'title : x', "'; drop table article; --", '^', '\0', '-"-'])(
    'reads %j as words, never as syntax',
    async (searchString) => {
      const { status } = await api.get('/api/find_articles', { searchString });
      expect(status).toBe(200);
    },
  );

  test('without a letter or digit finds nothing', async () => {
    expect(await find('?!…')).toMatchObject({ total: 0, items: [], topics: [] });
    expect(await find('')).toMatchObject({ total: 0, items: [], topics: [] });
    expect(await find('xyzzyxq')).toMatchObject({ total: 0, items: [], topics: [] });
  });

  test('pages do not overlap and end', async () => {
    const first = await find('order', { perPage: '5', page: '1' });
    const second = await find('order', { perPage: '5', page: '2' });
    expect(first.total).toBe(second.total);
    expect(first.total).toBeGreaterThan(10);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(10);
    expect(await find('order', { perPage: '5', page: '900' })).toMatchObject({
      total: first.total,
      items: [],
    });
  });

  test('says how many articles stand in which category, and finds those of one', async () => {
    const all = await find('order', { perPage: '50' });
    const { topics } = all;
    expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const [{ id, count }] = topics as [{ id: number; count: number }];
    const narrowed = await find('order', { perPage: '50', topic: String(id) });
    expect(narrowed).toMatchObject({ total: count, topics });
    expect(ids(narrowed)).toEqual(
      all.items.filter(({ url }) => url.includes(`/categories/${id}/`)).map((hit) => hit.article_id),
    );
    for (const topic of ['999', '123456789012345'])
      expect(await find('order', { topic })).toMatchObject({ total: 0, items: [], topics });
  });

  test('marks what was found and escapes the rest', async () => {
    for (const hit of (await find('label')).items) {
      expect(hit.shortContent.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      expect(hit.shortContent).toMatch(/<mark>label<\/mark>/i);
      expect(hit.shortContent).not.toContain('{{');
    }
  });

  test('answers the panel with shorter passages', async () => {
    const text = async (preview: string) =>
      (await find('order', { preview })).items.map((hit) => hit.shortContent.replace(/<\/?mark>/g, ''));
    for (const passage of await text('1')) expect(passage.length).toBeLessThan(150);
    expect((await text('0')).some((passage) => passage.length > 150)).toBe(true);
  });

  test('of a country variant looks through the texts of its language', async () => {
    expect(ids(await find('étiquette', {}, 'CH_fr'))).toEqual(ids(await find('étiquette', {}, 'fr')));
    expect(locales.CH_fr.base).toBe('fr');
  });
});

test('an article that was taken back is not found by its removed words after a restart', async () => {
  const { dataFile, remove } = copySeededData();
  let shop = await startEmbeddedClient(dataFile);
  onTestFinished(async () => {
    await shop.close();
    remove();
  });
  const write = (words: object | null) =>
    fetch(`${shop.url}/api/article_source/1060102?${new URLSearchParams(scopeOf('en'))}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ words }),
    });
  const found = async () => ids((await shop.get('/api/find_articles', { searchString: 'lapwing' })).body);
  expect((await write({ title: 'Where the lapwing is', text: 'On the lawn.' })).status).toBe(200);
  expect(await found()).toEqual([1060102]);
  expect((await write(null)).status).toBe(200);
  await shop.close();
  shop = await startEmbeddedClient(dataFile);
  expect(await found()).toEqual([]);
});
