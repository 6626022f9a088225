import { failureBackoff, purgePatience } from './cache-rules.ts';
import { nameOf, type ContentKey, type Entry, type Exchange } from './content-entry.ts';
import { createContentLoads, type LoadOptions } from './content-loads.ts';
import { describeContent, type ContentState } from './content-state.ts';
import { createEntryStore, type Budgets } from './entry-store.ts';
import { noteChanged, noteGiven, noteOutdated, notePurged, noteRead } from './reading.ts';
import { withTimeout } from './with-timeout.ts';

export interface ContentCache {
  /**
   * The content under `key`. Fresh: from memory. Stale: from memory, while one `load` runs behind it. Neither: waits
   * for the one `load` that all who ask at the same time share. `null` means "does not exist" and is remembered briefly.
   *
   * Rejects only where nothing is remembered and `load` failed; for the next `failureBackoff` ms it then rejects
   * without calling `load`. Values are handed out themselves, not copies: treat them as frozen.
   *
   * An answer that is poorer than what is remembered takes the place of that once it has been the same for a minute
   * (behaviour/cache 10). What other replicas know is asked for first, and is as old here as it is there.
   */
  read<T>(key: ContentKey, load: (exchange: Exchange) => Promise<T>, reader?: ContentReader): Promise<T>;
  /** What is remembered under `key`, fresh or stale, without loading anything. */
  peek<T>(key: ContentKey): T | undefined;
  /** All that is remembered of a resource, of every host; `null` for what does not exist. */
  remembered<T>(resource: string): Iterable<{ readonly key: ContentKey; readonly value: T | null }>;
  /**
   * What `matches` is no longer good enough: whoever asks next waits for a load anew, for `purgePatience` ms from its
   * start. Where that takes longer or fails, what was remembered still stands in; after one such wait in vain nothing
   * of that host is waited for until `failureBackoff` is over. What is loading for such a key is not
   * kept when it arrives; what does not exist is forgotten. Returns how many entries that were.
   *
   * @param excused how many of its entries the new answer may lack without being doubted; any number by default.
   */
  purge(matches: (key: ContentKey) => boolean, excused?: (key: ContentKey) => number): number;
  /**
   * Starts a refresh of those entries that are due for one; nobody waits for it. Returns the first moment at which it is
   * worth looking again, on the clock of `performance.now()`; `null` where one is no longer remembered.
   *
   * @param names as a reading recorded them (`reading.ts`).
   */
  touch(names: Iterable<string>): number | null;
  /** Bytes of memory that entries take, by kind. */
  sizes(): Readonly<Record<keyof Budgets, number>>;
  /** How the content of every host is. */
  states(): readonly ContentState[];
}

/** Whoever reads content for an answer. */
export interface ContentReader {
  /** It gets what was purged and could not be had anew. */
  outdated(): void;
  /** It gets what is past its freshness. `refresh` settles, and never rejects, once a newer one is there or could not be had. */
  refreshing(refresh: Promise<unknown>): void;
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
  /** Until when nobody waits for purged content of a host, for one has done so in vain: waits of one page would add up. */
  const impatientUntil = new Map<string, number>();

  /** What the load of a purged entry brings, within `purgePatience` of its start; else what was there. */
  const renewed = async ({ key, value }: Entry, { promise, since }: ReturnType<typeof loads.start>) => {
    const now = performance.now();
    if (now < (impatientUntil.get(key.host) ?? 0)) return value;
    const loaded = promise.catch(() => value);
    return withTimeout(loaded, purgePatience - (now - since), () => {
      impatientUntil.set(key.host, performance.now() + failureBackoff);
      return value;
    });
  };

  return {
    async read<T>(
      key: ContentKey,
      load: (exchange: Exchange) => Promise<T>,
      reader?: ContentReader,
    ): Promise<T> {
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
      const loading = loads.start(name, key, load);
      if (!entry && shared) {
        await loading.recalled;
        entry = entries.get(name);
      }
      if (!entry || now >= entry.staleUntil) {
        onRead?.(key, 'load', null);
        const value = await loading.promise;
        noteGiven(name);
        return value as T;
      }
      onRead?.(key, 'stale', now - entry.since);
      const old = entry;
      if (!old.purged) reader?.refreshing(loading.promise.catch(() => old.value));
      const value = old.purged ? await renewed(old, loading) : old.value;
      noteGiven(name);
      if (entries.peek(name)?.purged) {
        noteOutdated();
        reader?.outdated();
      }
      return value as T;
    },
    peek<T>(key: ContentKey) {
      return entries.peek(nameOf(key))?.value as T | undefined;
    },
    *remembered<T>(resource: string) {
      for (const [, { key, value }] of entries.entries())
        if (key.resource === resource) yield { key, value: value as T | null };
    },
    purge(matches, excused = () => Number.POSITIVE_INFINITY) {
      loads.purge(matches);
      const named = [...entries.entries()].filter(([, entry]) => matches(entry.key));
      for (const [name, entry] of named) {
        if (entry.value === null) entries.delete(name);
        entry.purged = true;
        entry.excused += excused(entry.key);
        if (entry.doubt) entry.doubt = { ...entry.doubt, askAt: 0 };
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
          loads.start(name, entry.key, entry.load);
        }
      }
      return due;
    },
    sizes: () => entries.sizes(),
    states: () => describeContent(entries.entries(), loads.failures()),
  };
};
