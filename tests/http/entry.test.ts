import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const assets = new URL('../../dist/client/assets/', import.meta.url);

// A page asks for it again under another address; whatever imported it would run a second copy of it.
test('no script of the build imports the entry', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const entry = scripts.find((file) => file.startsWith('entry.client-'));
  expect(entry).toBeDefined();
  expect(
    scripts.filter((file) => readFileSync(new URL(file, assets), 'utf8').includes(String(entry))),
  ).toEqual([]);
});
