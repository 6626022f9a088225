import { describe, expect, test } from 'vitest';
import { bestPassage, markedHtml, shorten } from './snippet.ts';

const text = [
  '# Costs',
  'You pay nothing. The label is free of charge.',
  '# Steps',
  'Print the return label at home.',
].join('\n');

describe('the passage of a search result', () => {
  test('is the short content where that has as many of the words', () => {
    expect(bestPassage('Print a label.', text, ['label'], 240)).toBe('Print a <mark>label</mark>.');
  });

  test('is the part of the text with more of the words', () => {
    expect(bestPassage('Send it.', text, ['return', 'label'], 240)).toBe(
      'Print the <mark>return</mark> <mark>label</mark> at home.',
    );
  });

  test('is a heading with what follows it where the heading has the words', () => {
    expect(bestPassage('Send it.', text, ['steps', 'return'], 240)).toBe(
      '<mark>Steps</mark> – Print the <mark>return</mark> label at home.',
    );
  });

  test('begins near the match where the passage is long', () => {
    const long = `${'many words come first and '.repeat(20)}then the deposit follows at last`;
    const passage = bestPassage(long, '', ['deposit'], 120);
    expect(passage).toContain('<mark>deposit</mark>');
    expect(passage.startsWith('…')).toBe(true);
    expect(passage.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(121);
  });

  test('is HTML with nothing but marks in it', () => {
    expect(markedHtml('a <b> & "part"', 'part')).toBe('a &lt;b&gt; &amp; &quot;<mark>part</mark>&quot;');
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
