/** Milliseconds (behaviour/timings 10). */
const idleTimeout = 2000;

/** Runs when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, idleTimeout);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: idleTimeout });
  return () => window.cancelIdleCallback(handle);
};
