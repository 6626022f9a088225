import { expect, test } from 'vitest';
import { canonicalOf } from './canonical-address.ts';

test.each([
  ['/', '/'],
  ['/categories/12', '/categories/12'],
  ['/categories/12/', '/categories/12'],
  ['/CATEGORIES/12', '/categories/12'],
  ['//categories//12', '/categories/12'],
  ['/categories/12?junk=1', '/categories/12'],
  ['/?utm_source=mail&gclid=x', '/?utm_source=mail&gclid=x'],
  ['/search?articles=bremse&page=1', '/search?articles=bremse'],
  ['/search?articles=bremse&page=2', '/search?articles=bremse&page=2'],
  ['/search?articles=a&articles=b', '/search?articles=a'],
  ['/search?articles=a%26b', '/search?articles=a%26b'],
  ['/categories/12?done=vote', '/categories/12?done=vote'],
  ['/categories/12;x.css', '/categories/12;x.css'],
  ['/..%2fetc', '/..%2fetc'],
  ['/categories/%00', '/categories/%00'],
])('%s is at %s', (address, canonical) => {
  expect(canonicalOf(address)).toBe(canonical);
});

test('the canonical address is its own canonical address', () => {
  for (const address of ['/A//b/?x=1', '/search?page=1', '/?done=vote&junk']) {
    expect(canonicalOf(canonicalOf(address))).toBe(canonicalOf(address));
  }
});
