/** How often the event loop is looked at, and how late a look may be, in milliseconds. */
const lookEvery = 500;
const latest = 2_000;

/**
 * Whether the event loop was held up, twice in a row, for longer than any render takes: one long task is none, a flood of
 * small ones is. Holds no process open.
 */
export const watchLoop = (): { readonly isStuck: () => boolean; readonly close: () => void } => {
  let late = 0;
  let due = performance.now() + lookEvery;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - due > latest ? late + 1 : 0;
    due = now + lookEvery;
  }, lookEvery).unref();
  return { isStuck: () => late > 1, close: () => clearInterval(timer) };
};
