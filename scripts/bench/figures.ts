import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGrowth } from './drawings/growth.ts';
import { drawRatios } from './drawings/ratios.ts';
import type { Run } from './run.ts';

/** What the bench measured last, and what `docs/performance.md` shows. */
export const folders = { measured: 'test-results/bench', published: 'docs/performance' } as const;

const fileIn = (folder: string): string => join(folder, 'bench.json');

/** The runs that `writeRuns` wrote there. */
export const readRuns = (folder: string): readonly Run[] =>
  existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Run[]) : [];

/** Writes `bench.json`, and `ratios.svg` and `growth.svg` of what was measured. */
export const writeRuns = (folder: string, runs: readonly Run[]): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), `${JSON.stringify(runs, null, 2)}\n`);
  for (const [name, draw] of Object.entries({ ratios: drawRatios, growth: drawGrowth })) {
    const drawing = draw(runs);
    const file = join(folder, `${name}.svg`);
    if (drawing === null) rmSync(file, { force: true });
    else writeFileSync(file, drawing);
  }
};
