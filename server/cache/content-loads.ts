import { LRUCache } from 'lru-cache';
import { backoffOf, slowLoad, unreadableTime } from './cache-rules.ts';
import { createAnswers, type AnswerOptions, type LoadRequest } from './content-answers.ts';
import { withoutText, type ContentKey, type Load } from './content-entry.ts';
import type { EntryStore } from './entry-store.ts';

class RecentlyFailed extends Error {}

/** The upstream has given unreadable answers for a minute: waiting will not help (behaviour/cache 4). */
export class NothingReadable extends Error {}

interface Failure {
  readonly key: ContentKey;
  /** On the clock of `performance.now()`. */
  readonly at: number;
  /** Since when answers are unreadable; `null`: the last failure was another. */
  readonly unreadableSince: number | null;
}

interface Loading {
  readonly request: LoadRequest;
  /** What is remembered once it is done. */
  readonly promise: Promise<unknown>;
  /** Settles once other replicas were asked; `null` where none are. */
  readonly recalled: Promise<unknown> | null;
  readonly since: number;
}

export interface LoadOptions extends AnswerOptions {
  readonly onLoaded?: (key: ContentKey) => void;
  /** Called for every failed load. A search's text is left out of the key: it may be personal. */
  readonly onLoadFailed: (key: ContentKey, error: unknown) => void;
  readonly onLoadSlow: (key: ContentKey) => void;
  readonly onUnreadable?: (key: ContentKey) => void;
}

/** Loads entries: one load a key for all who ask, and a pause after a failure. */
export const createContentLoads = (entries: EntryStore, options: LoadOptions) => {
  const { onLoaded, onLoadFailed, onLoadSlow, onUnreadable, shared } = options;
  const running = new Map<string, Loading>();
  const failures = new LRUCache<string, Failure>({ max: 10_000 });
  const answers = createAnswers(entries, options, ({ name, key, load }) => void start(name, key, load));

  const load = async (
    request: LoadRequest,
    recalled: ReturnType<typeof answers.recall> | null,
  ): Promise<unknown> => {
    const theirs = await recalled;
    if (theirs?.isFresh) return theirs.value;
    try {
      return await answers.ask(request);
    } catch (error) {
      if (!shared || entries.peek(request.name)) throw error;
      const found = (await answers.recall(request, true)) ?? entries.peek(request.name);
      if (!found) throw error;
      return found.value;
    }
  };

  const fail = ({ name, key, purged }: LoadRequest, error: unknown): unknown => {
    onLoadFailed(withoutText(key), error);
    if (purged) return error;
    const at = performance.now();
    const before = failures.get(name);
    const unreadable = error instanceof Error && 'unreadable' in error && error.unreadable === true;
    const failure: Failure = {
      key,
      at,
      unreadableSince: unreadable ? (before?.unreadableSince ?? at) : null,
    };
    failures.set(name, failure);
    if (!isForGood(failure)) return error;
    if (!before || !isForGood(before)) onUnreadable?.(withoutText(key));
    return new NothingReadable();
  };

  const start = (name: string, key: ContentKey, loader: Load): Omit<Loading, 'request'> => {
    const underway = running.get(name);
    if (underway) return underway;
    const since = performance.now();
    const failure = failures.get(name);
    const askAt = Math.max(
      failure ? failure.at + backoffOf(key.resource) : since,
      entries.peek(name)?.doubt?.askAt ?? since,
    );
    if (askAt > since) {
      const promise = Promise.reject(
        failure && isForGood(failure) ? new NothingReadable() : new RecentlyFailed(),
      );
      promise.catch(() => {});
      return { promise, recalled: null, since };
    }
    const request: LoadRequest = { name, key, load: loader, purged: false };
    const slow = setTimeout(() => onLoadSlow(withoutText(key)), slowLoad);
    const recalled = shared ? answers.recall(request) : null;
    const promise = load(request, recalled)
      .then((value) => {
        if (!request.purged) failures.delete(name);
        onLoaded?.(withoutText(key));
        return value;
      })
      .catch((error: unknown) => {
        throw fail(request, error);
      })
      .finally(() => {
        clearTimeout(slow);
        if (running.get(name)?.request === request) running.delete(name);
      });
    // Waiting readers get the rejection; often there are none.
    promise.catch(() => {});
    const loading = { request, promise, recalled, since };
    running.set(name, loading);
    return loading;
  };

  return {
    /** The load under way for a key, or a new one. Rejects at once during the pause after a failure. */
    start,
    failures: failures as Pick<typeof failures, 'has' | 'entries'>,
    /** Loads under way for such keys are not cached, and their back-off ends. */
    purge(matches: (key: ContentKey) => boolean): void {
      for (const [name, { request }] of running) {
        if (!matches(request.key)) continue;
        request.purged = true;
        running.delete(name);
      }
      for (const [name, { key }] of failures.entries()) if (matches(key)) failures.delete(name);
    },
  };
};

const isForGood = ({ at, unreadableSince }: Failure): boolean =>
  unreadableSince !== null && at - unreadableSince >= unreadableTime;
