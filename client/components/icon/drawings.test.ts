import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const drawings = globSync('public/**/*.svg', { cwd: root });
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

test.each(drawings)('%s says its size, and runs and styles nothing by itself', (path) => {
  const svg = read(path);
  expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="[-\d. ]+"/);
  expect(svg).not.toMatch(/<script|<style|<foreignObject|\sstyle=|\son\w+=|href=/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length).toBeLessThan(16_000);
});

/** Firefox takes a number for a length, but nothing that was reckoned with numbers alone: it draws a hairline then. */
test('what the sprite reckons has a unit', () => {
  const reckoned = read('public/icons/sprite.svg').match(/calc\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  expect(reckoned.length).toBeGreaterThan(0);
  expect(reckoned.filter((sum) => !/\d(?:px|r?em)\)$/.test(sum))).toEqual([]);
});

test('every picture that an article names is there', () => {
  const articles = globSync('server/embedded/content/en/articles/*.md', { cwd: root });
  const names = articles.flatMap((path) =>
    [...read(path).matchAll(/\(image:([\w-]+)\)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  const missing = names.filter((name) => !drawings.includes(`public/images/help/${name}.svg`));
  expect(missing).toEqual([]);
});
