import { lateStyles } from './late-styles.ts';

/** Milliseconds after which code that does not come counts as one that cannot be had (behaviour/timings 20). */
const patience = 10_000;

/**
 * Code that a page can be read without: fetched when the page is there, or when a visitor touches it. It is there when
 * the styles of what it shows are.
 */
export interface LateCode<T> {
  /** `undefined`: not there yet; `null`: it cannot be had. */
  readonly current: () => T | null | undefined;
  /** Resolves once it is known which; rejects on the server only. */
  readonly arrival: Promise<T | null>;
}

let want: () => void;
const wanted = new Promise<void>((resolve) => (want = resolve));
const awaited = new Set<Promise<unknown>>();

/** Begins to load all late code, what is asked for later on among it. */
export const wantLateCode = (): void => want();

/** Whether all that the page consists of so far is there, or known not to come. */
export const isLateCodeHere = (): boolean => awaited.size === 0;

/** Resolves when all that the page consists of is there, or known not to come. */
export const lateCodeHere = async (): Promise<void> => {
  while (awaited.size > 0) await Promise.all(awaited);
};

/** The same, and loads what is missing. */
export const allLateCode = (): Promise<void> => {
  wantLateCode();
  return lateCodeHere();
};

const within = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`it did not come within ${patience} ms`)), patience);
    }),
  ]);

/** On the server, which has all code at hand, a failure is the caller's. */
export const lateCode = <T>(load: () => Promise<T>): LateCode<T> => {
  let code: T | null | undefined;
  const arrive = async () => {
    await wanted;
    if (import.meta.env.SSR) return (code = await load());
    try {
      [code] = await within(Promise.all([load(), lateStyles()]));
    } catch (error) {
      console.error('a part of the page stays as it was served', error);
      code = null;
    }
    return code;
  };
  const arrival = arrive();
  awaited.add(arrival);
  arrival.then(
    () => awaited.delete(arrival),
    () => {},
  );
  return { current: () => code, arrival };
};
