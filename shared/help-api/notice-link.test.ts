import { expect, test } from 'vitest';
import { noticeLink } from './notice-link.ts';

test.each([
  ['/categories/12?page=2#a', { to: '/categories/12?page=2#a' }],
  ['/', { to: '/' }],
  [' https://www.atd-parts.fr/x ', { href: 'https://www.atd-parts.fr/x' }],
  ['https://www.atd-parts.fr', { href: 'https://www.atd-parts.fr' }],
  ['', null],
  ['categories/12', null],
  ['http://www.atd-parts.fr', null],
  ['javascript:alert(1)', null],
  ['//a.example/x', null],
  ['/\\a.example/x', null],
  ['https://', null],
  ['https://www.atd-parts.fr@a.example', null],
])('%j leads to %j', (written, to) => {
  expect(noticeLink(written)).toEqual(to);
});
