/** Milliseconds: the browser is idle at the latest after this (behaviour/timings 10). */
const idleTimeout = 2000;

/** Runs once the browser has nothing else to do. @returns what takes it back. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, idleTimeout);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: idleTimeout });
  return () => window.cancelIdleCallback(handle);
};
