import { expect, test } from 'vitest';
import { toFooterLinks, type FooterLink } from './footer-links.ts';

test('a link that is called as a property of every object stands by its own name', () => {
  const link = { block: '', id: '', name: 'Constructor', link: '/constructor' } as FooterLink;
  const links = toFooterLinks([link], 'https://shop.test');
  expect(links).toEqual({ named: { Constructor: 'https://shop.test/constructor' } });
});
