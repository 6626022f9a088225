import { expect, test } from 'vitest';
import { createSearchesWithoutResults } from './searches-without-results.ts';

const day = 86_400_000;

const startOn = () => {
  const clock = { now: 0 };
  const searches = createSearchesWithoutResults(() => clock.now);
  const search = (text: string, times = 5) => {
    for (let count = 0; count < times; count += 1) searches.note('de', text);
  };
  return { clock, searches, search, words: () => searches.report().locales.de ?? [] };
};

test('a word is told from its fifth count on, the most frequent first', () => {
  const { search, words } = startOn();
  search('Anhängerkupplung', 4);
  expect(words()).toEqual([]);
  search('anhängerkupplung');
  search('Dachbox');
  expect(words()).toEqual([
    { word: 'anhängerkupplung', count: 9 },
    { word: 'dachbox', count: 5 },
  ]);
});

test('words of a search are kept singly, each once, without the marks around them', () => {
  const { search, words } = startOn();
  search(' «Dachbox», mieten? dachbox ');
  expect(words().map(({ word }) => word)).toEqual(['dachbox', 'mieten']);
});

test.each([
  'canary@example.com',
  '@canary',
  'canary1',
  '6100001',
  '٤٢',
  '11111111-1111-4111-8111-111111111111',
  'WVWZZZ1JZXW000001',
  'canary.mail',
  'a'.repeat(31),
  '-- ?',
])('%s is no word to keep', (text) => {
  const { search, words } = startOn();
  search(text);
  expect(words()).toEqual([]);
});

test('each locale has words of its own', () => {
  const { searches, search } = startOn();
  search('dachbox');
  for (let count = 0; count < 5; count += 1) searches.note('fr', 'coffre');
  expect(searches.report()).toEqual({
    shownFrom: 5,
    days: 30,
    locales: { de: [{ word: 'dachbox', count: 5 }], fr: [{ word: 'coffre', count: 5 }] },
  });
});

test('a count is forgotten after 30 days', () => {
  const { clock, search, words } = startOn();
  search('dachbox', 3);
  clock.now = 10 * day;
  search('dachbox', 6);
  expect(words()).toEqual([{ word: 'dachbox', count: 9 }]);
  clock.now = 30 * day;
  expect(words()).toEqual([{ word: 'dachbox', count: 6 }]);
  clock.now = 40 * day;
  expect(words()).toEqual([]);
});

test('a flood of other words pushes out none that is told, and is not kept itself', () => {
  const { search, words } = startOn();
  search('dachbox');
  search('selten', 4);
  const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  for (let index = 0; index < 3_000; index += 1) search(letters(index), 1);
  search('selten', 1);
  expect(words()).toEqual([{ word: 'dachbox', count: 5 }]);
});
