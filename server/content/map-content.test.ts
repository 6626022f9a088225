import { expect, test } from 'vitest';
import { toPopularSearches } from './map-content.ts';

test.each([
  {
    link: 'https://help.atd-parts.de/search?articles=R%C3%BCckgabe#top',
    path: '/search?articles=R%C3%BCckgabe#top',
  },
  { link: '//help.atd-parts.de/categories/12', path: '/categories/12' },
  { link: '/search?articles=a+b', path: '/search?articles=a+b' },
  { link: 'https://www.atd-parts.de/search?articles=a', path: null },
  { link: 'https://help.atd-parts.de.evil.example/', path: null },
  { link: '//evil.example/', path: null },
  { link: '/\\evil.example/', path: null },
  { link: 'javascript:alert(1)', path: null },
  { link: '', path: null },
])('the popular search $link leads to $path', ({ link, path }) => {
  const links = toPopularSearches([{ name: 'a search', link }], 'help.atd-parts.de').map((each) => each.link);
  expect(links).toEqual(path === null ? [] : [path]);
});
