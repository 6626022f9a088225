import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  backoffOf,
  failureBackoff,
  jitter,
  missingHorizon,
  purgePatience,
  slowLoad,
  type Horizon,
} from './cache-rules.ts';
import { Doubtful } from './doubtful.ts';
import type { Exchange } from './exchange.ts';
import { bytesOf, createEntryStore, type Budgets } from './entry-store.ts';
import { orAfter } from './or-after.ts';
import { noteRead, notePurged } from './reading.ts';
import type { Recalled, SharedTier } from './shared-tier.ts';
import { survey, type Standing } from './survey.ts';

/** Typed parts of a key; nothing a visitor sends goes in unparsed. */
export interface ContentKey {
  readonly host: string;
  /** Name of its row in the table of resources. */
  readonly resource: string;
  /** Which one of the resource: an article's id, a search. */
  readonly id?: string | number;
}

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

/** A cold key whose last load failed a moment ago. */
export class RecentlyFailed extends Error {}

interface Entry {
  readonly key: ContentKey;
  readonly value: unknown;
  /** When the upstream gave it, on the clock of `performance.now()`. */
  readonly since: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  purged: boolean;
  /** Of its JSON: whether a refresh brought anything new. */
  readonly hash: string;
  readonly bytes: number;
  readonly load: Load;
}

/** How a key is asked for, and which of its answers are doubted. */
interface Load {
  readonly run: (exchange: Exchange) => Promise<unknown>;
  readonly isPoorer: (loaded: unknown, remembered: unknown) => boolean;
}

interface Flight {
  readonly key: ContentKey;
  readonly promise: Promise<unknown>;
  /** Settles once it is known whether others had something to show until the load is done. */
  readonly recalled: Promise<unknown>;
  readonly since: number;
  cancelled: boolean;
}

interface Options {
  readonly budgets: Budgets;
  /** Told of every failed load. A search's text is left out of the key: it may be personal. */
  readonly onLoadFailed: (key: ContentKey, error: unknown) => void;
  /** Told once of every load that takes longer than `slowLoad`: what cannot wait for it goes on without it. */
  readonly onLoadSlow: (key: ContentKey) => void;
  /** Told of every answer that is doubted, and of one that is believed because it was given again. */
  readonly onDoubt?: (key: ContentKey, believed: boolean) => void;
  /** Told of every entry whose value has become another by time: what was made from it is no longer true. */
  readonly onChanged?: (name: string) => void;
  /** Told of every entry that was purged: what was made from it must be made anew before it is shown. */
  readonly onPurged?: (name: string) => void;
  /** Told of every read, with the age of what it found in milliseconds; `null` where it waits for a load. */
  readonly onRead?: (key: ContentKey, outcome: 'hit' | 'stale' | 'load', age: number | null) => void;
  /** Told of content past its freshness that kept pages still show, with its age in milliseconds. */
  readonly onShown?: (key: ContentKey, age: number) => void;
  readonly onLoaded?: (key: ContentKey) => void;
  readonly horizonOf: (resource: string) => Horizon;
  /** What replicas share; none by default. */
  readonly shared?: Pick<SharedTier, 'recall' | 'beginCall'> | undefined;
  readonly random?: () => number;
}

export const createContentCache = (options: Options): ContentCache => {
  const { budgets, onLoadFailed, onLoadSlow, onDoubt, onChanged, onPurged } = options;
  const { onRead, onShown, onLoaded } = options;
  const { horizonOf, shared, random = Math.random } = options;
  const entries = createEntryStore<Entry>(budgets);
  const flights = new Map<string, Flight>();
  /** Hosts whose purged content was waited for in vain a moment ago: waits of one page would add up. */
  const hurriedUntil = new Map<string, number>();
  const failedUntil = new LRUCache<string, number>({ max: 10_000 });
  /** Keys whose last answer was doubted. */
  const doubted = new LRUCache<string, true>({ max: 10_000 });

  const store = (
    name: string,
    key: ContentKey,
    { value, load, age = 0, purged = false }: Pick<Entry, 'value' | 'load'> & Partial<Recalled>,
  ): void => {
    const { fresh, stale } = value === null ? missingHorizon : horizonOf(key.resource);
    const since = performance.now() - age;
    const freshUntil = since + fresh * (1 - jitter + 2 * jitter * random());
    const json = JSON.stringify(value ?? null);
    const hash = createHash('sha1').update(json).digest('base64');
    const before = entries.peek(name);
    const bytes = bytesOf(json);
    entries.set(name, {
      key,
      value,
      since,
      freshUntil,
      staleUntil: freshUntil + stale,
      purged,
      hash,
      bytes,
      load,
    });
    if (before && before.hash !== hash) onChanged?.(name);
  };

  /** Whether an answer waits for a second of its kind before it takes the place of what is remembered. */
  const isDoubted = (name: string, key: ContentKey, answer: unknown, { isPoorer }: Load): boolean => {
    const entry = entries.peek(name);
    const poorer =
      entry !== undefined &&
      entry.value !== null &&
      performance.now() < entry.staleUntil &&
      (answer instanceof Doubtful || (!entry.purged && isPoorer(answer, entry.value)));
    const before = doubted.delete(name);
    if (!poorer) return false;
    onDoubt?.(withoutText(key), before);
    if (before) return false;
    doubted.set(name, true);
    failedUntil.set(name, performance.now() + failureBackoff);
    return true;
  };

  /** Takes over what other replicas have, where it is younger than what is here; whether that is fresh. */
  const recall = async (name: string, key: ContentKey, load: Load, flight: Flight): Promise<boolean> => {
    const before = entries.peek(name);
    const recalled = before?.purged ? null : await shared?.recall(key);
    if (!recalled || flight.cancelled) return false;
    const { fresh, stale } = horizonOf(key.resource);
    const isFresh = !recalled.purged && recalled.age < fresh * (1 - jitter);
    if (before ? !isFresh : recalled.age >= fresh + stale) return false;
    const value = await load.run({ kept: recalled.answer, onAnswer: () => {} }).catch(() => null);
    if (value === null || value instanceof Doubtful || flight.cancelled) return false;
    if (before && load.isPoorer(value, before.value)) return false;
    store(name, key, { ...recalled, value, load });
    return isFresh;
  };

  /** Asks the upstream, and shares its answer where it was believed. */
  const ask = async (name: string, key: ContentKey, load: Load, flight: Flight): Promise<unknown> => {
    const given: { answer?: string } = {};
    const share = shared?.beginCall(key);
    const answer = await load.run({ kept: null, onAnswer: (text) => (given.answer = text) });
    const value = answer instanceof Doubtful ? answer.value : answer;
    if (flight.cancelled) return value;
    if (isDoubted(name, key, answer, load)) return entries.peek(name)?.value;
    store(name, key, { value, load });
    if (value !== null && given.answer !== undefined) share?.(given.answer);
    return value;
  };

  const takeOff = (name: string, key: ContentKey, load: Load): Pick<Flight, 'promise' | 'recalled'> => {
    const underway = flights.get(name);
    if (underway) return underway;
    if ((failedUntil.get(name) ?? 0) > performance.now())
      return { promise: Promise.reject(new RecentlyFailed()), recalled: Promise.resolve() };
    const slow = setTimeout(() => onLoadSlow(withoutText(key)), slowLoad);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const flight: Flight = {
      key,
      promise,
      recalled: shared ? Promise.resolve().then(() => recall(name, key, load, flight)) : Promise.resolve(),
      since: performance.now(),
      cancelled: false,
    };
    const work = shared
      ? flight.recalled.then((isFresh) =>
          isFresh ? entries.peek(name)?.value : ask(name, key, load, flight),
        )
      : ask(name, key, load, flight);
    work.then(
      () => onLoaded?.(withoutText(key)),
      () => {},
    );
    resolve(
      work.catch((error: unknown) => {
        if (!flight.cancelled) failedUntil.set(name, performance.now() + backoffOf(key.resource));
        onLoadFailed(withoutText(key), error);
        throw error;
      }),
    );
    flights.set(name, flight);
    const land = () => {
      clearTimeout(slow);
      if (flights.get(name) === flight) flights.delete(name);
    };
    promise.then(land, land);
    return flight;
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
        return entry.value as T;
      }
      const flight = takeOff(name, key, load);
      const loaded = flight.promise as Promise<T>;
      if (!entry && shared) {
        // Its failure is told by whoever waits for it; here it may go unheard.
        loaded.catch(() => {});
        await flight.recalled;
        entry = entries.get(name);
      }
      if (!entry || now >= entry.staleUntil) {
        onRead?.(key, 'load', null);
        return loaded;
      }
      onRead?.(key, 'stale', now - entry.since);
      const remembered = entry.value as T;
      // The load has told `onLoadFailed`; here its failure changes nothing.
      const settled = loaded.catch(() => remembered);
      if (!entry.purged || now < (hurriedUntil.get(key.host) ?? 0)) return remembered;
      return orAfter(settled, purgePatience - (now - (flights.get(name)?.since ?? now)), () => {
        hurriedUntil.set(key.host, performance.now() + failureBackoff);
        return remembered;
      });
    },
    peek<T>(key: ContentKey) {
      return entries.peek(nameOf(key))?.value as T | undefined;
    },
    purge(matches) {
      for (const [name, flight] of flights) {
        if (!matches(flight.key)) continue;
        flight.cancelled = true;
        flights.delete(name);
      }
      const named = [...entries.entries()].filter(([, entry]) => matches(entry.key));
      for (const [name, entry] of named) {
        if (entry.value === null) entries.delete(name);
        else entry.purged = true;
        notePurged(name);
        onPurged?.(name);
      }
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
          takeOff(name, entry.key, entry.load).promise.catch(() => {});
        }
      }
      return due;
    },
    sizes: () => entries.sizes(),
    survey: () => survey(entries.entries(), new Map(failedUntil.entries())),
  };
};

const withoutText = ({ host, resource, id }: ContentKey): ContentKey =>
  typeof id === 'number' ? { host, resource, id } : { host, resource };

const nameOf = (key: ContentKey): string => `${key.host}|${key.resource}|${key.id ?? ''}`;
