import { describe, expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const article = '/categories/12/1202/120201';
const pages = ['/', '/categories/12', article];

const secondary = [
  'footer_links',
  'banners',
  'gdpr',
  'type=social',
  'type=companies',
  'type=header',
  'top_articles',
  'type=videos',
  'type=popularRequests',
  'type=translations',
  'settings',
  'active_languages',
  'comment_reasons',
];

/** Together, and halves that between them have every pair of blocks on one side and on both. */
const subsets = [
  secondary,
  ...[0, 1, 2, 3].flatMap((bit) =>
    [0, 1].map((side) => secondary.filter((_, index) => ((index >> bit) & 1) === side)),
  ),
].map((calls) => ({ calls, names: calls.join(', ') }));

describe('secondary blocks that hang leave pages with their main content', () => {
  test.each(secondary.map((call) => ({ names: call, calls: [call] })).concat(subsets))(
    '$names',
    async ({ calls }) => {
      stage.proxy.fail('hang', calls);
      const [home, category, one] = await Promise.all(pages.map(stage.ask));
      expect([home, category, one].map((page) => page?.status)).toEqual([200, 200, 200]);
      expect(home?.body).toContain('href="/categories/12"');
      expect(category?.body).toContain(`href="${article}"`);
      expect(one?.body).toContain('id="section-1"');
    },
  );
});

test('a main resource that hangs ends the page at its deadline with 503', async () => {
  stage.proxy.fail('hang', ['get_article', 'alternatives/prp']);
  const order = '/alternatives?id=55555555-5555-4555-8555-555555555555';
  const answers = await Promise.all([article, order].map(stage.ask));
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [503, 'no-store'],
    [503, 'private, no-store'],
  ]);
});
