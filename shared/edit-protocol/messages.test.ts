import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParentMessage, readMessage, SiteMessage } from './messages.ts';

const fromParent: readonly ParentMessage[] = [
  { version: 1, type: 'acknowledge' },
  { version: 1, type: 'text-replacements', texts: { header: { menu: '<b>Menu</b>' } } },
  { version: 1, type: 'select', key: 'header.menu' },
  { version: 1, type: 'show-state', name: 'paid' },
  { version: 1, type: 'show-state', name: null },
  { version: 1, type: 'longest-language', on: true },
];

const fromSite: readonly SiteMessage[] = [
  { version: 1, type: 'hello', skin: 'atd', locale: 'de_CH', path: '/' },
  { version: 1, type: 'ready', skin: 'pkw', locale: 'de', path: '/categories/13' },
  { version: 1, type: 'loaded', skin: 'atd' },
  { version: 1, type: 'missing-keys', locale: 'fi', route: '/', keys: ['home.title'] },
  {
    version: 1,
    type: 'page-texts',
    locale: 'fi',
    path: '/',
    texts: [{ key: 'home.title', text: 'Otsikko', source: 'own', shown: true }],
  },
  { version: 1, type: 'data-text-icon', key: 'home.title' },
  { version: 1, type: 'dialog-close', dialog: 'complaint' },
];

test.each(fromParent)('the site understands $type', (message) => {
  expect(readMessage(ParentMessage, message)).toEqual(message);
});

test.each(fromSite)('the parent understands $type', (message) => {
  expect(readMessage(SiteMessage, message)).toEqual(message);
});

test.each([
  ...fromSite,
  'acknowledge',
  null,
  [],
  { type: 'acknowledge' },
  { version: 2, type: 'acknowledge' },
  { version: '1', type: 'acknowledge' },
  { version: 1, type: 'acknowledge', extra: true },
  { version: 1, type: 'select', key: '__proto__' },
  { version: 1, type: 'select', key: ['header.menu'] },
  { version: 1, type: 'show-state', name: 'no-such-state' },
  { version: 1, type: 'longest-language', on: 'yes' },
  { version: 1, type: 'text-replacements', texts: 'all' },
  { version: 1, type: 'text-replacements', texts: { header: { menu: 7 } } },
  JSON.parse('{"version":1,"type":"text-replacements","texts":{"__proto__":{"x":"y"}}}'),
])('%j is no message to the site', (data) => {
  expect(readMessage(ParentMessage, data)).toBeNull();
});

test('nothing that can be sent makes reading throw, and only messages are read', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withDate: true, withNullPrototype: true }), (data) => {
      expect(readMessage(ParentMessage, data)).toBeNull();
    }),
  );
});
