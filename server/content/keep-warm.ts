/** How often everything is asked for again, so that what nobody visits grows old no further, in milliseconds. */
const sweepEvery = 600_000;
/** How soon after a sweep that could not have everything, in milliseconds. */
const retryAfter = 30_000;
/** How soon while there is nothing at all, in milliseconds: nobody is served before. */
const emptyRetryAfter = 5_000;

/**
 * Sweeps at once and then for as long as the process runs: an upstream that is down at the start, an entry that memory
 * had no room for, a host without visitors all come right by themselves. Holds no process open; returns how to stop.
 *
 * @param sweep loads what is not in memory or too old; false where something could not be had at all. Never rejects.
 * @param hasContent whether any sweep has brought anything.
 */
export const keepWarm = (sweep: () => Promise<boolean>, hasContent: () => boolean): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async (): Promise<void> => {
    const complete = await sweep();
    const pause = complete ? sweepEvery : hasContent() ? retryAfter : emptyRetryAfter;
    if (!stopped) timer = setTimeout(() => void run(), pause).unref();
  };
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
