import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * For long work on many small things: whoever awaits this after each of them lets others have the event loop after every
 * hundredth.
 */
export const createTurns = () => {
  let done = 0;
  return async (): Promise<void> => {
    done += 1;
    if (done % 100 === 0) await nextTurn();
  };
};
