import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeExports } from './development-renderer.ts';

const routeFiles = globSync('client/**/*.route.tsx');

/** Names that a file exports, `export { action as vote }` among them. */
const exportsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  const declared = [...source.matchAll(/^export (?:const|function|async function) (\w+)/gm)];
  const passedOn = [...source.matchAll(/^export \{ ?(?:\w+ as )?(\w+) ?\}/gm)];
  return [...declared, ...passedOn].map(([, name = '']) => name);
};

test('nothing that a route exports beside components makes an edit load the page anew', () => {
  expect(routeFiles.length).toBeGreaterThan(4);
  const names = new Set(routeFiles.flatMap(exportsOf).filter((name) => !/^[A-Z]/.test(name)));
  expect([...names].filter((name) => !routeExports.includes(name))).toEqual([]);
});
