import { expect, originOf, test } from '../fixtures.ts';

const hosts = [
  'help.atd-parts.de',
  'help.atd-parts.co.uk',
  'help.atd-parts.gr',
  'help.atd-parts.bg',
  'help.pkw-parts.de',
];
const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/categories/12' },
  { name: 'article', path: '/categories/106/10601/1060102' },
  { name: 'search with results', path: '/search?articles=a' },
  { name: 'search without results', path: '/search?articles=qqqqqq' },
  { name: 'not found', path: '/not_found', missing: true },
  { name: 'error', path: '/nowhere', missing: true },
];

for (const host of hosts) {
  for (const { name, path, missing } of pages) {
    test(`${host}: the page ${name} has nothing that axe finds`, async ({
      page,
      complaints,
      expectAccessible,
    }) => {
      const answer = await page.goto(originOf(host) + path);
      expect(answer?.status()).toBe(missing ? 404 : 200);
      await expectAccessible(page);
      // The browser itself complains of a document that answers 404.
      if (missing) complaints.splice(0, complaints.findIndex((text) => text.includes('404')) + 1);
    });
  }
}
