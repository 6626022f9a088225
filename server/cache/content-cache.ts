import { failureBackoff, purgePatience } from './cache-rules.ts';
import { nameOf, type ContentKey, type Entry, type Load } from './content-entry.ts';
import { createContentLoads, type LoadOptions } from './content-loads.ts';
import type { Doubtful } from './doubtful.ts';
import { createEntryStore, type Budgets } from './entry-store.ts';
import type { Exchange } from './exchange.ts';
import { noteChanged, noteGiven, noteOutdated, notePurged, noteRead } from './reading.ts';
import { survey, type Standing } from './survey.ts';
import { withTimeout } from './with-timeout.ts';

export interface ContentCache {
  /**
   * The content under `key`. Fresh: from memory. Stale: from memory, while one `load` runs behind it. Neither: waits
   * for the one `load` that all who ask at the same time share. `null` means "does not exist" and is remembered briefly.
   *
   * Rejects only where nothing is remembered and `load` failed; for the next `failureBackoff` ms it then rejects
   * without calling `load`. Values are handed out themselves, not copies: treat them as frozen.
   *
   * A `Doubtful` answer, and one that `isPoorer` than what is remembered, takes the place of that only when it is given
   * twice, `failureBackoff` ms apart (behaviour/cache 10). After a purge `isPoorer` is not asked: an editor's deletion
   * is no mistake.
   *
   * What other replicas know is asked for first, and is as old here as it is there. `load` reads such an answer, or asks
   * the upstream and hands its answer over.
   */
  read<T>(
    key: ContentKey,
    load: (exchange: Exchange) => Promise<T | Doubtful<T>>,
    isPoorer?: (loaded: T, remembered: T) => boolean,
  ): Promise<T>;
  /** What is remembered under `key`, fresh or stale, without loading anything. */
  peek<T>(key: ContentKey): T | undefined;
  /** All that is remembered of a resource, of every host; `null` for what does not exist. */
  remembered<T>(resource: string): Iterable<{ readonly key: ContentKey; readonly value: T | null }>;
  /**
   * What `matches` is no longer good enough: whoever asks next waits for a load anew, for `purgePatience` ms from its
   * start. Where that takes longer or fails, what was remembered still stands in; after one such wait in vain nothing
   * of that host is waited for until `failureBackoff` is over. What is loading for such a key is not
   * kept when it arrives; what does not exist is forgotten. Returns how many entries that were.
   */
  purge(matches: (key: ContentKey) => boolean): number;
  /**
   * Starts a refresh of those entries that are due for one; nobody waits for it. Returns the first moment at which it is
   * worth looking again, on the clock of `performance.now()`; `null` where one is no longer remembered.
   *
   * @param names as a reading recorded them (`reading.ts`).
   */
  touch(names: Iterable<string>): number | null;
  /** Bytes of memory that entries take, by kind. */
  sizes(): Readonly<Record<keyof Budgets, number>>;
  /** How the content of every host is (`survey.ts`). */
  survey(): readonly Standing[];
}

interface Options extends LoadOptions {
  readonly budgets: Budgets;
  /** Told what was purged, remembered or not: what was made from it must be made anew before it is shown. */
  readonly onPurged?: (matches: (key: ContentKey) => boolean) => void;
  /** Told of every read, with the age of what it found in milliseconds; `null` where it waits for a load. */
  readonly onRead?: (key: ContentKey, outcome: 'hit' | 'stale' | 'load', age: number | null) => void;
  /** Told of content past its freshness that kept pages still show, with its age in milliseconds. */
  readonly onShown?: (key: ContentKey, age: number) => void;
}

export const createContentCache = (options: Options): ContentCache => {
  const { onChanged, onPurged, onRead, onShown, shared } = options;
  const entries = createEntryStore<Entry>(options.budgets);
  const loads = createContentLoads(entries, {
    ...options,
    onChanged(name) {
      noteChanged(name);
      onChanged?.(name);
    },
  });
  /** Hosts whose purged content was waited for in vain a moment ago: waits of one page would add up. */
  const hurriedUntil = new Map<string, number>();

  /** What a load that was begun at `since` brings in place of a purged entry; in vain, and the old stands in. */
  const renewed = ({ key, value }: Entry, loaded: Promise<unknown>, since: number): unknown => {
    const now = performance.now();
    if (now < (hurriedUntil.get(key.host) ?? 0)) return value;
    return withTimeout(loaded, purgePatience - (now - since), () => {
      hurriedUntil.set(key.host, performance.now() + failureBackoff);
      return value;
    });
  };

  return {
    async read<T>(
      key: ContentKey,
      run: (exchange: Exchange) => Promise<T | Doubtful<T>>,
      isPoorer: (loaded: T, remembered: T) => boolean = () => false,
    ): Promise<T> {
      const load = { run, isPoorer } as Load;
      const name = nameOf(key);
      let entry = entries.get(name);
      const now = performance.now();
      // What stands in for purged content is due at once.
      noteRead(name, entry && !entry.purged ? entry.freshUntil : now);
      if (entry && !entry.purged && now < entry.freshUntil) {
        onRead?.(key, 'hit', now - entry.since);
        noteGiven(name);
        return entry.value as T;
      }
      const flight = loads.start(name, key, load);
      const loaded = flight.promise as Promise<T>;
      if (!entry && shared) {
        // Its failure is told by whoever waits for it; here it may go unheard.
        loaded.catch(() => {});
        await flight.recalled;
        entry = entries.get(name);
      }
      if (!entry || now >= entry.staleUntil) {
        onRead?.(key, 'load', null);
        const value = await loaded;
        noteGiven(name);
        return value;
      }
      onRead?.(key, 'stale', now - entry.since);
      const remembered = entry;
      // The load has told `onLoadFailed`; here its failure changes nothing.
      const settled = loaded.catch(() => remembered.value);
      const value = remembered.purged ? await renewed(remembered, settled, flight.since) : remembered.value;
      noteGiven(name);
      if (entries.peek(name)?.purged) noteOutdated();
      return value as T;
    },
    peek<T>(key: ContentKey) {
      return entries.peek(nameOf(key))?.value as T | undefined;
    },
    *remembered<T>(resource: string) {
      for (const [, { key, value }] of entries.entries())
        if (key.resource === resource) yield { key, value: value as T | null };
    },
    purge(matches) {
      loads.cancel(matches);
      const named = [...entries.entries()].filter(([, entry]) => matches(entry.key));
      for (const [name, entry] of named) {
        if (entry.value === null) entries.delete(name);
        else entry.purged = true;
      }
      notePurged(matches);
      onPurged?.(matches);
      return named.length;
    },
    touch(names) {
      const now = performance.now();
      let due = Number.POSITIVE_INFINITY;
      for (const name of names) {
        const entry = entries.peek(name);
        if (!entry) return null;
        if (!entry.purged && now < entry.freshUntil) due = Math.min(due, entry.freshUntil);
        else {
          onShown?.(entry.key, now - entry.since);
          // Looked at again once the refresh has come, or may be tried again.
          due = Math.min(due, now + failureBackoff);
          loads.start(name, entry.key, entry.load).promise.catch(() => {});
        }
      }
      return due;
    },
    sizes: () => entries.sizes(),
    survey: () => survey(entries.entries(), loads.failures()),
  };
};
