import { expect, test } from 'vitest';
import type { TFunction } from 'i18next';
import { trailJsonLd } from './site-json-ld.ts';

test('a page tells search engines its trail, numbered from home', () => {
  const origin = 'https://help.atd-parts.de';
  const t = (() => 'Hilfe') as unknown as TFunction;
  expect(trailJsonLd({ project: { origin } }, t, [{ title: 'Retouren', to: '/categories/11' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hilfe', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Retouren', item: `${origin}/categories/11` },
    ],
  });
});
