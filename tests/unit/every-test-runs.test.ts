import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const folders = '{client,server,shared,locales,scripts,tests}/**/*';
/** Whatever somebody might call a test; tests of nothing but a folder's own helpers are none. */
const named = globSync(`${folders}.{test,tests,spec,e2e}.*`);

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test?.include ?? []] : [],
);
/** One list of patterns a runner: those of vitest's projects, and the browser's. */
const runners = [...projects, ['tests/e2e/**/*.e2e.ts']];

const runnersOf = (file: string): number =>
  runners.filter((patterns) => patterns.some((pattern) => path.matchesGlob(file, pattern))).length;

test('every test is run, and by one runner', () => {
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((file) => runnersOf(file) !== 1)).toEqual([]);
});

test.each([
  ['server/cache/reading.test.ts', 1],
  ['tests/e2e/search/panel.e2e.ts', 1],
  ['scripts/size.test.ts', 0],
  ['tests/setup/ask-raw.test.ts', 0],
  ['tests/http/pages.spec.ts', 0],
])('%s is run by %s', (file, count) => expect(runnersOf(file)).toBe(count));

// The linter knows vitest's tests; those of the browser are other functions of the same names.
test('no test of the browser is left out, or leaves the others out', () => {
  const left = named.filter(
    (file) => file.endsWith('.e2e.ts') && /\.(?:only|skip|fixme|fail)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(left).toEqual([]);
});
