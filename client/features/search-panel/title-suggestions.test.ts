import { expect, test } from 'vitest';
import { mergeSuggestions } from './suggestions.ts';
import { instantSuggestions, splitTitles } from './title-suggestions.ts';

const place = 'Lieferung › Versand';
const article = (id: number, title: string) => ({ title, path: `/categories/12/1201/${id}`, place });
const titles = splitTitles([
  { title: 'Lieferung', path: '/categories/12', place: '', stems: 'liefer' },
  { ...article(1, 'Wie lange dauert die Lieferung?'), stems: '  lang  liefer' },
  article(2, 'Straßenadresse ändern'),
  article(3, 'Πώς επιστρέφω ένα εξάρτημα;'),
]);
const pathsFor = (query: string) => instantSuggestions(titles, query).map(({ path }) => path);

test('titles that begin with the word come before those that only have it', () => {
  expect(pathsFor('lief')).toEqual(['/categories/12', '/categories/12/1201/1']);
});

test('a help area that the network found named comes before its hits, unless it stands already', () => {
  const area = { id: 12, title: 'Lieferung', description: 'd', path: '/categories/12' };
  const line = { path: '/categories/12', title: 'Lieferung', place: '' };
  expect(mergeSuggestions([], { area, items: [] })).toEqual([line]);
  expect(mergeSuggestions([line], { area, items: [] })).toEqual([line]);
});

// behaviour/search 24
test.each([
  { typed: 'lieferungen', reads: 'another form', expected: '/categories/12' },
  { typed: 'liefreung', reads: 'a slip', expected: '/categories/12' },
  { typed: 'liefeurgn', reads: 'two slips in nine letters', expected: '/categories/12' },
  { typed: 'dauret', reads: 'a slip in six', expected: '/categories/12/1201/1' },
  { typed: 'duaret', reads: 'two slips in six', expected: undefined },
  { typed: 'dei', reads: 'a slip in three', expected: undefined },
  { typed: 'starßena', reads: 'a slip in what was typed so far', expected: '/categories/12/1201/2' },
])('“$typed” is read as $reads', ({ typed, expected }) => {
  expect(pathsFor(typed)[0]).toBe(expected);
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

test('at most five come before the network has answered', () => {
  const many = splitTitles(Array.from({ length: 9 }, (_, id) => article(id, `Rechnung ${id}`)));
  expect(instantSuggestions(many, 'rech')).toHaveLength(5);
});

test('a title in another language than the page says in which, known or found', () => {
  const english = { ...article(7, 'Returns'), lang: 'en' };
  expect(instantSuggestions(splitTitles([english]), 'ret')).toEqual([english]);
  expect(mergeSuggestions([], { items: [{ id: 7, ...english, shortContent: '' }] })[0]?.lang).toBe('en');
  expect(instantSuggestions(titles, 'strasse')[0]).not.toHaveProperty('lang');
});

const hit = (id: number, title: string) => ({
  id,
  ...article(id, title),
  place: 'Versand',
  shortContent: '',
});

test('an answer of the network comes behind what stands, each page once, each with its place', () => {
  const merged = mergeSuggestions(instantSuggestions(titles, 'lieferung'), {
    items: [hit(1, 'Wie lange dauert die Lieferung?'), hit(2, 'Straßenadresse ändern'), hit(99, 'Sperrgut')],
  });
  expect(merged.map(({ path, place }) => [path, place])).toEqual([
    ['/categories/12', ''],
    ['/categories/12/1201/1', place],
    ['/categories/12/1201/2', 'Versand'],
    ['/categories/12/1201/99', 'Versand'],
  ]);
});

test('never more than eight lines', () => {
  const hits = Array.from({ length: 20 }, (_, id) => hit(id, 'x'));
  expect(mergeSuggestions([], { items: hits })).toHaveLength(8);
});
