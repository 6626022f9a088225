import { fail, succeed, type Result } from '#shared/help-api/result.ts';
import { NothingReadable } from '#server/cache/content-loads.ts';
import { withTimeout } from '#server/cache/with-timeout.ts';
import type { ReadContext } from '#server/cache/read-context.ts';

/** A page, and what it cannot do without (behaviour/timings 13), in milliseconds. */
export const pageDeadline = 5_000;
/** A block that a page can do without, in milliseconds. */
export const blockDeadline = 1_000;

class DeadlinePassed extends Error {}

/** A moment by which several pieces of work have to be done, one after another or side by side: waits never add up. */
export interface Deadline {
  /** `work`, which itself goes on, or `DeadlinePassed`. What memory has comes even after the deadline. */
  within<T>(work: Promise<T>): Promise<T>;
  /** One so many milliseconds from now, but no later than this. */
  atMost(milliseconds: number): Deadline;
}

export const startDeadline = (milliseconds: number): Deadline => {
  const end = performance.now() + milliseconds;
  const left = () => Math.max(0, end - performance.now());
  return {
    within: (work) =>
      withTimeout(work, left(), () => {
        throw new DeadlinePassed();
      }),
    atMost: (more) => startDeadline(Math.min(more, left())),
  };
};

export type ReadingTime = ReturnType<typeof createReadingTime>;

/** The time that all reads of one visit have together. Writes take their own; what is read after one starts anew. */
export const createReadingTime = () => {
  let running: Deadline | null = null;
  return {
    deadline: (): Deadline => (running ??= startDeadline(pageDeadline)),
    startAnew: (): void => void (running = null),
  };
};

/** What a block is without its content (behaviour/errors 6; the cache logs it). */
export const optional = async <T>(
  work: Promise<T>,
  fallback: T,
  deadline: Deadline,
  context: ReadContext,
): Promise<T> => {
  try {
    return await deadline.within(work);
  } catch (error) {
    if (!(error instanceof NothingReadable)) context.markPartial();
    return fallback;
  }
};

/**
 * What came of a call that is made for one visitor: `null` is what the upstream does not know, and what cannot be asked, or
 * answers what cannot be read, is a value.
 */
export const resultOf = async <A, T>(
  work: Promise<A | null>,
  read: (answer: A) => Result<T>,
  onFailed: (error: unknown) => void,
): Promise<Result<T>> => {
  try {
    const answer = await work;
    return answer === null ? fail('not-found') : read(answer);
  } catch (error) {
    onFailed(error);
    return fail('unavailable');
  }
};

/** A main resource: what does not exist and what cannot be had are values. */
export const required = async <T, R = T>(
  work: Promise<T>,
  deadline: Deadline,
  map?: (value: T) => R | null,
): Promise<Result<R>> => {
  let loaded: T;
  try {
    loaded = await deadline.within(work);
  } catch {
    return fail('unavailable');
  }
  const value = map ? map(loaded) : (loaded as unknown as R);
  return value === null ? fail('not-found') : succeed(value);
};
