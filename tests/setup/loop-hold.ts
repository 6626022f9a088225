/** Processor time is too blurred on a busy machine: what it decides is asked by `npm run test:faults` alone. */
export const isFaultRun = process.env['TEST_FAULTS'] === 'all';

/**
 * The longest that the event loop is held while `work` is under way, in microseconds of this thread's processor time: from
 * one turn of the loop to the next. Waiting, other threads and other processes are not in it.
 */
export const longestHold = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let running = true;
  let before = process.threadCpuUsage();
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, user + system);
    before = process.threadCpuUsage();
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
    await new Promise(setImmediate);
  } finally {
    running = false;
  }
  return longest;
};

/**
 * The lowest of the longest holds of a few times, in microseconds; the first that is short enough ends it. What the collector
 * of garbage takes falls into one time or another, what the work itself takes into each.
 *
 * @param enough microseconds.
 */
export const leastLongestHold = async (work: () => Promise<unknown>, enough: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 4 && least > enough; time += 1) least = Math.min(least, await longestHold(work));
  return least;
};
