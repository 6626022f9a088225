import { LRUCache } from 'lru-cache';
import { backoffOf, failureBackoff, jitter, missingHorizon, slowLoad, type Horizon } from './cache-rules.ts';
import { keyNamed, withoutText, type ContentKey, type Entry, type Load } from './content-entry.ts';
import { Doubtful } from './doubtful.ts';
import type { EntryStore } from './entry-store.ts';
import type { RawAnswer } from './exchange.ts';
import type { Recalled, SharedTier } from './shared-tier.ts';
import { weigh } from './weight.ts';

/** A cold key whose last load failed a moment ago. */
class RecentlyFailed extends Error {}

/** A load that is under way. */
interface Flight {
  readonly key: ContentKey;
  readonly promise: Promise<unknown>;
  /** Settles once it is known whether others had something to show until the load is done. */
  readonly recalled: Promise<unknown>;
  readonly since: number;
  cancelled: boolean;
}

export interface LoadOptions {
  /** Told of every failed load. A search's text is left out of the key: it may be personal. */
  readonly onLoadFailed: (key: ContentKey, error: unknown) => void;
  /** Told once of every load that takes longer than `slowLoad`: what cannot wait for it goes on without it. */
  readonly onLoadSlow: (key: ContentKey) => void;
  /** Told of every answer that is doubted, and of one that is believed because it was given again. */
  readonly onDoubt?: (key: ContentKey, believed: boolean) => void;
  /** Told of every value that is another than the one before, or may be, for that is forgotten: what was made from it is due. */
  readonly onChanged?: (name: string) => void;
  readonly onLoaded?: (key: ContentKey) => void;
  readonly horizonOf: (resource: string) => Horizon;
  /** What replicas share; none by default. */
  readonly shared?: Pick<SharedTier, 'recall' | 'beginCall'> | undefined;
  readonly random?: () => number;
}

/** Loads entries, each once for all who ask at the same time, and judges what comes back. */
export const createContentLoads = (entries: EntryStore<Entry>, options: LoadOptions) => {
  const { onLoadFailed, onLoadSlow, onDoubt, onChanged, onLoaded } = options;
  const { horizonOf, shared, random = Math.random } = options;
  const flights = new Map<string, Flight>();
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
    const { hash, bytes } = weigh(value);
    const before = entries.peek(name);
    const isSame = before?.hash === hash;
    entries.set(name, {
      key,
      // The same object: what others have derived from it, indices and all, stays true.
      value: isSame ? before.value : value,
      since,
      freshUntil,
      staleUntil: freshUntil + stale,
      purged,
      hash,
      bytes,
      load,
    });
    if (!isSame) onChanged?.(name);
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
  const recall = async (
    name: string,
    key: ContentKey,
    load: Load,
    flight: Flight,
    isLastHope = false,
  ): Promise<boolean> => {
    const before = entries.peek(name);
    const recalled = before?.purged ? null : await shared?.recall(key, isLastHope);
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
    const given: { answer?: RawAnswer } = {};
    const share = shared?.beginCall(key);
    const answer = await load.run({ kept: null, onAnswer: (answer) => (given.answer = answer) });
    const value = answer instanceof Doubtful ? answer.value : answer;
    if (flight.cancelled) return value;
    if (isDoubted(name, key, answer, load)) return entries.peek(name)?.value;
    store(name, key, { value, load });
    if (value !== null && given.answer !== undefined) share?.(given.answer);
    return entries.peek(name)?.value ?? value;
  };

  /** As `ask`; where that fails and nothing is remembered, other replicas are asked once more, with more patience. */
  const askOrRecall = async (...load: Parameters<typeof ask>): Promise<unknown> => {
    const [name] = load;
    try {
      return await ask(...load);
    } catch (error) {
      if (!shared || entries.peek(name)) throw error;
      await recall(...load, true);
      const entry = entries.peek(name);
      if (!entry) throw error;
      return entry.value;
    }
  };

  return {
    /** The load of a key: the one that is under way, or a new one. It fails at once where the last one just did. */
    start(name: string, key: ContentKey, load: Load): Pick<Flight, 'promise' | 'recalled' | 'since'> {
      const underway = flights.get(name);
      if (underway) return underway;
      if ((failedUntil.get(name) ?? 0) > performance.now())
        return {
          promise: Promise.reject(new RecentlyFailed()),
          recalled: Promise.resolve(),
          since: performance.now(),
        };
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
            isFresh ? entries.peek(name)?.value : askOrRecall(name, key, load, flight),
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
    },
    /** When what failed may be asked for again, by name, on the clock of `performance.now()`. */
    failures: (): ReadonlyMap<string, number> => new Map(failedUntil.entries()),
    /** What is under way for such a key is not kept when it arrives, and what came of earlier loads is no reason to wait. */
    cancel(matches: (key: ContentKey) => boolean): void {
      for (const [name, flight] of flights) {
        if (!matches(flight.key)) continue;
        flight.cancelled = true;
        flights.delete(name);
      }
      for (const names of [failedUntil, doubted])
        for (const name of names.keys()) if (matches(keyNamed(name))) names.delete(name);
    },
  };
};
