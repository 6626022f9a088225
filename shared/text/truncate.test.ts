import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { truncate, previewText } from './truncate.ts';

describe('truncating a text', () => {
  test.each([
    { name: 'leaves a short one alone', text: 'Brakes', max: 10, shown: 'Brakes' },
    { name: 'leaves one of exactly the length alone', text: 'abcdefghij', max: 10, shown: 'abcdefghij' },
    { name: 'cuts one that is a character too long', text: 'abcdefghijk', max: 10, shown: 'abcdefghij...' },
    { name: 'drops the space before the dots', text: 'Order sent today', max: 6, shown: 'Order...' },
    { name: 'counts an emoji as one', text: '🚗🚗🚗', max: 3, shown: '🚗🚗🚗' },
    { name: 'keeps a flag whole', text: '🇩🇪🇫🇷🇮🇹', max: 1, shown: '🇩🇪...' },
    { name: 'keeps a family whole', text: '👨‍👩‍👧 and others', max: 1, shown: '👨‍👩‍👧...' },
    {
      name: 'keeps an accent on its letter',
      text: 'e\u0301e\u0301e\u0301',
      max: 2,
      shown: 'e\u0301e\u0301...',
    },
    { name: 'leaves nothing but dots of a text when nothing may stay', text: 'abc', max: 0, shown: '...' },
    { name: 'leaves an empty text empty', text: '', max: 0, shown: '' },
  ])('$name', ({ text, max, shown }) => {
    expect(truncate(text, max)).toBe(shown);
  });

  test('counts every letter as readers see it, also between others', () => {
    const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
    const wrong = Array.from({ length: 0x30_00 }, (_, code) => String.fromCharCode(code))
      .filter((letter) => letter.trim() !== '')
      .filter((letter) => {
        const text = `a${letter}bc`;
        const seen = Array.from(graphemes.segment(text), ({ segment }) => segment);
        return truncate(text, 2) !== (seen.length > 2 ? `${seen.slice(0, 2).join('')}...` : text);
      });
    expect(wrong).toEqual([]);
  });

  test('a browser that cannot segment text counts code points', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(truncate('🚗🚗🚗🚗', 3)).toBe('🚗🚗🚗...');
      expect(truncate('🚗🚗🚗', 3)).toBe('🚗🚗🚗');
    } finally {
      Reflect.set(Intl, 'Segmenter', Segmenter);
    }
  });

  test('keeps ten characters unless told otherwise', () => {
    expect(truncate('Delivery times')).toBe('Delivery t...');
  });

  test.each([5, null, undefined, true, ['a'], {}])('refuses %j, which is no string', (value) => {
    expect(() => truncate(value)).toThrow(new TypeError('Not valid type. Expect string or number.'));
  });

  test('shows a beginning of the text and never more than asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
        const shown = truncate(text, max);
        const kept = shown === text ? text : shown.slice(0, -3);
        expect(shown === text || shown.endsWith('...')).toBe(true);
        expect(text.startsWith(kept)).toBe(true);
        expect([...new Intl.Segmenter().segment(kept)].length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

test('a text of up to 100 characters stays whole, a longer one is cut there with "..."', () => {
  expect(previewText('x'.repeat(100))).toBe('x'.repeat(100));
  expect(previewText('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});
