import { describe, expect, test } from 'vitest';
import { chooseTypes, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { cookieDomains, withdrawnCookies } from './withdraw-cookies.ts';

const cookies = 'locale=de; _ga=GA1.2; _ga_ABC=GS1; _gcl_au=1.1; visit=x=y; shop-partner=1; other=1';
const listed = [
  { name: 'locale', group: 'necessary' },
  { name: 'shop-*', group: 'marketing' },
] as const;

describe('cookies of a type', () => {
  test.each([
    { choice: { kind: 'all' }, gone: [] },
    { choice: { kind: 'reject' }, gone: ['_ga', '_ga_ABC', '_gcl_au', 'visit', 'shop-partner'] },
    { choice: null, gone: ['_ga', '_ga_ABC', '_gcl_au', 'visit', 'shop-partner'] },
    { choice: chooseTypes(['statistics']), gone: ['_gcl_au', 'shop-partner'] },
    { choice: chooseTypes(['marketing']), gone: ['_ga', '_ga_ABC', 'visit'] },
  ] satisfies { choice: ConsentChoice | null; gone: string[] }[])(
    'go when $choice does not allow it: $gone',
    ({ choice, gone }) => {
      expect(withdrawnCookies(cookies, choice, listed)).toEqual(gone);
    },
  );

  test('stay when an editor calls them necessary', () => {
    expect(withdrawnCookies('visit=1', null, [{ name: 'visit', group: 'necessary' }])).toEqual([]);
  });

  test('are none where there are no cookies', () => {
    expect(withdrawnCookies('', null, [{ name: '*', group: 'marketing' }])).toEqual([]);
  });
});

test('a cookie may belong to its host and to each domain above it', () => {
  expect(cookieDomains('help.fr.shop.test')).toEqual(['help.fr.shop.test', 'fr.shop.test', 'shop.test']);
  expect(cookieDomains('localhost')).toEqual([]);
});
