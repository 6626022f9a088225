import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildId } from './build-id.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
  write('server/main.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  'dist/client/.vite/manifest.json',
  'dist/server/entry.server.js',
  'dist/server/assets/home.js',
  'index.html',
  'locales/de.json',
  'server/pages/document.ts',
  'shared/money/format-price.ts',
])('another %s makes another build', (path) => {
  write(path, 'one');
  const one = readBuildId(root);
  write(path, 'two');
  expect(readBuildId(root)).not.toBe(one);
});

test.each(['server/embedded/app.ts', 'server/pages/document.test.ts', 'client/root/app.tsx', 'README.md'])(
  'another %s does not: no answer is made from it',
  (path) => {
    write(path, 'one');
    const one = readBuildId(root);
    write(path, 'two');
    expect(readBuildId(root)).toBe(one);
  },
);
