import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { e2eFoldersOf } from '../../scripts/test-run/e2e-folders.ts';

const folders = readdirSync('tests/e2e');

test.each([
  ['tests/e2e/consent/banner.e2e.ts', ['consent']],
  ['client/routes/home/home.route.tsx', ['home']],
  ['client/features/newsletter/newsletter.tsx', ['footer', 'forms']],
  ['client/components/button/button.tsx', ['look', 'reading']],
  ['client/entry.client.tsx', ['look', 'reading']],
  ['locales/fr.json', ['languages']],
  ['server/embedded/editor/desk.tsx', ['editor']],
  ['server/cache/content-cache.ts', ['look', 'reading']],
  ['server/cache/content-cache.test.ts', []],
  ['README.md', []],
])('a change of %s runs the browser tests of %j', (file, expected) => {
  expect(e2eFoldersOf([file], folders)).toEqual(expected);
});

test('what all browser tests stand on runs all of them', () => {
  expect(e2eFoldersOf(['tests/setup/start-site.ts'], folders)).toEqual(
    folders.filter((name) => !name.includes('.')),
  );
});

test('every feature and screen has browser tests that exist', () => {
  const names = ['features', 'routes'].flatMap((room) =>
    readdirSync(`client/${room}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `client/${room}/${name}/x.tsx`),
  );
  const general = names.filter((file) => e2eFoldersOf([file], folders).join() === 'look,reading');
  const none = names.filter((file) => e2eFoldersOf([file], folders).length === 0);
  expect({ general, none }).toEqual({ general: [], none: [] });
});
