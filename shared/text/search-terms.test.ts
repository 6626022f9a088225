import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldedWords, foldWithSources, searchTerms } from './search-terms.ts';

describe('folding', () => {
  test.each([
    ['Rücksendung', 'rucksendung'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['œuvre', 'oeuvre'],
    ['Đorđe', 'dorde'],
    ['Ǿrsted', 'orsted'],
    ['kapı', 'kapi'],
    ['İade', 'iade'],
    ['þing', 'thing'],
    ['veður', 'vedur'],
    ['Επιστροφή', 'επιστροφη'],
    ['προϊόντος', 'προιοντοσ'],
    ['ΐΰ', 'ιυ'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Връщане на й', 'връщане на и'],
    ['șțăâî', 'staai'],
    ['žluťoučký kůň', 'zlutoucky kun'],
    ['õäöü šž', 'oaou sz'],
    ['ėįųūąę', 'eiuuae'],
    ['ģķļņ', 'gkln'],
    ['őű', 'ou'],
    ['Rück\u00adgabe', 'ruckgabe'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('composed and decomposed spellings become the same', () => {
    for (const text of ['Überführung', 'Επιστροφή', 'čeština', 'ΐ', 'й', 'ả'])
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  test('every folded unit has a source span that lies within the text and never runs backwards', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { folded, starts, ends } = foldWithSources(text);
        expect(folded).toBe(fold(text));
        expect(starts).toHaveLength(folded.length);
        expect(ends).toHaveLength(folded.length);
        const astray = starts.filter((start, unit) => {
          const end = ends[unit] ?? -1;
          return start >= end || start < (starts[unit - 1] ?? 0) || end > text.length;
        });
        expect(astray).toEqual([]);
      }),
    );
  });
});

describe('terms of a query', () => {
  test('are its distinct folded words', () => {
    expect(searchTerms('  Größe, größe & Länge ').map((term) => term.text)).toEqual(['grosse', 'lange']);
  });

  test('of one or two letters stand for themselves, but the last one may still be being typed', () => {
    expect(searchTerms('I go to st')).toEqual([
      { text: 'i', prefix: false },
      { text: 'go', prefix: false },
      { text: 'to', prefix: false },
      { text: 'st', prefix: true },
    ]);
  });

  test('are none where there is no letter or digit', () => {
    expect(searchTerms(' "*()-:^ ')).toEqual([]);
    expect(foldedWords('')).toEqual([]);
  });
});
