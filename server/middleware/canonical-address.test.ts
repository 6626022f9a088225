import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnAddress, queryValue, searchPath, searchTextOf } from '#shared/help-api/paths.ts';
import { endpoints } from '#shared/help-api/bff-endpoints.ts';
import { canonicalOf } from './canonical-address.ts';

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/categories/12', '/categories/12'],
  ['/categories/12/', '/categories/12'],
  ['/CATEGORIES/12', '/categories/12'],
  ['//categories//12', '/categories/12'],
  ['/categories/12?junk=1', '/categories/12'],
  ['/nowhere?junk=1', '/nowhere'],
  ['/?utm_source=mail&gclid=x', '/?utm_source=mail&gclid=x'],
  ['/?utm_source=a\\b', '/'],
  ['/search?articles=bremse&page=1', '/search?articles=bremse'],
  ['/search?articles=bremse&page=2', '/search?articles=bremse&page=2'],
  ['/search?articles=bremse&page=5000', '/search?articles=bremse&page=1000'],
  ['/search?articles=bremse&page=0', '/search?articles=bremse&page=0'],
  ['/search?page=2&articles=bremse', '/search?articles=bremse&page=2'],
  ['/search?page=2&topic=12&articles=bremse', '/search?articles=bremse&topic=12&page=2'],
  ['/search?articles=bremse&topic=', '/search?articles=bremse'],
  ['/search?articles=bremse&topic=012', '/search?articles=bremse'],
  ['/search?gclid=1&done=newsletter&articles=bremse', '/search?articles=bremse&done=newsletter&gclid=1'],
  ['/search?articles=a&articles=b', '/search?articles=a'],
  ['/search?articles=a%26b', '/search?articles=a%26b'],
  ['/search?articles=%63olis', '/search?articles=colis'],
  ['/search?%61rticles=colis', '/search?articles=colis'],
  ['/search?articles=a%20b', '/search?articles=a+b'],
  ['/search?articles=+a%20', '/search?articles=a'],
  // What comes along with a pasted text and nobody sees; a database that refuses U+0000 would fail the search.
  ['/search?articles=re%C2%ADturn%E2%80%8B', '/search?articles=return'],
  ['/search?articles=%E2%80%8B', '/search'],
  ['/search?articles=a%00b%0A', '/search?articles=a+b'],
  ['/search?articles=br%c3%a4mse', '/search?articles=br%C3%A4mse'],
  ["/search?articles=l'huile", '/search?articles=l%27huile'],
  ['/search?articles=l%27huile', '/search?articles=l%27huile'],
  ["/search?articles=x&utm_source=a'b", '/search?articles=x'],
  ['/search?articles=x&utm_source=a%27b', '/search?articles=x&utm_source=a%27b'],
  ['/search?articles=%', '/search?articles=%25'],
  ['/search?articles=', '/search'],
  [`/search?articles=${'x'.repeat(300)}`, `/search?articles=${'x'.repeat(200)}`],
  ['/not_found?reason=search', '/not_found?reason=search'],
  ['/not_found?articles=a+b&reason=search', '/not_found?reason=search&articles=a+b'],
  ['/not_found?reason=other', '/not_found'],
  ['/categories/12?done=vote', '/categories/12?done=vote'],
  ['/categories/12?done=junk', '/categories/12'],
  ['/bff/search?preview=0&page=1&articles=a%20b', '/bff/search?articles=a+b'],
  ['/bff/search?topic=8&articles=a', '/bff/search?articles=a&topic=8'],
  ['/bff/search?preview=1&articles=a', '/bff/search?articles=a&preview=1'],
  ['/bff/articles/1?junk=1&utm_source=mail', '/bff/articles/1'],
  ['/bff/messages/de_CH?v=0a1b', '/bff/messages/de_CH?v=0a1b'],
  ['/bff/ARTICLES/1/', '/bff/ARTICLES/1/'],
  ['/robots.txt?junk=1', '/robots.txt'],
  ['/media/video/AbC-_123456.jpg?utm_source=mail', '/media/video/AbC-_123456.jpg'],
])('%s is at %s', (address, canonical) => {
  expect(canonicalOf(address)).toBe(canonical);
});

test.each([
  '/categories/12;x.css',
  '/..%2fetc',
  '/categories/%00',
  '/categories/./12',
  '/categories/../12',
  '//evil.example',
  '/\\evil.example',
  '/bff/articles/%31',
  '/bff/./articles/1',
  'http://help.atd-parts.fr/',
  '*',
  '',
])('%j is none', (address) => {
  expect(canonicalOf(address)).toBeNull();
});

const pieces = [
  '/', '//', '\\', '.', '..', '%2f', '%61', ';', 'search', 'ALTERNATIVES', 'categories', 'bff', 'media', '12',
  '?', '&', '=', '+', '%', '%20', '#', 'articles=', 'page=', 'done=', 'vote', 'id=', 'utm_source=', 'ä', '😀',
]; // oxfmt-ignore

test('the canonical address of anything is its own canonical address, and one of this host', () => {
  const piece = fc.constantFrom(...pieces);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (chosen) => {
      const canonical = canonicalOf(`/${chosen.join('')}`);
      if (canonical === null) return;
      expect(canonicalOf(canonical)).toBe(canonical);
      expect(isOwnAddress(canonical)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

/** An address as a browser writes it into its address bar and its requests. */
const asWritten = (address: string): string => {
  const { pathname, search } = new URL(address, 'https://help.example');
  return pathname + search;
};

const typedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...`'"<>#&=+%!()*~\\ ab`) }),
);

const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom('articles', 'id', 'page', 'done', 'utm_source', 'gclid', 'other'),
      typedText,
      fc.constantFrom<(value: string) => string>(
        (value) => value,
        (value) => queryValue(value.toWellFormed()),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value, write]) => `${name}=${write(value)}`).join('&'));

test('a browser writes a canonical address exactly as it is: no redirect to it can go in circles', () => {
  const paths = fc.constantFrom(
    '/search',
    '/alternatives',
    '/bff/search',
    '/',
    '/categories/12',
    '/media/a.jpg',
  );
  fc.assert(
    fc.property(paths, queries, (path, query) => {
      for (const address of [`${path}?${query}`, asWritten(`${path}?${query}`)]) {
        const canonical = canonicalOf(address);
        if (canonical === null) continue;
        expect(asWritten(canonical)).toBe(canonical);
        expect(canonicalOf(asWritten(canonical))).toBe(canonical);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the addresses that our own code writes are canonical', () => {
  fc.assert(
    fc.property(typedText, fc.integer({ min: 1, max: 1000 }), (typed, page) => {
      const text = searchTextOf(typed);
      if (text === '') return;
      for (const own of [
        searchPath(text, page),
        endpoints.search.address({ text, page, preview: page % 2 === 0 }),
      ]) {
        expect(canonicalOf(own)).toBe(own);
        expect(asWritten(own)).toBe(own);
      }
    }),
    { numRuns: 1000 },
  );
});
