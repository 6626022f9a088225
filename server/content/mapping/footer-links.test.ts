import { expect, test } from 'vitest';
import { toFooterLinks, type FooterLink } from './footer-links.ts';

test.each(['Constructor', 'constructor'])(
  'a link that is called as a property of every object stands by its own name: %s',
  (name) => {
    const link = { block: '', id: '', name, link: '/constructor' } as FooterLink;
    const links = toFooterLinks([link], 'https://shop.test');
    expect(links).toEqual({ named: { [name]: 'https://shop.test/constructor' } });
  },
);
