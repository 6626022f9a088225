import { setImmediate as nextTurn } from 'node:timers/promises';

/** For long work on many small things: awaited after each, it lets others have the event loop after every hundredth. */
export const yieldOften = () => {
  let done = 0;
  return async (): Promise<void> => {
    done += 1;
    if (done % 100 === 0) await nextTurn();
  };
};
