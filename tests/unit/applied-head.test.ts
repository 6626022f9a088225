// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createWrapper } from '#server/pages/document.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';
import { applyHead } from '#client/root/head/apply-head.ts';

const article: PageHead = {
  title: 'Parcels & pallets',
  description: 'Where a "parcel" is',
  index: true,
  canonical: 'https://help.example/1',
  alternates: [
    { hreflang: 'en-GB', href: 'https://help.example/1' },
    { hreflang: 'de-DE', href: 'https://hilfe.example/1' },
  ],
  firstPicture: null,
  openGraph: { 'og:title': 'Parcels & pallets', 'twitter:card': 'summary' },
  jsonLd: [{ '@type': 'Organization', name: '</script>', url: 'https://help.example' }],
};
const search: PageHead = {
  ...article,
  title: 'Search',
  index: false,
  canonical: null,
  alternates: [],
  jsonLd: [],
};

const served = (head: PageHead): string => {
  const assets = {
    template: '<head><meta charset="utf-8"><!--head--></head><!--page-->',
    build: '',
    styles: '',
    fonts: () => '',
    start: '',
    preloads: () => '',
    scriptHash: '',
  };
  const facts = {
    tag: 'en',
    skin: 'atd',
    head,
    preloads: '',
    hydrates: true,
    state: '',
    modules: [],
  };
  return createWrapper(assets, facts).before.replaceAll(/<\/?head>/g, '');
};

beforeEach(() => (document.head.innerHTML = served(article)));

test('a head that says all of it already is not touched', () => {
  const elements = [...document.head.children];
  const observer = new MutationObserver(() => {});
  observer.observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });
  applyHead(document, article);
  expect(observer.takeRecords()).toEqual([]);
  expect([...document.head.children]).toEqual(elements);
});

test.each([
  { of: 'a page with less in it', head: search },
  {
    of: 'a page with the same kinds',
    head: { ...article, title: 'Pallets', canonical: 'https://help.example/2' },
  },
])('the head of $of says what the server would have written, and back again', ({ head }) => {
  const sorted = () => [...document.head.children].map(({ outerHTML }) => outerHTML).toSorted();
  const before = sorted();
  applyHead(document, head);
  const applied = sorted();
  document.head.innerHTML = served(head);
  expect(applied).toEqual(sorted());
  applyHead(document, article);
  expect(sorted()).toEqual(before);
});
