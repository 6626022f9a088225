import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['/', '', '/'],
  ['/', '?utm_source=mail&gclid=7', '/'],
  ['/', '?done=vote&utm_source=mail', '/?done=vote'],
  ['/search', '?articles=a&page=2&fbclid=x', '/search?articles=a&page=2'],
  ['/categories/12', '?articles=a', '/categories/12'],
  ['/none/such', '?articles=a&utm_source=mail', '/none/such'],
])('of %s%s a page knows %s', (path, search, known) => {
  expect(ownAddress(path, search)).toBe(known);
});
