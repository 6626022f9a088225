import { describe, expect, test } from 'vitest';
import { allows, chooseTypes, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { allowsTagManager, tagManagerAddress, trackingAddress } from './third-parties.ts';

test.each([
  { name: 'no choice', choice: null, tagManager: false, tracking: false },
  { name: 'reject', choice: { kind: 'reject' }, tagManager: false, tracking: false },
  { name: 'only the necessary', choice: chooseTypes([]), tagManager: false, tracking: false },
  { name: 'only statistics', choice: chooseTypes(['statistics']), tagManager: true, tracking: true },
  { name: 'only marketing', choice: chooseTypes(['marketing']), tagManager: true, tracking: false },
  { name: 'allow all', choice: { kind: 'all' }, tagManager: true, tracking: true },
] satisfies { name: string; choice: ConsentChoice | null; tagManager: boolean; tracking: boolean }[])(
  'on $name the tag manager comes: $tagManager, the visitor tracking: $tracking',
  ({ choice, tagManager, tracking }) => {
    expect(allowsTagManager(choice)).toBe(tagManager);
    expect(allows(choice, 'statistics')).toBe(tracking);
  },
);

test.each([
  { googleId: 'GTM-ABC123', address: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' },
  { googleId: '', address: null },
  { googleId: 'GTM-1&x=/../', address: null },
])('the tag manager of "$googleId" is at $address', ({ googleId, address }) => {
  expect(tagManagerAddress({ googleId })).toBe(address);
});

describe('the visitor tracking', () => {
  const project = { domain: 'shop.test', host: 'help.shop.test', googleId: '' };
  const visit = { page: '/categories/12', time: 1_700_000_000_000, sync: () => 'a b&c' };

  test('is told host, page, time and the sync cookie', () => {
    expect(trackingAddress({ ...project, trackingPath: '/tracking/visit.js?v=2' }, visit)).toBe(
      'https://www.shop.test/tracking/visit.js?v=2&host=help.shop.test&page=%2Fcategories%2F12&time=1700000000000&sync=a+b%26c',
    );
  });

  test.each([
    '',
    '//elsewhere.test/visit.js',
    'https://elsewhere.test/visit.js',
    'javascript:alert(1)',
    'http://',
  ])('is not loaded from "%s"', (trackingPath) => {
    expect(
      trackingAddress({ ...project, trackingPath }, { ...visit, sync: () => expect.unreachable() }),
    ).toBeNull();
  });
});
