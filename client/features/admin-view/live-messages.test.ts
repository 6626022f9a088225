import { expect, test } from 'vitest';
import { createI18n } from '#client/i18n/create-i18n.ts';
import { createLiveMessages } from './live-messages.ts';
import { createKeyMarkers } from './key-markers.ts';
import { traceTexts } from './trace-texts.ts';

const setUp = () => {
  const i18n = createI18n('pl-PL', {
    'pl-PL': {
      translation: {
        header: { menu: 'Menu' },
        search: {
          found_one: '{{count}} artykuł',
          found_few: '{{count}} artykuły',
          found_many: '{{count}} artykułów',
        },
      },
    },
    'en-GB': { translation: { home: { lead: 'English' } } },
  });
  const known = new Set([
    'header.menu',
    'search.found_one',
    'search.found_few',
    'search.found_many',
    'home.title',
    'home.lead',
  ]);
  const live = createLiveMessages(
    i18n,
    (key) => known.has(key),
    (work) => work(),
  );
  const t = i18n.t as unknown as (key: string, options?: object) => string;
  return { i18n, live, t };
};

test('a replacement is there at once, and everything is told to render again', () => {
  const { i18n, live, t } = setUp();
  let rendered = 0;
  i18n.store.on('added', () => (rendered += 1));
  live.replace({ header: { menu: 'Spis' } });
  expect(t('header.menu')).toBe('Spis');
  expect(rendered).toBe(1);
  live.replace({ header: { menu: 'Spis' } });
  expect(rendered).toBe(1);
});

test('a flood of replacements is shown once', () => {
  const { i18n } = setUp();
  const waiting: (() => void)[] = [];
  const live = createLiveMessages(
    i18n,
    () => true,
    (work) => waiting.push(work),
  );
  let rendered = 0;
  i18n.store.on('added', () => (rendered += 1));
  for (let sent = 0; sent < 1_000; sent += 1) live.replace({ header: { menu: `Menu ${sent}` } });
  expect(waiting).toHaveLength(1);
  waiting.forEach((work) => work());
  expect(rendered).toBe(1);
  expect(i18n.t('header.menu')).toBe('Menu 999');
});

test('plurals and interpolation go on in a replaced text', () => {
  const { live, t } = setUp();
  live.replace({ search: { found_few: 'są {{count}}' } });
  expect([1, 3, 5].map((count) => t('search.found', { count }))).toEqual([
    '1 artykuł',
    'są 3',
    '5 artykułów',
  ]);
});

test('unknown keys and branches change nothing', () => {
  const { live, t } = setUp();
  live.replace({ search: 'everything', nobody: { knows: 'this' }, header: { menu: { deeper: 'x' } } });
  expect(t('search.found', { count: 5 })).toBe('5 artykułów');
  expect(t('header.menu')).toBe('Menu');
  expect(t('nobody.knows')).toBe('nobody.knows');
});

test('a text that fell back to another language is in that of the page once it is written', () => {
  const { i18n, live, t } = setUp();
  const usedLanguage = () => i18n.t('home.lead', { returnDetails: true }).usedLng;
  expect([t('home.lead'), usedLanguage(), live.textOf('home.lead')]).toEqual(['English', 'en-GB', 'English']);
  live.refresh();
  expect(usedLanguage()).toBe('en-GB');
  live.replace({ home: { lead: 'Po polsku' } });
  expect([t('home.lead'), usedLanguage()]).toEqual(['Po polsku', 'pl-PL']);
});

test('what covers the texts goes away and leaves the edits', () => {
  const { live, t } = setUp();
  live.replace({ header: { menu: 'Spis' } });
  live.cover({ 'header.menu': 'The longest menu of all', 'home.title': 'Title' });
  expect([t('header.menu'), t('home.title')]).toEqual(['The longest menu of all', 'Title']);
  live.cover(null);
  expect([t('header.menu'), t('home.title')]).toEqual(['Spis', 'home.title']);
});

test.each([
  '$t(header.menu)',
  '{{count, currency}}',
  '{{constructor}}',
  '{{',
  '$t(search.found_one, {"count": 1})',
])('the text %j of an editor is text: nothing in it is looked up, and nothing breaks', (text) => {
  const { live, t } = setUp();
  live.replace({ header: { menu: text } });
  expect(t('header.menu', { count: 2 })).not.toContain('artykuł');
  expect(t('header.menu')).not.toBe('Menu');
});

test('every text carries the mark of its key, the plural form included, missing ones too', () => {
  const { i18n, t } = setUp();
  const markers = createKeyMarkers();
  const used: string[] = [];
  traceTexts(i18n, markers, (key) => used.push(key));
  expect(markers.read(t('search.found', { count: 3 }))).toEqual({
    text: '3 artykuły',
    keys: ['search.found_few'],
  });
  expect(markers.read(t('header.menu'))?.keys).toEqual(['header.menu']);
  expect(markers.read(t('home.title'))).toEqual({ text: 'home.title', keys: ['home.title'] });
  expect(markers.read(t('search.shown', { count: 7 }))?.keys).toEqual(['search.shown_many']);
  expect(used).toEqual(['search.found_few', 'header.menu', 'home.title', 'search.shown_many']);
});
