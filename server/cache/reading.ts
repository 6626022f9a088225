import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What one answer was made from. The content cache notes every entry that is read on behalf of a recorded piece of
 * work, however deep below it the read stands; who fills a page's cache learns from it when the page is no longer true.
 */
export interface Reading {
  /** Names of the entries read. */
  readonly names: ReadonlySet<string>;
  /** The first moment at which one of them is due for a refresh, on the clock of `performance.now()`. */
  readonly freshUntil: number;
  /** False where something could not be had and was left out. */
  readonly complete: boolean;
  /** Something that was read has been purged since: what was made from it must not be kept. */
  readonly purged: boolean;
  /** Surrogate keys of what it shows beside what its address names. */
  readonly shown: ReadonlySet<string>;
}

class OpenReading implements Reading {
  readonly names = new Set<string>();
  freshUntil = Number.POSITIVE_INFINITY;
  complete = true;
  purged = false;
  readonly shown = new Set<string>();
}

const current = new AsyncLocalStorage<OpenReading>();
/** Readings that a purge can still reach. */
const open = new Set<OpenReading>();

/** Runs `work` and records what it reads. `close` once nothing more depends on later purges. */
export const recordReading = <T>(work: () => T): { result: T; reading: Reading; close: () => void } => {
  const reading = new OpenReading();
  open.add(reading);
  return { result: current.run(reading, work), reading, close: () => void open.delete(reading) };
};

/** @param freshUntil on the clock of `performance.now()`. */
export const noteRead = (name: string, freshUntil: number): void => {
  const reading = current.getStore();
  if (!reading) return;
  reading.names.add(name);
  reading.freshUntil = Math.min(reading.freshUntil, freshUntil);
};

/** Notes that something was left out of the answer because it could not be had. */
export const noteMissing = (): void => {
  const reading = current.getStore();
  if (reading) reading.complete = false;
};

/** Notes that an entry was purged, for all answers that are still being made from it. */
export const notePurged = (name: string): void => {
  for (const reading of open) if (reading.names.has(name)) reading.purged = true;
};

/** Notes surrogate keys of what the answer shows: articles of its lists, the lists of its host. */
export const noteShown = (keys: Iterable<string>): void => {
  const reading = current.getStore();
  for (const key of reading ? keys : []) reading?.shown.add(key);
};
