import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, type } from 'node:os';

/** Articles of each host in the shop that larger ones are compared with. */
export const smallestShop = 100;

/** One thing that was measured. */
export interface Row {
  readonly part: 'warm' | 'uncached' | 'site' | 'growth' | 'search';
  readonly name: string;
  /** Of `growth`: the articles of each host in the larger shop. */
  readonly articles?: number;
  /** How often the yardstick's figure, where there is a yardstick. */
  readonly ratio?: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** What was measured of one commit on one machine. Of old figures not all of that is known. */
export interface Run {
  readonly machine: string;
  readonly cores: number;
  readonly node?: string;
  readonly commit?: string;
  readonly date: string;
  readonly rows: readonly Row[];
}

const isSame = (a: Row, b: Row): boolean =>
  a.part === b.part && a.name === b.name && a.articles === b.articles;

/** Earlier runs keep the rows that the latest did not measure again; a run with no row left goes. */
export const withRun = (earlier: readonly Run[], latest: Run): readonly Run[] => [
  ...earlier
    .map((run) => ({
      ...run,
      rows: run.rows.filter((row) => !latest.rows.some((other) => isSame(row, other))),
    }))
    .filter(({ rows }) => rows.length > 0),
  latest,
];

/** A run with no row yet. A commit with changes that are not committed ends in `-dirty`. */
export const startRun = (): Run => ({
  machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${type()}`,
  cores: availableParallelism(),
  node: process.versions.node,
  commit: execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    encoding: 'utf8',
  }).trim(),
  date: new Date().toISOString().slice(0, 10),
  rows: [],
});
