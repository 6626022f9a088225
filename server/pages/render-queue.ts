import { setImmediate as nextTurn } from 'node:timers/promises';

/** A render that would have had to wait too long; the visitor is asked to come again. */
export class Overloaded extends Error {}

/** Nobody waited any more when it was the render's turn. */
export class Unwanted extends Error {}

export interface RenderQueue {
  /**
   * Runs `render` in its turn, one at a time, with the event loop free in between for what costs less. Rejects with
   * `Overloaded` where the wait would be too long, with `Unwanted` where nobody waits any more when its turn comes.
   *
   * @param mayBeRefused false for what has to be shown.
   */
  run<T>(render: () => Promise<T>, isWanted: () => boolean, mayBeRefused?: boolean): Promise<T>;
  /** How long a render that came now would wait, in milliseconds. */
  expectedWait(): number;
  /** Renders that wait. */
  waiting(): number;
}

/** The longest wait that a visitor is asked for, in milliseconds (behaviour/cache 20). */
const longestWait = 1_000;
/** A first guess at what a render takes, in milliseconds, and how much each render weighs in the mean. */
const firstGuess = 10;
const weight = 0.1;

/** @param onRefused told of every render that would have had to wait longer than `limit` ms. */
export const createRenderQueue = (limit = longestWait, onRefused: () => void = () => {}): RenderQueue => {
  let mean = firstGuess;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const expectedWait = () => waiting * mean;
  return {
    expectedWait,
    waiting: () => waiting,
    run(render, isWanted, mayBeRefused = true) {
      if (mayBeRefused && expectedWait() > limit) {
        onRefused();
        return Promise.reject(new Overloaded());
      }
      waiting += 1;
      const turn = last.then(async () => {
        waiting -= 1;
        if (!isWanted()) throw new Unwanted();
        const start = performance.now();
        const made = await render();
        mean += weight * (performance.now() - start - mean);
        return made;
      });
      last = turn.then(
        () => nextTurn(),
        () => nextTurn(),
      );
      return turn;
    },
  };
};
