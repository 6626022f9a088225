import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('highlighting', () => {
  test.each([
    ['Straße und Maß', 'strasse mass', '[Straße] und [Maß]'],
    ['Straße', 'stras', '[Straße]'],
    ['Die STRASSE', 'Straße', 'Die [STRASSE]'],
    ['Die Straße', 'e', 'Die Straße'],
    ['Επιστροφή προϊόντος', 'επιστροφη ΠΡΟΙΟΝΤΟΣ', '[Επιστροφή] [προϊόντος]'],
    ['Łódź, Ærø', 'lodz aero', '[Łódź], [Ærø]'],
    ['returns and returned', 'return', '[returns] and [returned]'],
    ['unreturned', 'return', 'unreturned'],
    ['I am in it', 'i am', '[I] [am] in it'],
    ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
    ['Rück\u00adgabe', 'ruckgabe', '[Rück\u00adgabe]'],
    ['no <b>match</b>', '', 'no <b>match</b>'],
    ['', 'word', ''],
    ['𝒳 part 🚗 part', 'part', '𝒳 [part] 🚗 [part]'],
  ])('%j for %j gives %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('joining the parts gives the text, whatever text and query are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        const parts = highlight(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  test('a word of the text finds itself', () => {
    const letters = fc.constantFrom(...'aäeßfiøłæœđþςσάϊйqz19');
    const word = fc.array(letters, { minLength: 3, maxLength: 9 }).map((list) => list.join(''));
    fc.assert(
      fc.property(word, fc.array(word), (wanted, others) => {
        const text = [...others, wanted].join(' ');
        const matches = highlight(text, wanted).filter((part) => part.match);
        expect(matches.some((part) => part.text === wanted)).toBe(true);
      }),
    );
  });
});
