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
      const start = performance.now();
      const [home, category, one] = await Promise.all(pages.map(stage.ask));
      // Far below the sum of what hangs: they wait side by side, and no page longer than its own deadline.
      expect(performance.now() - start).toBeLessThan(20_000);
      expect([home, category, one].map((page) => page?.status)).toEqual([200, 200, 200]);
      expect(home?.body).toContain('href="/categories/12"');
      expect(category?.body).toContain(`href="${article}"`);
      expect(one?.body).toContain('id="section-1"');
    },
  );
});

test('a main resource that hangs ends the page at its deadline with 503', async () => {
  stage.proxy.fail('hang', 'get_article');
  const { status, headers } = await stage.ask(article);
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
});
