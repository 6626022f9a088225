import { expect, test } from 'vitest';
import type { FooterLink } from '#shared/help-api/models.ts';
import { linkBlocks, linksOf } from './footer-links.ts';

const links: FooterLink[] = [
  { block: 'service', id: 'shipping', link: 'https://www.shop.test/shipping' },
  { block: 'service', id: 'payment', link: 'https://www.shop.test/payment' },
  { block: 'service', id: 'unheard-of', link: 'https://www.shop.test/unheard-of' },
  { block: 'help', id: 'contact', link: 'https://www.shop.test/other-contact' },
];

test('a block shows its own links in the order of the specification, and none without words or address', () => {
  expect(linksOf(links, 'service', linkBlocks.service)).toEqual([
    { id: 'payment', link: 'https://www.shop.test/payment' },
    { id: 'shipping', link: 'https://www.shop.test/shipping' },
  ]);
});
