import { isMainThread } from 'node:worker_threads';

/**
 * Imported into a site under test before it starts: its clock, by which content expires, can be set ahead while it runs, by
 * `BENCH_AHEAD` milliseconds with each `SIGWINCH`. Timers run as ever.
 */
const now = performance.now.bind(performance);
let ahead = 0;
Object.defineProperty(performance, 'now', { value: () => now() + ahead });
if (isMainThread)
  process.on('SIGWINCH', () => {
    ahead += Number(process.env['BENCH_AHEAD']);
  });
