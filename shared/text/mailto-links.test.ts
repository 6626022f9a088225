import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { splitMailAddresses } from './mailto-links.ts';

const emailsOf = (text: string): string[] =>
  splitMailAddresses(text)
    .filter((part) => part.email)
    .map((part) => part.text);

describe('the e-mail addresses of a text', () => {
  test('are parts of their own, the words around them stay text', () => {
    expect(splitMailAddresses('Write to help@atd-parts.de, please.')).toEqual([
      { text: 'Write to ', email: false },
      { text: 'help@atd-parts.de', email: true },
      { text: ', please.', email: false },
    ]);
  });

  test.each([
    {
      name: 'lose the full stop of the sentence',
      text: 'Mail help@atd-parts.co.uk.',
      emails: ['help@atd-parts.co.uk'],
    },
    { name: 'lose brackets', text: '(help@atd-parts.fr)', emails: ['help@atd-parts.fr'] },
    { name: 'may be several', text: 'a@b.de or c.d+e@f-g.org', emails: ['a@b.de', 'c.d+e@f-g.org'] },
    {
      name: 'may have letters of any script',
      text: 'Пишете на помощ@пример.бг!',
      emails: ['помощ@пример.бг'],
    },
    { name: 'may be the whole text', text: 'a@b.de', emails: ['a@b.de'] },
    { name: 'are not found in a price or handle', text: '@shop 5 @ 3.50, me@home', emails: [] },
    { name: 'are not found in an empty text', text: '', emails: [] },
  ])('$name', ({ text, emails }) => {
    expect(emailsOf(text)).toEqual(emails);
  });

  test('leave the text as it was when all parts are joined, with no empty part', () => {
    const words = fc.array(fc.constantFrom('a@b.de', '.', '@', ' ', 'ß', 'x-y', '🚗', 'c@d.e.fr'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((parts) => parts.join('')),
        ),
        (text) => {
          const parts = splitMailAddresses(text);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          expect(parts.every((part) => part.text.length > 0)).toBe(true);
        },
      ),
    );
  });
});
