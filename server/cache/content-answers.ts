import { jitter, missingHorizon, searchResource, type Horizon } from './cache-rules.ts';
import { withoutText, type ContentKey, type Entry, type Exchange, type Load } from './content-entry.ts';
import { comparePoorer, countLevels, doubtAnswer, type Doubt, type Poorer } from './doubt.ts';
import type { EntryStore } from './entry-store.ts';
import type { SharedTier } from './shared-tier.ts';
import { weigh } from './weight.ts';

export interface AnswerOptions {
  readonly horizonOf: (resource: string) => Horizon;
  /** Called once for an answer that is poorer than the remembered one, and again if it is believed after all. */
  readonly onDoubt?: (key: ContentKey, what: Poorer, believed: boolean) => void;
  /** What replicas share; none by default. */
  readonly shared?: Pick<SharedTier, 'recall' | 'beginCall'> | undefined;
  readonly random?: () => number;
}

export interface LoadRequest {
  readonly name: string;
  readonly key: ContentKey;
  readonly load: Load;
  /** A purge came since: the answer may be from before it, and is not cached. */
  purged: boolean;
}

/** Gets answers from the upstream and other replicas, and decides which replace the remembered ones. */
export const createAnswers = (
  entries: EntryStore,
  { horizonOf, onDoubt, shared, random = Math.random }: AnswerOptions,
  /** Asks the upstream once more, whether or not anybody reads. */
  askAgain: (request: LoadRequest) => void,
) => {
  const read = async ({ key, load }: LoadRequest, recalled: string | null) => {
    const exchange: Exchange = { recalled };
    const value = await load(exchange);
    const { answer, unreadable = 0, refused = false } = exchange;
    // Searches may find whatever they like.
    const levels = key.resource === searchResource ? {} : countLevels(key.resource, value);
    return { value, raw: answer, counts: { levels, unreadable, refused } };
  };
  type Loaded = Awaited<ReturnType<typeof read>>;

  const remember = ({ name, key }: LoadRequest, { value, counts }: Loaded, age = 0, purged = false): void => {
    const { fresh, stale } = value === null ? missingHorizon : horizonOf(key.resource);
    const since = performance.now() - age;
    const freshUntil = since + fresh * (1 - jitter + 2 * jitter * random());
    const weight = weigh(value);
    const before = entries.peek(name);
    // What a host has one of stays the same object while it says the same: others derive from it (indexes, say). An
    // article does not: its new HTML is in memory as a cleaned article, and the old would be a second copy.
    const isKept = key.id === undefined && before?.hash === weight.hash;
    entries.set(name, {
      ...weight,
      key,
      value: isKept ? before.value : value,
      counts,
      since,
      freshUntil,
      staleUntil: freshUntil + stale,
      purged,
      excused: 0,
      doubt: null,
    });
  };

  /** The doubt about an answer that is poorer than the remembered one; `null` where it replaces that. */
  const doubt = ({ key }: LoadRequest, entry: Entry, { counts }: Loaded): Doubt | null => {
    const now = performance.now();
    if (key.resource === searchResource || entry.value === null || now >= entry.staleUntil) return null;
    const what = comparePoorer(counts, entry.counts, entry.excused);
    if (!what) return null;
    const left = doubtAnswer(counts, entry.doubt, now);
    if (!entry.doubt || !left) onDoubt?.(withoutText(key), what, !left);
    return left;
  };

  return {
    /** Asks the upstream. Resolves to what is remembered then: its answer, or the old one where that is doubted. */
    async ask(request: LoadRequest): Promise<unknown> {
      const share = shared?.beginCall(request.key);
      const answer = await read(request, null);
      if (request.purged) return answer.value;
      const entry = entries.peek(request.name);
      const doubted = entry ? doubt(request, entry, answer) : null;
      if (entry && doubted) {
        entry.doubt = doubted;
        setTimeout(
          () => entries.peek(request.name)?.doubt === doubted && askAgain(request),
          doubted.askAt - performance.now() + 1,
        ).unref();
        return entry.value;
      }
      remember(request, answer);
      if (answer.value !== null && answer.raw !== undefined) share?.(answer.raw);
      return entries.peek(request.name)?.value ?? answer.value;
    },
    /** Takes the answer of another replica where it is newer than ours: its value, and whether it is fresh. */
    async recall(request: LoadRequest, isLastHope = false) {
      const { name, key } = request;
      const before = entries.peek(name);
      const recalled = before?.purged ? null : await shared?.recall(key, isLastHope);
      if (!recalled || request.purged) return null;
      const { fresh, stale } = horizonOf(key.resource);
      const isFresh = !recalled.purged && recalled.age < fresh * (1 - jitter);
      if (before ? !isFresh : recalled.age >= fresh + stale) return null;
      const answer = await read(request, recalled.answer).catch(() => null);
      if (!answer || answer.value === null || request.purged) return null;
      if (before && comparePoorer(answer.counts, before.counts)) return null;
      remember(request, answer, recalled.age, recalled.purged);
      return { value: entries.peek(name)?.value ?? answer.value, isFresh };
    },
  };
};
