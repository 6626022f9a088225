import { expect, test } from 'vitest';
import type { TextSource } from '#shared/edit-protocol/edit-frame.ts';
import { listTexts } from './list-texts.ts';

const sources = {
  'header.menu': 'own',
  'search.found_one': 'own',
  'search.found_few': 'fallback',
  'search.found_other': 'own',
} as const;
const sourceOf = (key: string): TextSource => (sources as Record<string, TextSource>)[key] ?? 'none';
const words: Readonly<Record<string, string>> = {
  'header.menu': 'Menu',
  'search.found_one': '{{count}} hit',
  'search.found_other': '{{count}} hits',
};

const list = (used: readonly (readonly [string, boolean])[]) =>
  listTexts({ used, keys: Object.keys(sources), sourceOf, textOf: (key) => words[key] });

test('a key that stands several times is listed once, and is shown where any of them is', () => {
  const texts = list([
    ['header.menu', false],
    ['header.menu', true],
    ['header.menu', false],
  ]);
  expect(texts).toEqual([{ key: 'header.menu', text: 'Menu', source: 'own', shown: true }]);
});

test('a plural brings its other forms along', () => {
  expect(list([['search.found_other', true]]).map(({ key, shown, source }) => [key, shown, source])).toEqual([
    ['search.found_other', true, 'own'],
    ['search.found_one', false, 'own'],
    ['search.found_few', false, 'fallback'],
  ]);
});

test('a key that nobody knows is listed as missing', () => {
  expect(list([['no.such', true]])).toEqual([{ key: 'no.such', text: '', source: 'none', shown: true }]);
});
