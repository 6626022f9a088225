import { failureBackoff, purgePatience } from './cache-rules.ts';
import { nameOf, type ContentKey, type Entry, type Exchange } from './content-entry.ts';
import { createContentLoads, type LoadOptions } from './content-loads.ts';
import { contentStates } from './content-state.ts';
import { createEntryStore, type Budgets } from './entry-store.ts';
import type { ReadContext } from './read-context.ts';
import { withTimeout } from './with-timeout.ts';

export type ContentCache = ReturnType<typeof createContentCache>;

interface Options extends LoadOptions {
  readonly budgets: Budgets;
  /** Called for every read, with the age of what was found in milliseconds; `null` where it waits for a load. */
  readonly onRead?: (key: ContentKey, outcome: 'hit' | 'stale' | 'load', age: number | null) => void;
}

export const createContentCache = (options: Options) => {
  const { onRead } = options;
  const entries = createEntryStore(options.budgets);
  const loads = createContentLoads(entries, options);
  /** Until when nobody waits for a host's purged content after a timeout: the waits of one page would add up. */
  const impatientUntil = new Map<string, number>();

  /** The newly loaded value of a purged entry if it comes within `purgePatience`, else the old one. */
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
    /**
     * The content under `key`. Fresh: from memory. Stale: from memory, while one `load` runs in the background.
     * Neither: waits for one `load`, shared by all simultaneous readers. `null` means "does not exist" and is
     * remembered briefly. Values are shared, not copied: treat them as frozen.
     *
     * Rejects only where nothing is remembered and `load` failed; for the next `failureBackoff` ms it then
     * rejects without calling `load`.
     */
    async read<T>(
      key: ContentKey,
      load: (exchange: Exchange) => Promise<T>,
      context?: ReadContext,
    ): Promise<T> {
      const name = nameOf(key);
      const hit = ({ since, value }: Entry): T => {
        onRead?.(key, 'hit', performance.now() - since);
        return value as T;
      };
      let entry = entries.get(name);
      if (entry && isFresh(entry)) return hit(entry);
      const loading = loads.start(name, key, load);
      if (!entry && loading.recalled) {
        await loading.recalled;
        entry = entries.get(name);
        if (entry && isFresh(entry)) return hit(entry);
      }
      const now = performance.now();
      if (!entry || now >= entry.staleUntil) {
        onRead?.(key, 'load', null);
        return (await loading.promise) as T;
      }
      onRead?.(key, 'stale', now - entry.since);
      const old = entry;
      if (!old.purged) context?.refreshes.push(loading.promise.catch(() => old.value));
      const value = old.purged ? await renewed(old, loading) : old.value;
      if (entries.peek(name)?.purged) context?.markPartial();
      return value as T;
    },
    /** What is remembered under `key`, fresh or stale, without loading anything. */
    peek<T>(key: ContentKey): T | undefined {
      return entries.peek(nameOf(key))?.value as T | undefined;
    },
    /** All that is remembered of a resource, of every host; `null` for what does not exist. */
    *remembered<T>(resource: string): Iterable<{ readonly key: ContentKey; readonly value: T | null }> {
      for (const [, { key, value }] of entries.entries())
        if (key.resource === resource) yield { key, value: value as T | null };
    },
    /**
     * Marks what `matches` as purged: the next reader waits for a new load, `purgePatience` ms from its start.
     * Where that takes longer or fails, the old value is returned; after one timeout nobody waits for that host
     * until `failureBackoff` is over. Loads under way are not cached; what does not exist is forgotten. Returns
     * the number of entries.
     *
     * @param excused how many of its entries the new answer may lack without being doubted.
     */
    purge(
      matches: (key: ContentKey) => boolean,
      excused: (key: ContentKey) => number = () => Number.POSITIVE_INFINITY,
    ): number {
      loads.purge(matches);
      const named = [...entries.entries()].filter(([, entry]) => matches(entry.key));
      for (const [name, entry] of named) {
        if (entry.value === null) entries.delete(name);
        entry.purged = true;
        entry.excused += excused(entry.key);
        if (entry.doubt) entry.doubt = { ...entry.doubt, askAt: 0 };
      }
      return named.length;
    },
    sizes: () => entries.sizes(),
    states: () => contentStates(entries.entries(), loads.failures),
  };
};

const isFresh = ({ purged, freshUntil }: Entry): boolean => !purged && performance.now() < freshUntil;
