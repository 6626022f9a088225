import { AsyncLocalStorage } from 'node:async_hooks';
import { keyNamed, type ContentKey } from './content-entry.ts';

/**
 * What an answer shows: all there is; with it something that was purged and could not be had anew (`outdated`); not all,
 * for a part could not be had (`half`).
 */
export type Wholeness = 'whole' | 'outdated' | 'half';

/**
 * What one answer was made from. The content cache notes every entry that is read on behalf of a recorded piece of
 * work, however deep below it the read stands; who fills a page's cache learns from it when the page is no longer true.
 */
export interface Reading {
  /** Names of the entries read. */
  readonly names: ReadonlySet<string>;
  /** The first moment at which one of them is due for a refresh, on the clock of `performance.now()`. */
  readonly freshUntil: number;
  readonly wholeness: Wholeness;
  /** Something that was read has been purged since: what was made from it must not be kept. */
  readonly purged: boolean;
  /** Something that was read has another value by now: what was made from it is due at once. */
  readonly changed: boolean;
  /** It shows what will be known better soon, of which no entry tells: which hosts have the page. */
  readonly provisional: boolean;
  /** Surrogate keys of what it shows beside what its address names. */
  readonly shown: ReadonlySet<string>;
}

/** Whether what was read is all there is, as it is now: what was purged meanwhile is not. */
export const isWholeReading = ({ wholeness, purged }: Reading): boolean => wholeness === 'whole' && !purged;

class OpenReading implements Reading {
  readonly names = new Set<string>();
  /** Names of the entries whose value it has got. */
  readonly given = new Set<string>();
  freshUntil = Number.POSITIVE_INFINITY;
  wholeness: Wholeness = 'whole';
  purged = false;
  changed = false;
  provisional = false;
  readonly shown = new Set<string>();
}

const current = new AsyncLocalStorage<OpenReading>();
/** Readings that a purge or a change can still reach. */
const open = new Set<OpenReading>();

/** Runs `work` and records what it reads. `close` once nothing more depends on later purges and changes. */
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

/** Notes that the value of an entry has been handed out: a change from now on is one that the answer does not show. */
export const noteGiven = (name: string): void => void current.getStore()?.given.add(name);

/** Notes that something was left out of the answer because it could not be had. */
export const noteMissing = (): void => {
  const reading = current.getStore();
  if (reading) reading.wholeness = 'half';
};

/** Notes that something stands in the answer that was purged and could not be had anew. */
export const noteOutdated = (): void => {
  const reading = current.getStore();
  if (reading?.wholeness === 'whole') reading.wholeness = 'outdated';
};

/** Notes that it is not known yet which hosts have the page. */
export const noteProvisional = (): void => {
  const reading = current.getStore();
  if (reading) reading.provisional = true;
};

/** Notes that what `matches` was purged, for all answers that are still being made from it. */
export const notePurged = (matches: (key: ContentKey) => boolean): void => {
  for (const reading of open)
    if (reading.names.values().some((name) => matches(keyNamed(name)))) reading.purged = true;
};

/** Notes that an entry has another value by now, for all answers that are still being made from the one before. */
export const noteChanged = (name: string): void => {
  for (const reading of open) if (reading.given.has(name)) reading.changed = true;
};

/** Notes surrogate keys of what the answer shows: articles of its lists, the lists of its host. */
export const noteShown = (keys: Iterable<string>): void => {
  const reading = current.getStore();
  for (const key of reading ? keys : []) reading?.shown.add(key);
};
