/** Milliseconds between two background refreshes of everything, so that content nobody visits stays current. */
const sweepEvery = 600_000;
/** The same after a refresh that could not load everything. */
const retryAfter = 30_000;
/** The same while there is no content at all: nobody is served before. */
const emptyRetryAfter = 5_000;

/**
 * Refreshes everything at once and then as long as the process runs, so that an upstream that is down at the
 * start, an evicted entry, or a host without visitors come right by themselves. Keeps no process alive;
 * returns how to stop.
 *
 * @param sweep loads what is missing or too old; false where something failed. Never rejects.
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
