import type { ForeignText } from '#server/upstream/fields.ts';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { byWeight, toTree } from '#server/upstream/category-tree.ts';
import { schemas } from '#server/upstream/schemas.ts';
import {
  toArticle,
  toCachedArticle,
  toPopularSearches,
  toPopularTopics,
  toSearchHits,
} from './map-content.ts';

const foreign = (text: string) => text as ForeignText;

const clean = { blocks: [], sections: [] };
const shop = 'https://help.atd-parts.de';
const articleOf = (id: number, weight: number) => ({ id, title: `A${id}`, weight, url: '' });
const categories = v.parse(schemas.categories, {
  items: [
    {
      id: 12,
      title: 'Delivery',
      weight: 1,
      children: [
        { id: 1201, title: 'Light', weight: 1, children: [articleOf(1, 1), articleOf(2, 9)] },
        { id: 1202, title: 'Heavy', weight: '5', children: [articleOf(3, 2), articleOf(4, 2)] },
      ],
    },
  ],
});
const tree = toTree(categories.items);
const read = (article: object) =>
  toArticle(
    toCachedArticle(
      v.parse(schemas.article, { success: true, data: { id: 4, title: 'A4', content: '', ...article } })
        .data!,
      clean,
      'de',
    ),
    tree,
  );

// behaviour/languages 14
test('categories in another language say which', () => {
  const inEnglish = { lang: 'en', title: 'Delivery', description: 'How long', weight: 1 };
  const items = [{ id: 1, ...inEnglish, children: [{ id: 2, ...inEnglish, children: [] }] }];
  const [category] = toTree(v.parse(schemas.categories, { items }).items);
  expect([category?.lang, category?.children[0]?.lang]).toEqual(['en', 'en']);
  expect(Object.keys(tree[0] ?? {})).not.toContain('lang');
});

test('sub-categories and their articles are sorted by weight descending, equals stay as they came', () => {
  expect(tree[0]?.children.map(({ title, articles }) => [title, articles.map(({ id }) => id)])).toEqual([
    ['Heavy', [3, 4]],
    ['Light', [2, 1]],
  ]);
  expect(byWeight([{ weight: 1 }, { weight: 3 }, { weight: 2 }]).map(({ weight }) => weight)).toEqual([
    3, 2, 1,
  ]);
});

test('links of a category are category/subcategory/article', () => {
  expect(tree[0]?.children[0]?.articles[0]?.path).toBe('/categories/12/1202/3');
});

describe('an absolute url', () => {
  test('of a result: only its path is used', () => {
    const { items } = v.parse(schemas.search, {
      total: 2,
      items: [
        {
          article_id: 3,
          title: 'A <mark>part</mark> &amp; more',
          shortContent: 'Nuts &amp; <mark>bolts</mark>, <b>not</b> <mark></mark>nails',
          url: `${shop}/categories/12/1202/3?utm=x#y`,
        },
        { article_id: 4, title: 'A4', url: 'https://elsewhere.example/categories/12/1202/4' },
      ],
    });
    expect(toSearchHits(items, [])).toEqual([
      {
        id: 3,
        title: 'A part & more',
        shortContent: 'Nuts & bolts, not nails',
        marks: [[7, 12]],
        path: '/categories/12/1202/3',
        place: '',
      },
      { id: 4, title: 'A4', shortContent: '', path: '/categories/12/1202/4', place: '' },
    ]);
  });

  test.each(['<Delivery>', '&nbsp;', '<b></b>'])('called %s goes by the title in the tree', (title) => {
    const { items } = v.parse(schemas.search, { items: [{ article_id: 4, title }] });
    expect(toSearchHits(items, tree)).toMatchObject([{ id: 4, title: 'A4' }]);
  });

  test('found in each of its places stands once', () => {
    const item = { article_id: 3, title: 'A3' };
    const items = [item, { ...item, url: `${shop}/categories/12/1201/3` }, { article_id: 4, title: 'A4' }];
    const hits = toSearchHits(v.parse(schemas.search, { items }).items, tree);
    const topics = toPopularTopics(v.parse(schemas.topArticles, { items }).items, 200, tree);
    const related = read({ id: 1, articlesRelevant: items })?.related ?? [];
    for (const list of [hits, topics, related]) expect(list.map(({ id }) => id)).toEqual([3, 4]);
  });

  test.each(['', 'javascript:alert(1)', `${shop}/alternatives?id=1`, `${shop}/categories/12`, '//'])(
    '%j is no article of ours and left out',
    (url) => {
      expect(
        toSearchHits(
          [
            {
              id: 1,
              title: foreign('A'),
              url: foreign(url),
              shortContent: foreign(''),
              weight: 0,
              keyword: foreign(''),
              lang: foreign(''),
            },
          ],
          [],
        ),
      ).toEqual([]);
    },
  );
});

test('popular topics are sorted by weight descending and cut at the length of question texts', () => {
  const topic = (id: number, weight: number) => ({
    ...articleOf(id, weight),
    title: foreign('A'),
    url: foreign(`${shop}/categories/12/1202/${id}`),
    shortContent: foreign('x'.repeat(201)),
    categoryTitle: foreign('Delivery'),
    lang: foreign(''),
  });
  const topics = toPopularTopics([topic(3, 1), topic(4, 2)], 200, tree);
  expect(topics.map(({ id }) => id)).toEqual([4, 3]);
  expect(topics[0]?.shortContent).toBe(`${'x'.repeat(200)}...`);
});

test('a short text may be HTML, as the content that it was taken from: its words are shown', () => {
  const shortContent = '<p>Nuts &amp;</p><p class="x"><b>bolts</b></p>';
  const { items } = v.parse(schemas.topArticles, { items: [{ id: 4, title: 'A4', shortContent }] });
  const [topic] = toPopularTopics(items, 200, tree);
  const found = read({ shortContent, articlesRelevant: [{ id: 1, title: 'A1', shortContent }] });
  expect([topic, found, found?.related[0]].map((each) => each?.shortContent)).toEqual(
    Array.from({ length: 3 }, () => 'Nuts & bolts'),
  );
});

test('so may the description of a category', () => {
  const items = [{ id: 9, title: 'A', description: '<p>Nuts &amp;</p><p>bolts</p>' }];
  expect(toTree(v.parse(schemas.categories, { items }).items)[0]?.description).toBe('Nuts & bolts');
});

// behaviour/languages 14
test('a popular topic names its category with the language that the tree knows of it', () => {
  const [delivery] = tree;
  const inEnglish = [{ ...delivery!, title: 'Delivery', lang: 'en' }];
  const langOf = (categoryTitle: string) =>
    toPopularTopics(
      [
        {
          ...articleOf(4, 1),
          title: foreign('A'),
          url: foreign(`${shop}/categories/12/1202/4`),
          shortContent: foreign(''),
          categoryTitle: foreign(categoryTitle),
          lang: foreign(''),
        },
      ],
      200,
      inEnglish,
    )[0]?.categoryLang;
  expect(langOf('Delivery')).toBe('en');
  expect(langOf('Elsewhere')).toBeUndefined();
});

describe('an article', () => {
  test('lives where the tree holds it, and nowhere if nothing leads to it', () => {
    expect(read({})).toMatchObject({
      path: '/categories/12/1202/4',
      category: { id: 12, title: 'Delivery' },
      subCategory: { id: 1202, title: 'Heavy' },
    });
    expect(read({ id: 99 })).toBeNull();
  });

  test.each([
    { vote: 1, voted: true },
    { vote: -1, voted: true },
    { vote: 0, voted: false },
    { vote: null, voted: false },
    { vote: 'yes', voted: false },
  ])('with the vote $vote counts as voted: $voted', ({ vote, voted }) => {
    expect(read({ vote })?.voted).toBe(voted);
  });

  test.each(['articlesRelevant', 'articles_relevant'])(
    'takes its relatives from %s, heaviest first, their video pictures from us',
    (name) => {
      const relative = (id: number, weight: number, img: string) => ({
        article_id: id,
        title: `A${id}`,
        link: `${shop}/categories/12/1202/${id}`,
        weight,
        img,
      });
      const relatives = [
        relative(1, 1, '/images/help/box.svg'),
        relative(2, 2, 'https://img.youtube.com/vi/abcdefghijk/mqdefault.jpg'),
      ];
      expect(read({ [name]: relatives })?.related.map(({ id, image }) => [id, image])).toEqual([
        [2, '/media/video/abcdefghijk.jpg'],
        [1, '/images/help/box.svg'],
      ]);
    },
  );

  test('has of its relatives no more words than their previews show', () => {
    const relative = { article_id: 1, title: 'A', link: `${shop}/categories/12/1202/1` };
    const related = read({ articlesRelevant: [{ ...relative, shortContent: 'x'.repeat(101) }] })?.related;
    expect(related?.map(({ shortContent }) => shortContent)).toEqual([`${'x'.repeat(100)}...`]);
  });

  test('is no relative of its own', () => {
    const own = { article_id: 4, title: 'A4', link: `${shop}/categories/12/1202/4` };
    expect(read({ articlesRelevant: [own] })?.related).toEqual([]);
  });
});

test('where a popular search leads to itself, its name says so', () => {
  const request = { name: 'Rückgabe ändern', link: '/search?articles=R%C3%BCckgabe%20%C3%A4ndern' };
  expect(toPopularSearches([request], 'help.atd-parts.de')).toEqual([{ name: request.name }]);
});

test.each([
  {
    link: 'https://help.atd-parts.de/search?articles=R%C3%BCckgabe#top',
    path: '/search?articles=R%C3%BCckgabe#top',
  },
  { link: '//help.atd-parts.de/categories/12', path: '/categories/12' },
  { link: '/search?articles=a+b', path: '/search?articles=a+b' },
  { link: 'https://www.atd-parts.de/search?articles=a', path: null },
  { link: 'https://help.atd-parts.de.evil.example/', path: null },
  { link: '//evil.example/', path: null },
  { link: '/\\evil.example/', path: null },
  { link: 'https://help.atd-parts.de//evil.example/', path: null },
  { link: '/.//evil.example/', path: null },
  { link: 'javascript:alert(1)', path: null },
  { link: '', path: undefined },
])('the popular search $link leads to $path', ({ link, path }) => {
  const links = toPopularSearches([{ name: 'a search', link }], 'help.atd-parts.de').map((each) => each.path);
  expect(links).toEqual(path === null ? [] : [path]);
});
