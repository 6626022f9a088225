import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildsToKeep, parseBuilds } from '../../scripts/image/kept-builds.ts';

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

test('the build that is replaced now is kept however long it was live', () => {
  expect(buildsToKeep(['new.js'], [{ files: ['old.js'], replacedAt: null }], now)).toEqual([
    { files: ['new.js'], replacedAt: null },
    { files: ['old.js'], replacedAt: now.toISOString() },
  ]);
});

test('builds are kept for four days after they were replaced, then pruned', () => {
  const previous = [
    { files: ['b.js'], replacedAt: null },
    { files: ['c.js'], replacedAt: daysAgo(3.9) },
    { files: ['d.js'], replacedAt: daysAgo(4) },
    { files: ['e.js'], replacedAt: daysAgo(30) },
  ];
  const kept = buildsToKeep(['a.js'], previous, now).flatMap(({ files }) => files);
  expect(kept).toEqual(['a.js', 'b.js', 'c.js']);
});

test.each([['[{"files":["../server/main.ts"],"replacedAt":null}]'], ['{}'], ['[{"files":[]}]']])(
  'a list that leads elsewhere or is none is refused: %s',
  (json) => {
    expect(() => parseBuilds(json)).toThrow(/./);
  },
);

const folderWith = (assets: Record<string, string>, builds?: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'keep-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, 'client/assets', name), text);
  if (builds !== undefined) writeFileSync(join(folder, 'builds.json'), JSON.stringify(builds));
  return folder;
};
const run = (...folders: string[]): void => {
  execFileSync(process.execPath, ['scripts/keep-assets.ts', ...folders], { stdio: 'ignore' });
};

test('an image holds its own files and those of the builds before it, and hands on the list', () => {
  const previous = folderWith({ 'shared.js': 'old', 'old.js': 'old', 'gone.js': 'old' }, [
    { files: ['shared.js', 'old.js'], replacedAt: null },
    { files: ['shared.js', 'gone.js'], replacedAt: '2020-01-01T00:00:00.000Z' },
  ]);
  const dist = folderWith({ 'shared.js': 'new', 'new.js': 'new' });
  run(dist, previous);
  expect(readdirSync(join(dist, 'client/assets')).toSorted()).toEqual(['new.js', 'old.js', 'shared.js']);
  expect(readFileSync(join(dist, 'client/assets/shared.js'), 'utf8')).toBe('new');
  const [own, before, ...more] = parseBuilds(readFileSync(join(dist, 'builds.json'), 'utf8'));
  expect(own).toMatchObject({ replacedAt: null });
  expect(own?.files.toSorted()).toEqual(['new.js', 'shared.js']);
  expect(before).toMatchObject({ files: ['shared.js', 'old.js'] });
  expect(more).toEqual([]);
});

test('an image from before there was a list counts as one build; none at all is no failure', () => {
  const dist = folderWith({ 'new.js': 'new' });
  run(dist, join(dist, 'nowhere'));
  expect(readdirSync(join(dist, 'client/assets'))).toEqual(['new.js']);
  const next = folderWith({ 'newer.js': 'newer' });
  rmSync(join(dist, 'builds.json'));
  run(next, dist);
  expect(readdirSync(join(next, 'client/assets')).toSorted()).toEqual(['new.js', 'newer.js']);
});
