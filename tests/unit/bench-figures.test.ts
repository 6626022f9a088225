import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { drawGrowth } from '../../scripts/bench/drawings/growth.ts';
import { drawRatios } from '../../scripts/bench/drawings/ratios.ts';
import { folders, readRuns, writeRuns } from '../../scripts/bench/figures.ts';
import { sizesOf } from '../../scripts/bench/growth.ts';
import { withRun, type Row, type Run } from '../../scripts/bench/run.ts';

const runOf = (...rows: Row[]): Run => ({
  machine: 'Linux',
  cores: 2,
  commit: 'abc1234',
  date: '2026-03-10',
  rows,
});
const rowOf = (part: Row['part'], name: string, ratio: number, articles?: number): Row => ({
  part,
  name,
  ratio,
  figures: {},
  ...(articles === undefined ? {} : { articles }),
});
const warm = rowOf('warm', 'br', 1.16);
const uncached = rowOf('uncached', 'br', 1.2);
const grown = rowOf('growth', 'renders', 1.08, 10_000);

const wordsOf = (drawing: string | null): string => /<desc[^>]*>(.*)<\/desc>/.exec(drawing ?? '')?.[1] ?? '';

describe('runs', () => {
  test('what is measured one part after the other adds up', () => {
    const runs = withRun(withRun([], runOf(warm)), runOf(uncached));
    expect(runs.flatMap(({ rows }) => rows)).toEqual([warm, uncached]);
  });

  test('a row that is measured again replaces what it was, and nothing of another size', () => {
    const again = { ...grown, ratio: 1.02 };
    const larger = { ...grown, articles: 100_000 };
    expect(withRun([runOf(grown, larger), runOf({ ...grown })], runOf(again))).toEqual([
      runOf(larger),
      runOf(again),
    ]);
  });

  test('only what was measured is drawn, and a drawing of what is gone goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeRuns(folder, [runOf(warm, grown)]);
    expect(readdirSync(folder).toSorted()).toEqual(['bench.json', 'growth.svg', 'ratios.svg']);
    writeRuns(folder, [runOf(uncached)]);
    expect(readdirSync(folder).toSorted()).toEqual(['bench.json', 'ratios.svg']);
    expect(readRuns(folder)).toEqual([runOf(uncached)]);
  });
});

describe('the drawing of ratios', () => {
  test('says each with its limit, and which is over it', () => {
    const runs = [runOf(warm, rowOf('uncached', 'gzip', 1.204), rowOf('uncached', 'identity', 1.23))];
    expect(wordsOf(drawRatios(runs))).toBe(
      'A warm page, against a bare server: br 1.16 (limit 1.3). ' +
        'An uncached render, against plain Express and React: gzip 1.20 (limit 1.2), identity 1.23 (over 1.2).',
    );
  });

  test('bars are as long as what they stand for', () => {
    const bars = [
      ...(drawRatios([runOf(warm, rowOf('warm', 'gzip', 0.58))]) ?? '').matchAll(
        /width="([\d.]+)" height="16" rx="2" class="held"/g,
      ),
    ].map(([, length]) => Number(length));
    expect(bars).toHaveLength(2);
    expect((bars[0] ?? 0) / (bars[1] ?? 0)).toBeCloseTo(2);
  });

  test('names commit, date and machine of each run, with signs of markup escaped', () => {
    const runs = [
      { ...runOf(warm), machine: 'A&B <1>' },
      { ...runOf(uncached), commit: 'def5678' },
    ];
    expect(drawRatios(runs)).toContain('warm page: abc1234, 2026-03-10 (A&amp;B &lt;1&gt;, 2 cores)');
    expect(drawRatios(runs)).toContain('uncached render: def5678, 2026-03-10 (Linux, 2 cores)');
  });
});

test('the drawing of growth says each size, and a step on its scale is ten times as many articles', () => {
  const sizes = [1_000, 10_000, 100_000];
  const drawing = drawGrowth([
    runOf(...sizes.map((articles, at) => rowOf('growth', 'renders', [1.01, 1.08, 1.11][at] ?? 0, articles))),
  ]);
  expect(wordsOf(drawing)).toBe(
    'Processor time of a render: 1.01 at 1,000, 1.08 at 10,000, 1.11 at 100,000.',
  );
  const [from = 0, ...places] = [...(drawing ?? '').matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) =>
    Number(x),
  );
  const steps = places.map((x, at) => (x - from) / (at + 1));
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0);
  expect(drawing?.match(/class="over"/g)).toHaveLength(1);
});

test('sizes of larger shops are a list of whole numbers', () => {
  expect(sizesOf()).toEqual([10_000]);
  expect(sizesOf('1000,10000,100000')).toEqual([1_000, 10_000, 100_000]);
  for (const list of ['', '100', '1e3x', '1000,', '10000.5'])
    expect(() => sizesOf(list)).toThrow('BENCH_ARTICLES');
});

test('the drawings in docs/performance are those of its figures', () => {
  const runs = readRuns(folders.published);
  expect(readFileSync('docs/performance/ratios.svg', 'utf8')).toBe(drawRatios(runs));
  expect(readFileSync('docs/performance/growth.svg', 'utf8')).toBe(drawGrowth(runs));
});
