import { expect, test } from 'vitest';
import type { FooterLinks } from '#shared/help-api/models.ts';
import { linkBlocks, linksOf } from './footer-links.ts';

const links: FooterLinks = {
  service: {
    shipping: 'https://www.shop.test/shipping',
    payment: 'https://www.shop.test/payment',
    'unheard-of': 'https://www.shop.test/unheard-of',
  },
  help: { contact: 'https://www.shop.test/other-contact' },
};

test('a block shows its own links in the order of the specification, and none without words or address', () => {
  expect(linksOf(links, 'service', linkBlocks.service)).toEqual([
    { id: 'payment', link: 'https://www.shop.test/payment' },
    { id: 'shipping', link: 'https://www.shop.test/shipping' },
  ]);
});
