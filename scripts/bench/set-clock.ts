import { isMainThread } from 'node:worker_threads';

/**
 * Imported into a site under test before it starts: its clock, by which content expires, is set to `BENCH_CLOCK` milliseconds
 * after its start by `SIGWINCH`. Timers run as ever.
 */
const now = performance.now.bind(performance);
let ahead = 0;
Object.defineProperty(performance, 'now', { value: () => now() + ahead });
if (isMainThread)
  process.on('SIGWINCH', () => {
    ahead = Number(process.env['BENCH_CLOCK']) - now();
  });
