import { expect, test } from 'vitest';
import { printPlace, readPlace } from './place.ts';

const hosts = ['help.atd-parts.de', 'help.atd-parts.ee'].map((host) => ({ host, origin: `https://${host}` }));
const home = { host: 'help.atd-parts.de', path: '/' };

test('the desk opens where its address says', () => {
  const place = { host: 'help.atd-parts.ee', path: '/search?articles=t%C3%A4&page=2' };
  expect(readPlace(printPlace(place), hosts)).toEqual(place);
});

test.each([
  ['', home],
  ['?host=help.atd-parts.xx&page=/categories/8', home],
  ['?host=help.atd-parts.ee', { host: 'help.atd-parts.ee', path: '/' }],
])('an address that names none, %s, opens a home page', (query, place) => {
  expect(readPlace(query, hosts)).toEqual(place);
});

test.each([
  '//evil.example/x',
  'https://evil.example/',
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  'http://[',
])('a page of somebody else, %s, is not put into the frame', (page) => {
  expect(readPlace(printPlace({ host: 'help.atd-parts.ee', path: page }), hosts).path).toBe('/');
});
