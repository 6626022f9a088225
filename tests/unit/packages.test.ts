import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Readonly<Record<string, string>>
>;
const [, chapter = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Dependencies\n');

const inBackticks = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('versions are exact', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});

test('ARCHITECTURE.md says why of every package, and of none that is not there', () => {
  const reasons = new Set(inBackticks(chapter));
  const all = { ...dependencies, ...devDependencies };
  // Types of a package that is there need no other reason.
  const bare = Object.keys(all).filter(
    (name) => !reasons.has(name) && !(name.startsWith('@types/') && name.slice('@types/'.length) in all),
  );
  expect(bare).toEqual([]);
  const rows = chapter.split('\n').flatMap((line) => /^\| (.+?) \|/.exec(line)?.[1] ?? []);
  expect(rows.flatMap(inBackticks).toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test('commands run files and commands that exist', () => {
  const commands = Object.values(scripts).join(' ');
  const files = commands.match(/[\w./-]+\.(?:ts|js|json)\b/g) ?? [];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const called = [...commands.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});
