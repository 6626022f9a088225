import { folders, readRuns, writeRuns } from './figures.ts';
import { withRun } from './run.ts';

/** `node scripts/bench/publish.ts`: what the bench measured last replaces the same rows in `docs/performance`. */
writeRuns(folders.published, readRuns(folders.measured).reduce(withRun, readRuns(folders.published)));
