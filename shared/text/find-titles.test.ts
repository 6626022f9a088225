import { expect, test } from 'vitest';
import { findTitles, splitTitles } from './find-titles.ts';

const place = 'Lieferung › Versand';
const article = (id: number, title: string) => ({ title, path: `/categories/12/1201/${id}`, place });
const titles = splitTitles([
  { title: 'Lieferung', path: '/categories/12', place: '', stems: 'liefer' },
  { ...article(1, 'Wie lange dauert die Lieferung?'), stems: '  lang  liefer' },
  article(2, 'Straßenadresse ändern'),
  article(3, 'Πώς επιστρέφω ένα εξάρτημα;'),
]);
const pathsFor = (query: string) => findTitles(titles, query).map(({ path }) => path);

test('titles that begin with the word come before those that only have it', () => {
  expect(pathsFor('lief')).toEqual(['/categories/12', '/categories/12/1201/1']);
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
