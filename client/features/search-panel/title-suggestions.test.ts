import { expect, test } from 'vitest';
import type { Category } from '#shared/help-api/models.ts';
import { instantSuggestions, knownTitles, mergeSuggestions } from './title-suggestions.ts';

const article = (id: number, title: string) => ({ id, title, path: `/categories/12/1201/${id}` });
const tree: readonly Category[] = [
  {
    id: 12,
    title: 'Lieferung',
    description: '',
    path: '/categories/12',
    children: [
      {
        id: 1201,
        title: 'Versand',
        description: '',
        articles: [
          article(1, 'Wie lange dauert die Lieferung?'),
          article(2, 'Straßenadresse ändern'),
          article(3, 'Πώς επιστρέφω ένα εξάρτημα;'),
        ],
      },
    ],
  },
];
const titles = knownTitles(tree);
const pathsFor = (query: string) => instantSuggestions(titles, query).map(({ path }) => path);

test('titles that begin with the word come before those that only have it', () => {
  expect(pathsFor('lief')).toEqual(['/categories/12', '/categories/12/1201/1']);
});

test.each([
  { query: 'strasse', expected: ['/categories/12/1201/2'] },
  { query: 'ändern straß', expected: ['/categories/12/1201/2'] },
  { query: 'επιστρεφω', expected: ['/categories/12/1201/3'] },
  { query: 'lieferung bremse', expected: [] },
  { query: 'ferung', expected: [] },
  { query: '?!', expected: [] },
  { query: '', expected: [] },
])('"$query" finds $expected, folded as the search folds', ({ query, expected }) => {
  expect(pathsFor(query)).toEqual(expected);
});

test('at most five come from the page itself', () => {
  const many = [
    {
      ...tree[0]!,
      children: [
        {
          ...tree[0]!.children[0]!,
          articles: Array.from({ length: 9 }, (_, id) => article(id, `Rechnung ${id}`)),
        },
      ],
    },
  ];
  expect(instantSuggestions(knownTitles(many), 'rech')).toHaveLength(5);
});

test('a title in another language than the page says in which, known or found', () => {
  const [category] = tree;
  const [child] = category!.children;
  const english = { ...article(7, 'Returns'), lang: 'en' };
  const known = knownTitles([{ ...category!, children: [{ ...child!, articles: [english] }] }]);
  expect(instantSuggestions(known, 'ret')).toEqual([
    { ...english, id: undefined, place: 'Lieferung › Versand' },
  ]);
  expect(mergeSuggestions([], [{ ...english, shortContent: '' }], known)[0]?.lang).toBe('en');
  expect(instantSuggestions(titles, 'strasse')[0]).not.toHaveProperty('lang');
});

const hit = (id: number, title: string) => ({ ...article(id, title), shortContent: '' });

test('an answer of the network comes behind what stands, each page once, with the place the page knows', () => {
  const merged = mergeSuggestions(
    instantSuggestions(titles, 'lieferung'),
    [hit(1, 'Wie lange dauert die Lieferung?'), hit(2, 'Straßenadresse ändern'), hit(99, 'Sperrgut')],
    titles,
  );
  expect(merged.map(({ path, place }) => [path, place])).toEqual([
    ['/categories/12', ''],
    ['/categories/12/1201/1', 'Lieferung › Versand'],
    ['/categories/12/1201/2', 'Lieferung › Versand'],
    ['/categories/12/1201/99', ''],
  ]);
});

test('never more than eight lines', () => {
  expect(
    mergeSuggestions(
      [],
      Array.from({ length: 20 }, (_, id) => hit(id, 'x')),
      titles,
    ),
  ).toHaveLength(8);
});
