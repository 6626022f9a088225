import { expect, test } from 'vitest';
import type { TFunction } from 'i18next';
import { faqPage, trailJsonLd, webSite } from './site-json-ld.ts';

const origin = 'https://help.atd-parts.de';

test('a page tells search engines its questions with their answers', () => {
  expect(faqPage([{ title: 'How long?', shortContent: 'Two days.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Two days.' } },
  ]);
});

test('a page tells search engines where its search is', () => {
  expect(webSite({ shopName: 'ATD Parts', origin, tag: 'de-DE' })).toMatchObject({
    url: `${origin}/`,
    potentialAction: {
      target: { urlTemplate: `${origin}/search?articles={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a page tells search engines its trail, numbered from home', () => {
  const t = (() => 'Hilfe') as unknown as TFunction;
  expect(trailJsonLd({ project: { origin } }, t, [{ title: 'Retouren', to: '/categories/11' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hilfe', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Retouren', item: `${origin}/categories/11` },
    ],
  });
});
