import type { PageName } from '#shared/rendering/page-routes.ts';
import { lateStyles } from './late-styles.ts';

/** Milliseconds after which code that does not come counts as missing (behaviour/timings 20). */
const patience = 10_000;

/** The same where a visitor waits for it (behaviour/timings 25). */
const patienceOfVisitor = 2000;

/**
 * Code that a page can be read without: fetched when the page is there, or when a visitor touches it. It is pending, then
 * either here, with the styles of what it shows, or missing for as long as the document lives.
 */
export interface LateCode<T> {
  /** `undefined`: pending; `null`: missing. */
  readonly current: () => T | null | undefined;
  /** Resolves once it is known which; rejects on the server only. */
  readonly arrival: Promise<T | null>;
  /** What is pending counts as missing from now on. */
  readonly giveUp: () => void;
}

let want: () => void;
const wanted = new Promise<void>((resolve) => (want = resolve));

/** Begins to load all late code, what is asked for later on among it. */
export const wantLateCode = (): void => want();

/** On the server, which has all code at hand, a failure is the caller's. */
export const lateCode = <T>(load: () => Promise<T>): LateCode<T> => {
  let code: T | null | undefined;
  let giveUp = () => {};
  const tooLate = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Error('it did not come in time'));
  });
  // Given up when nobody waits for it any more: that is no surprise.
  tooLate.catch(() => {});
  const arrive = async () => {
    await wanted;
    if (import.meta.env.SSR) return (code = await load());
    setTimeout(giveUp, patience);
    try {
      [code] = await Promise.race([Promise.all([load(), lateStyles()]), tooLate]);
    } catch (error) {
      console.error('a part of the page stays as it was served', error);
      code = null;
    }
    return code;
  };
  return { current: () => code, arrival: arrive(), giveUp };
};

/** The code of every late part, with the only page that shows it where there is but one. */
const parts = new Map<LateCode<unknown>, PageName | undefined>();

/** @param page the only one that shows the part: on other pages nobody waits for it. */
export const lateCodeOfPart = <T>(load: () => Promise<T>, page?: PageName): LateCode<T> => {
  const code = lateCode(load);
  parts.set(code, page);
  return code;
};

const isPending = (code: LateCode<unknown>) => code.current() === undefined;

/** Resolves when nothing of it is pending; what comes may bring more. */
const settled = async (codes: () => readonly LateCode<unknown>[]): Promise<void> => {
  while (codes().some(isPending)) await Promise.all(codes().map(({ arrival }) => arrival));
};

/** Loads the code of all late parts; for the server, which renders them. */
export const allLateCode = (): Promise<void> => {
  wantLateCode();
  return settled(() => [...parts.keys()]);
};

/** Whether all late code of a page is here. For a visitor who waits: soon it is, or counts as missing. */
export const isLateCodeHere = async (page: PageName | null): Promise<boolean> => {
  wantLateCode();
  const codes = () => [...parts].filter(([, only]) => !only || only === page).map(([code]) => code);
  const timer = setTimeout(() => codes().forEach(({ giveUp }) => giveUp()), patienceOfVisitor);
  await settled(codes);
  clearTimeout(timer);
  return codes().every((code) => code.current() !== null);
};
