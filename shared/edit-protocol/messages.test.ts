import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParentMessage, readMessage, SiteMessage, createRateGate, isSmallPlainJson } from './messages.ts';

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

test('plain JSON of ordinary size passes', () => {
  expect(isSmallPlainJson({ a: ['x', 1, true, null, { b: 'c' }] })).toBe(true);
});

const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

test.each([
  ['five million characters', 'x'.repeat(5_000_000)],
  ['thirty thousand values', Array.from({ length: 30_000 }, () => 1)],
  ['a hundred million holes', Object.assign([], { length: 100_000_000 })],
  ['a hole', [1, , 2]], // oxlint-disable-line no-sparse-arrays
  ['a cycle', cycle],
  ['a map', new Map([['a', 'b']])],
  ['a buffer', new ArrayBuffer(8)],
  ['a date', new Date(0)],
  ['undefined', undefined],
  ['not a number', Number.NaN],
  ['a key called __proto__', JSON.parse('{"a": {"__proto__": {}}}')],
  ['a big integer', 1n],
])('%s does not', (_name, data) => {
  expect(isSmallPlainJson(data)).toBe(false);
});

test('a flood is let through up to its burst, and the gate opens again with time', () => {
  const admit = createRateGate(10, 5);
  const passed = Array.from({ length: 10_000 }, () => admit(1_000)).filter(Boolean);
  expect(passed).toHaveLength(10);
  expect(admit(1_100)).toBe(false);
  expect(admit(1_300)).toBe(true);
  expect(Array.from({ length: 100 }, () => admit(60_000)).filter(Boolean)).toHaveLength(10);
});
