import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

/** Builds the browser, server and editor bundles where they are missing or older than a source; `npm start` begins with this. */
const sources = [
  'client/**/*',
  'server/embedded/editor/**/*',
  'shared/**/*.ts',
  'locales/*.json',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'vite.editor.config.ts',
  'package-lock.json',
];
const products = ['dist/client/.vite/manifest.json', 'dist/server/entry.server.js', 'dist/editor/index.html'];

const modifiedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestSource = Math.max(...globSync(sources).map(modifiedAt));
const oldestProduct = Math.min(...products.map(modifiedAt));

if (oldestProduct < newestSource) {
  console.log('building, for the bundles are missing or older than their sources …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exit(status ?? 1);
}
