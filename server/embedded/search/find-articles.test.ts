import { beforeEach, describe, expect, test } from 'vitest';
import { emptySearchData, type SearchWords } from '../seed/search-data.ts';
import { createArticleEditsStore } from '../store/article-edits-store.ts';
import { openDatabase, contentTables } from '../store/schema.ts';
import { createSearchWordsStore } from '../store/search-words-store.ts';
import { createSearch } from './find-articles.ts';
import { createIndexer } from './search-index.ts';

const article = (id: number, title: string, text: string, short = '') => ({
  id,
  title,
  short,
  description: '',
  body: text,
  area: '',
});

/** A search over a few articles of a locale, each with the audience it is for. */
const searchOf = (
  locale: 'en' | 'de' | 'el' | 'bg',
  articles: readonly ReturnType<typeof article>[],
  audiences: Readonly<Record<number, string>> = {},
  seeded: Partial<SearchWords> = {},
) => {
  const database = openDatabase(':memory:');
  database.exec(contentTables);
  database
    .prepare('insert into search_data values (?, ?)')
    .run(locale, JSON.stringify({ ...emptySearchData, ...seeded }));
  const indexer = createIndexer(database, locale, locale);
  const insert = database.prepare('insert into article values (?, 1, ?, 10, 0, ?)');
  for (const one of articles) {
    indexer.add(one);
    insert.run(one.id, `slug-${one.id}`, audiences[one.id] ?? 'customers');
  }
  indexer.store();
  const words = createSearchWordsStore(database);
  const search = createSearch(database, words, createArticleEditsStore(database));
  return {
    database,
    words,
    answer: (query: string) => search(locale, query),
    find: (query: string, isPreview = false) =>
      search(locale, query, { isPreview }).articles.map(({ article: id }) => id),
  };
};

const filler = [90, 91, 92, 93].map((id) => article(id, `Zebra ${id}`, 'nothing of the kind'));

describe('the search reads a word', () => {
  let english: ReturnType<typeof searchOf>;
  beforeEach(() => {
    english = searchOf('en', [
      article(1, 'Your invoice', 'We send it by mail.'),
      article(2, 'Return goods', 'Print the label.'),
      article(3, 'Track a parcel', 'The carrier knows where it is. An invoice lies in it.'),
      ...filler,
    ]);
  });

  test.each([
    ['in another form', 'invoices', 1],
    ['with a letter missing', 'invice', 1],
    ['with two letters swapped', 'retrun', 2],
    ['still being typed', 'parc', 3],
  ])('%s', (_how, query, expected) => {
    expect(english.find(query, true)[0]).toBe(expected);
  });

  test('in the title before one in the text', () => expect(english.find('invoice')).toEqual([1, 3]));

  test('of an editor: a keyword is found at the next search, and a list that was saved anew forgets the old', () => {
    expect(english.find('v5c')).toEqual([]);
    english.words.saveKeywords('en', 2, ['V5C']);
    expect(english.find('v5c')).toEqual([2]);
    english.words.saveKeywords('en', 2, []);
    expect(english.find('v5c')).toEqual([]);
  });

  test('of a group of synonyms, as a word and as a phrase', () => {
    english.words.saveSynonyms('en', [
      ['parcel', 'consignment'],
      ['invoice', 'proof of purchase'],
    ]);
    expect(english.find('consignment')[0]).toBe(3);
    expect(english.find('proof of purchase')[0]).toBe(1);
  });
});

test('words that English alone knows find the same articles in another language', () => {
  const { database, find } = searchOf('de', [
    article(1, 'Ihre Rechnung', 'Die Order liegt bei.'),
    article(2, 'Garantie', 'Zwei Jahre.'),
    article(3, 'PackUp', 'Paketautomat'),
    ...filler,
  ]);
  const indexer = createIndexer(database, 'en', 'en');
  for (const one of [article(1, 'Your invoice for an order', ''), article(2, 'Warranty of a part', '')])
    indexer.add(one);
  indexer.store();
  expect(find('warranty')).toEqual([2]);
  expect(find('warr', true)).toEqual([2]);
  expect(find('invoice 100245678')).toEqual([1]);
  // Known to German as well, or half German: the page's own language answers.
  expect(find('order')).toEqual([1]);
  expect(find('garantie part')).toEqual([2]);
  expect(find('pack up')).toEqual([3]);
});

test('what was spelt otherwise is suggested with its accents where that finds more, and a keyword is named where the title says nothing', () => {
  const { words, answer } = searchOf('de', [
    article(1, 'Rückgabe', ''),
    article(2, 'Angaben zum Fahrzeug', ''),
    article(3, 'Rückgabekosten', ''),
    ...filler,
  ]);
  expect(answer('Rückgbae').suggestion).toBe('rückgabe');
  expect(answer('Fahrzueg').articles).toHaveLength(1);
  expect(answer('Fahrzueg').suggestion).toBeUndefined();
  expect(answer('Rückgabe').suggestion).toBeUndefined();
  words.saveKeywords('de', 2, ['Zulassung', 'Angaben']);
  expect(answer('Zulassung').articles).toContainEqual({ article: 2, keyword: 'Zulassung' });
  expect(answer('Angaben').articles).toContainEqual({ article: 2, keyword: undefined });
});

describe('compounds', () => {
  const german = () =>
    searchOf('de', [
      article(1, 'Bremsscheiben wechseln', 'Text'),
      article(2, 'Sendung verfolgen', 'Das Paket kommt.'),
      article(3, 'Rücksendung', 'Die Scheibe der Bremse.'),
      ...filler,
    ]);
  test.each([
    ['written apart', 'Brems Scheiben', 1],
    ['of known parts', 'Paketverfolgung', 2],
    ['with the keyboard of another country', 'Ruecksendung', 3],
  ])('%s', (_how, query, expected) => expect(german().find(query)[0]).toBe(expected));
});

describe('letters of other keyboards', () => {
  test('Greek in Latin letters', () => {
    const { find } = searchOf('el', [
      article(1, 'Η παραγγελία μου', ''),
      article(2, 'Πληρωμή', ''),
      ...filler,
    ]);
    expect(find('paraggelia')[0]).toBe(1);
    expect(find('pliromi')[0]).toBe(2);
  });
  test('Bulgarian in Latin letters', () => {
    const { find } = searchOf('bg', [
      article(1, 'Връщане на стока', ''),
      article(2, 'Поръчка', ''),
      ...filler,
    ]);
    expect(find('vrashtane')[0]).toBe(1);
    expect(find('poru4ka')[0]).toBe(2);
  });
});

test('for equal words suppliers and readers of news come after customers', () => {
  const same = [1, 2, 3].map((id) => article(id, 'Cancel an order', 'The same text.'));
  const { find } = searchOf('en', [...same, ...filler], { 1: 'readers', 2: 'suppliers' });
  expect(find('cancel order')).toEqual([3, 2, 1]);
});

test('for equal words what readers found helpful comes first, and what did not help last', () => {
  const same = [1, 2, 3].map((id) => article(id, 'Cancel an order', 'The same text.'));
  const { database, find } = searchOf('en', [...same, ...filler]);
  const vote = database.prepare(
    "insert into vote (skin, locale, article, vote, created_at) values ('s', 'en', ?, ?, '2026-01-01')",
  );
  for (let time = 0; time < 20; time += 1) {
    vote.run(3, 1);
    vote.run(1, -1);
  }
  expect(find('cancel order')).toEqual([3, 2, 1]);
});

// behaviour/search 26
describe('the name of goods', () => {
  const { find } = searchOf(
    'en',
    [
      article(1, 'Search by registration', 'All for the car.'),
      article(2, 'Wrong or unsuitable', 'The part is a wrong one. It does not fit.'),
      article(3, 'Fitted by a fitter', 'It is installed there, as filters are.'),
      article(4, 'Return in 14 days', 'Within 14 days, 14 at most.'),
      article(5, 'Damage', `${'That may be so. '.repeat(80)} It is broken.`),
      ...filler,
    ],
    {},
    { stopWords: ['the', 'a'], goods: { 1: ['filter', 'brake pads', 'Golf', 'Volvo'] } },
  );
  test.each([
    ['finds the article for them, where nothing else was typed', 'filter', 1],
    ['does so in another form', 'filters', 1],
    ['does so with a slip', 'brakr pads', 1],
    ['does so beside a word that says nothing', 'which filter', 1],
    ['says less than what is wrong with it', 'wrong filter', 2],
    ['has a number behind it, which says as little', 'filter 14', 1],
    ['says less than what a long text merely mentions', 'brake pads broken', 5],
    ['says less where several are typed', 'brake pads and a filter unsuitable for a volvo golf', 2],
    ['says less in a form that an article uses as well', 'filters unsuitable', 2],
    ['says less at the end of a compound, too', 'wrong fitterfilter', 2],
    ['says less in another form and with a slip, too', 'the wrong fliters', 2],
  ])('%s', (_what, query, expected) => expect(find(query)[0]).toBe(expected));
});
