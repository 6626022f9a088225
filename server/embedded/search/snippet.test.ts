import { describe, expect, test } from 'vitest';

import { bestPassage, markedHtml, shorten } from './snippet.ts';

const text = [
  '# Costs',
  'You pay nothing. The label is free of charge.',
  '# Steps',
  'Print the return label at home.',
].join('\n');

const words = (...each: string[]) => each.map((word) => new Set([word]));

describe('the passage of a search result', () => {
  test('is the short content where that has as many of the words', () => {
    expect(bestPassage('Print a label.', text, words('label'), 240)).toBe('Print a <mark>label</mark>.');
  });

  test('is the part of the text with more of the words', () => {
    expect(bestPassage('Send it.', text, words('return', 'label'), 240)).toBe(
      'Print the <mark>return</mark> <mark>label</mark> at home.',
    );
  });

  test('is a heading with what follows it where the heading has the words', () => {
    expect(bestPassage('Send it.', text, words('steps', 'return'), 240)).toBe(
      '<mark>Steps</mark> – Print the <mark>return</mark> label at home.',
    );
  });

  test('begins near the match where the passage is long', () => {
    const long = `${'many words come first and '.repeat(20)}then the deposit follows at last`;
    const passage = bestPassage(long, '', words('deposit'), 120);
    expect(passage).toContain('<mark>deposit</mark>');
    expect(passage.startsWith('…')).toBe(true);
    expect(passage.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(121);
  });

  test('marks whole words alone, in any of the forms that were found', () => {
    const found = [new Set(['order', 'orders'])];
    expect(markedHtml('Orders, reorder, ordering: your Örder', found)).toBe(
      '<mark>Orders</mark>, reorder, ordering: your <mark>Örder</mark>',
    );
  });

  test('is HTML with nothing but marks in it', () => {
    expect(markedHtml('a <b> & "part"', words('part'))).toBe(
      'a &lt;b&gt; &amp; &quot;<mark>part</mark>&quot;',
    );
  });
});

test.each([
  ['short', 10, 'short'],
  ['one two three four', 12, 'one two…'],
  ['one two, three', 10, 'one two…'],
  ['unbreakablelongword', 10, 'unbreakab…'],
])('%j is shortened to %i letters: %j', (long, length, expected) => {
  expect(shorten(long, length)).toBe(expected);
});
