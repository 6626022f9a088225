import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { MessageTree } from '#shared/text/message-tree.ts';
import { createTextSources } from './text-sources.ts';

const files = new Map<LocaleCode, MessageTree>([
  [
    'de',
    {
      header: { menu: 'Menü', close: 'Schließen' },
      found_one: '{{count}} Treffer',
      found_other: '{{count}} Treffer',
    },
  ],
  ['de_CH', { header: { close: 'Schliessen' } }],
  ['en', { header: { menu: 'Menu', close: 'Close', more: 'Much more of everything' } }],
  ['pl', { header: { menu: 'Menu' }, found_one: '{{count}} wynik', found_few: '{{count}} wyniki' }],
]);
const { of, longest } = createTextSources(files);

describe('where a text comes from', () => {
  test('the own file, the base language, German, or nowhere', () => {
    expect(of('de_CH', [])).toMatchObject({
      'header.close': 'own',
      'header.menu': 'base',
      found_one: 'base',
      'header.more': 'none',
    });
    expect(of('pl', [])).toMatchObject({ 'header.menu': 'own', 'header.close': 'fallback' });
  });

  test('plurals are asked for in the forms of the language: German has none of the missing Polish one', () => {
    const sources = of('pl', []);
    expect(sources).toMatchObject({ found_few: 'own', found_many: 'none', found_other: 'fallback' });
    expect(Object.keys(of('de', [])).filter((key) => key.startsWith('found'))).toEqual([
      'found_one',
      'found_other',
    ]);
  });

  test('English texts that stand in for a translation, in a variant as well, until an editor writes some', () => {
    const marked = createTextSources(files, { de: ['header.menu'], pl: ['header.menu'] });
    expect(marked.of('de', [])['header.menu']).toBe('untranslated');
    expect(marked.of('de_CH', [])).toMatchObject({ 'header.menu': 'untranslated', 'header.close': 'own' });
    expect(marked.of('pl', [{ header: { menu: 'Spis' } }])['header.menu']).toBe('edited');
  });

  test('what an editor saved counts as edited, unknown keys do not count at all', () => {
    const sources = of('pl', [{ header: { close: 'Zamknij' }, nobody: { knows: 'this' } }]);
    expect(sources['header.close']).toBe('edited');
    expect(sources).not.toHaveProperty(['nobody.knows']);
  });
});

describe('asked again', () => {
  const translations: readonly MessageTree[] = [{ header: { close: 'Zamknij' } }];

  test('for the same locale and translations nothing is made anew', () => {
    expect(of('pl', translations)).toBe(of('pl', translations));
    expect(of('pl', [])).toBe(of('pl', []));
    expect(longest('pl')).toBe(longest('pl'));
  });

  test('another list of translations, and another locale, has an answer of its own', () => {
    expect(of('pl', [{ header: { menu: 'Spis' } }])).toMatchObject({
      'header.menu': 'edited',
      'header.close': 'fallback',
    });
    expect(of('pl', translations)).toMatchObject({ 'header.menu': 'own', 'header.close': 'edited' });
    expect(of('en', translations)).toMatchObject({ 'header.menu': 'own', 'header.close': 'edited' });
    expect(of('pl', [])['header.close']).toBe('fallback');
  });
});

test('the longest wording of all languages stands for a text and for every form of a plural', () => {
  expect(longest('pl')).toMatchObject({
    'header.menu': 'Menü',
    'header.close': 'Schließen',
    'header.more': 'Much more of everything',
    found_few: '{{count}} Treffer',
    found_many: '{{count}} Treffer',
  });
});
