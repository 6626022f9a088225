import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that responses are made from, beside content and settings. */
const sources = [
  'dist/client/.vite/*.json',
  'dist/server/**/*.js',
  'index.html',
  'locales/*.json',
  'server/**/*.ts',
  'shared/**/*.ts',
];
/** Excluded: the demo shop, which is a server of its own, and files that no response depends on. */
const others = ['server/embedded/**', '**/*.test.ts'];

/** Names this build: another one whenever any file has changed that responses are made from. */
export const readBuildId = (root: string): string => {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root, exclude: others }).toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 12);
};
