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
   * would have to wait behind that. Where enough loaded pages wait for their render, `load` begins when one of them has its
   * turn. Returns what `load` does.
   *
   * @param atOnce true for what is not to wait, such as a form that is sent on.
   */
  announce<T>(load: () => Promise<T>, atOnce?: boolean): Promise<T>;
  /** How long the render of a page that is asked for now would wait, behind those announced as well, in milliseconds. */
  expectedWait(): number;
  /**
   * The same for what is no page, in milliseconds: of the loads under way only as many count as the processor can be busy
   * with. Hundreds of them wait for an upstream that hangs, and keep nobody from what is in memory.
   */
  backlog(): number;
  /** Renders that wait. */
  waiting(): number;
}

/** The longest wait that a visitor is asked for, in milliseconds (behaviour/operations 10). */
const longestWait = 1_000;
/** A first guess at what a page takes, in milliseconds, and how much each one weighs in the mean. */
const firstGuess = 10;
const weight = 0.1;
/** Pages that wait loaded: enough to hide how long a load takes. More of them would fill the memory that is collected most. */
const mostLoaded = 16;

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
  const pace = createPace();
  const line: (() => void)[] = [];
  let [waiting, announced] = [0, 0];
  let last: Promise<unknown> = Promise.resolve();
  /** Each render lets the next page load; once nothing waits for its render, nobody waits for another's load. */
  const begin = (): void => {
    waiting -= 1;
    for (const load of line.splice(0, waiting === 0 ? line.length : 1)) load();
  };
  return {
    expectedWait: () => (announced + waiting) * pace.mean(),
    backlog: () => (waiting + line.length + Math.min(announced - line.length, mostLoaded)) * pace.mean(),
    waiting: () => waiting,
    async announce(load, atOnce = false) {
      announced += 1;
      try {
        if (!atOnce && (waiting >= mostLoaded || line.length > 0))
          await new Promise<void>((resolve) => line.push(resolve));
        return await load();
      } finally {
        announced -= 1;
      }
    },
    run(render, isWanted, mayBeRefused = true) {
      if (mayBeRefused && waiting * pace.mean() > limit) {
        onRefused();
        return Promise.reject(new Overloaded());
      }
      waiting += 1;
      const turn = last.then(async () => {
        begin();
        if (!isWanted()) throw new Unwanted();
        pace.begins(waiting > 0);
        return render();
      });
      last = turn.then(letOthersIn, letOthersIn);
      return turn;
    },
  };
};

/**
 * How long one page takes where the next one waits, from one render's beginning to that of the next: the loads, streams and
 * refusals in between hold those who wait up as well.
 */
const createPace = () => {
  let mean = firstGuess;
  let before: number | null = null;
  return {
    /** Milliseconds. */
    mean: () => mean,
    begins(isNextWaiting: boolean): void {
      const now = performance.now();
      if (before !== null) mean += weight * (now - before - mean);
      before = isNextWaiting ? now : null;
    },
  };
};
