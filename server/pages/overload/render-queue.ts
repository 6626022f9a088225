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
  /**
   * Counts in a render that will come once `load` is done: what is let in meanwhile would be loaded for nothing, for it
   * would have to wait behind that. Returns what `load` does.
   */
  announce<T>(load: () => Promise<T>): Promise<T>;
  /** How long the render of a page that is asked for now would wait, behind those announced as well, in milliseconds. */
  expectedWait(): number;
  /** Renders that wait. */
  waiting(): number;
}

/** The longest wait that a visitor is asked for, in milliseconds (behaviour/cache 20). */
const longestWait = 1_000;
/** A first guess at what a render takes, in milliseconds, and how much each render weighs in the mean. */
const firstGuess = 10;
const weight = 0.1;

/**
 * Turns of the event loop between two renders. In each libuv takes one new connection: with one turn a render they would
 * come in no faster than pages go out, the system's queue of connections would overflow, and what is then lost gets
 * neither a page nor a 503. An empty turn costs a hundredth of a millisecond.
 */
const turnsBetween = 20;

const letOthersIn = async (): Promise<void> => {
  for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
};

/** @param onRefused told of every render that would have had to wait longer than `limit` ms. */
export const createRenderQueue = (limit = longestWait, onRefused: () => void = () => {}): RenderQueue => {
  let mean = firstGuess;
  let [waiting, announced] = [0, 0];
  let last: Promise<unknown> = Promise.resolve();
  return {
    expectedWait: () => (announced + waiting) * mean,
    waiting: () => waiting,
    async announce(load) {
      announced += 1;
      try {
        return await load();
      } finally {
        announced -= 1;
      }
    },
    run(render, isWanted, mayBeRefused = true) {
      if (mayBeRefused && waiting * mean > limit) {
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
      last = turn.then(letOthersIn, letOthersIn);
      return turn;
    },
  };
};
