import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Category } from '#shared/help-api/models.ts';
import { splitTree } from './best-title.ts';
import { placeOfPath } from '#server/content/mapping/tree-places.ts';
import { listTitles } from './known-titles.ts';

/** Eight categories of five sub-categories each, with `perList` articles in every one. */
const treeOf = (perList: number, titleOf: (id: number) => string = (id) => `Question ${id}`): Category[] =>
  Array.from({ length: 8 }, (_, at) => ({
    id: at + 1,
    title: `Areas ${at + 1}`,
    description: '',
    path: `/categories/${at + 1}`,
    children: Array.from({ length: 5 }, (_, child) => {
      const id = (at + 1) * 100 + child;
      return {
        id,
        title: `Part ${id}`,
        description: '',
        articles: Array.from({ length: perList }, (_, rank) => {
          const articleId = id * 10_000 + rank;
          const path = `/categories/${at + 1}/${id}/${articleId}`;
          return { id: articleId, title: titleOf(articleId), path };
        }),
      };
    }),
  }));

test('a small shop has every category and article, in the order of its tree, each with its place', async () => {
  const { titles } = await listTitles(treeOf(2), [], 'en');
  expect(titles).toHaveLength(8 + 80);
  expect(titles.slice(7, 11)).toEqual([
    { title: 'Areas 8', path: '/categories/8', place: '', stems: 'area ' },
    { title: 'Question 1000000', path: '/categories/1/100/1000000', place: 'Areas 1 › Part 100' },
    { title: 'Question 1000001', path: '/categories/1/100/1000001', place: 'Areas 1 › Part 100' },
    { title: 'Question 1010000', path: '/categories/1/101/1010000', place: 'Areas 1 › Part 101' },
  ]);
});

// behaviour/languages 14
test('a category in another language says so beside its name', async () => {
  const tree = [{ ...treeOf(0)[0]!, title: 'Livraison', lang: 'fr' }];
  const { titles } = await listTitles(tree, [], 'en');
  expect(titles[0]).toMatchObject({ title: 'Livraison', lang: 'fr' });
  expect(placeOfPath(tree, tree[0]!.path)).toEqual({ place: 'Livraison', placeLang: 'fr' });
});

/** Words as unlike each other as no titles of a real shop are: six of letters that begin at a code point. */
const wordsFrom =
  (first: number, letters: number) =>
  (seed: number): string =>
    Array.from({ length: 6 }, (_, at) => {
      let rest = (seed * 2_654_435_761 + at * 40_503) % 60_466_176;
      let word = '';
      for (; rest > 0; rest = Math.floor(rest / letters))
        word += String.fromCodePoint(first + (rest % letters));
      return word;
    }).join(' ');
const words = wordsFrom(97, 26);

// behaviour/search 19
test.each([
  { script: 'Latin', titleOf: words, language: 'en' },
  { script: 'Greek', titleOf: wordsFrom(945, 25), language: 'el' },
  { script: 'Han', titleOf: wordsFrom(0x4e00, 20_000), language: 'en' },
  { script: 'pictures', titleOf: wordsFrom(0x1f300, 256), language: 'en' },
] as const)(
  'a large one in $script has the heaviest of every sub-category and what is asked for most, in 100 kB',
  async ({ titleOf, language }) => {
    const tree = treeOf(2_500, titleOf);
    const lightest = tree[7]!.children[4]!.articles.at(-1)!;
    const ask = () => listTitles(tree, [lightest.id], language);
    // The second time its room is known.
    for (const answer of [await ask(), await ask()]) {
      const { titles } = answer;
      expect(titles.length).toBeLessThan(10_000);
      expect(titles.at(-1)?.path).toBe(lightest.path);
      const paths = new Set(titles.map(({ path }) => path));
      for (const { children } of tree)
        for (const { articles } of children) expect(paths).toContain(articles[20]!.path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      const { length } = brotliCompressSync(JSON.stringify(answer), { params });
      expect(length).toBeLessThan(100_000);
      expect(length).toBeGreaterThan(60_000);
    }
  },
);

test('others are served while some thousand titles are stemmed and split', async () => {
  const tree = treeOf(100, words);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await listTitles(tree, [], 'en');
  const listed = turns;
  await splitTree(tree, 'en');
  clearImmediate(next);
  expect(listed).toBeGreaterThan(20);
  expect(turns - listed).toBeGreaterThan(40);
});

test('a place is told as far as the tree knows it', () => {
  const tree = treeOf(1);
  expect(placeOfPath(tree, '/categories/2/201/5')).toEqual({ place: 'Areas 2 › Part 201' });
  expect(placeOfPath(tree, '/categories/2/999/5')).toEqual({ place: 'Areas 2' });
  expect(placeOfPath(tree, '/categories/99/1/5')).toEqual({ place: '' });
});

// behaviour/search 24
test('stems stand beside words that have another, in the language of the title', async () => {
  const [tree] = treeOf(1, () => 'Straßen und Lieferungen');
  const stemsOf = async (lang?: string) => {
    const article = { ...tree!.children[0]!.articles[0]!, ...(lang !== undefined && { lang }) };
    const one = { ...tree!, children: [{ ...tree!.children[0]!, articles: [article] }] };
    const { titles } = await listTitles([one], [], 'de');
    return titles[1]?.stems;
  };
  expect(await stemsOf()).toBe('strass  liefer');
  expect(await stemsOf('en-GB')).not.toBe('strass  liefer');
  expect(await stemsOf('xx')).toBeUndefined();
});

test('a title whose letters are written in pieces keeps as many stems as words', async () => {
  const [tree] = treeOf(1, () => 'Lie\u00adferungen a\u0308ndern');
  const { titles } = await listTitles([tree!], [], 'de');
  expect(titles[1]?.stems?.split(' ')).toHaveLength(2);
});
