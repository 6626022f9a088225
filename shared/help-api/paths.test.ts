import { expect, test } from 'vitest';
import { safeFormOrigin, withDone } from './paths.ts';

test.each([
  ['/', '/'],
  ['/categories/8?done=vote', '/categories/8'],
  ['/search?articles=a%20b&page=2', '/search?articles=a%20b&page=2'],
  ['/search?articles=a&done=newsletter&page=2', '/search?articles=a&page=2'],
])('%s is answered with %s', (from, page) => {
  expect(safeFormOrigin(from)).toBe(page);
});

test.each([
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/actions/vote',
  '/a\r\nset-cookie: x',
  '/ä',
])('%j is answered with the start page', (from) => {
  expect(safeFormOrigin(from)).toBe('/');
});

test('thanks are shown by a parameter of the same page', () => {
  expect(withDone('/', 'vote')).toBe('/?done=vote');
  expect(withDone('/search?articles=a&done=vote', 'newsletter')).toBe('/search?articles=a&done=newsletter');
});
