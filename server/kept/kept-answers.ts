import { withTimeout } from '#server/cache/with-timeout.ts';
import type { KeptOutcome } from '#server/observability/metrics.ts';
import type { AnswerCache } from './answer-cache.ts';
import { keyOf, type Finished, type KeptAnswer, type Recipe } from './answer.ts';
import type { Encoding } from './encodings.ts';
import { outdated } from './outdated.ts';
import { createPackedForms } from './packed-forms.ts';

/** How long an answer whose renewal failed stands in before the next try, in milliseconds. */
const renewalBackoff = 5_000;
/** How long those who ask for a purged answer wait for its new bytes before the old ones stand in, in milliseconds. */
const purgePatience = 800;

/** Whoever asked first. */
export interface FirstReader {
  readonly encoding: Encoding;
  /** Whether it still waits. */
  isThere(): boolean;
}

interface Flight {
  readonly finished: Promise<Finished>;
  /** Who waits for it, beside the first reader. */
  followers: number;
}

interface Dependencies {
  readonly cache: AnswerCache;
  /** Whether there is something to do that visitors wait for. */
  readonly isBusy: () => boolean;
  /** Starts refreshes that are due (`content-cache.ts`). */
  readonly touch: (names: ReadonlySet<string>) => number | null;
  /** Told how every request was answered or an answer renewed. */
  readonly onOutcome: (outcome: KeptOutcome) => void;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Has answers that many ask for made once, and keeps them true. */
export const createKeptAnswers = ({ cache, isBusy, touch, onOutcome }: Dependencies) => {
  const flights = new Map<string, Flight>();
  const forms = createPackedForms(cache, isBusy);

  /** Makes an answer, once for all who ask at the same time. */
  const fly = (recipe: Recipe, requestId: string, reader: FirstReader | null): Promise<Finished> => {
    const key = keyOf(recipe);
    const underway = flights.get(key);
    if (underway) return underway.finished;
    if (reader) onOutcome('miss');
    const isWanted = () => reader === null || reader.isThere() || flight.followers > 0;
    // Without a reader it is one that others have asked for before.
    const encoding = reader?.encoding ?? 'br';
    const flight: Flight = { finished: recipe.make(recipe, { requestId, encoding, isWanted }), followers: 0 };
    flights.set(key, flight);
    const land = (finished: Finished | null): void => {
      if (flights.get(key) === flight) flights.delete(key);
      if (!reader) onOutcome(finished !== null && statusOf(finished) < 500 ? 'renewed' : 'renewal failed');
      if (finished?.kind === 'kept') forms.made(finished.answer);
    };
    flight.finished.then(land, () => land(null));
    return flight.finished;
  };

  /** Makes a kept answer anew while its old bytes are there; `null` where that fails: they stand in for a while. */
  const renew = async (answer: KeptAnswer): Promise<Finished | null> => {
    const finished = await fly(answer.recipe, 'renewal', null).catch(() => null);
    if (finished?.kind === 'kept') {
      if (finished.answer.key !== answer.key) cache.drop(answer.key);
      return finished;
    }
    const isGone = finished?.kind === 'redirect' || finished?.status === 404;
    if (isGone) cache.drop(answer.key);
    else if (finished?.status !== 200) keepAwhile(answer);
    return isGone || finished?.status === 200 ? finished : null;
  };

  const keepAwhile = (answer: KeptAnswer): void => {
    if (cache.get(answer.key) !== answer) return;
    const later = performance.now() + renewalBackoff;
    const isWhole = answer.wholeness === 'whole' && cache.standing(answer) !== 'purged';
    cache.keep({
      ...(isWhole ? answer : outdated(answer)),
      until: later,
      looks: { ...answer.looks, dueAt: later },
    });
  };

  /** Whether it shows what was purged while it was made. */
  const isOvertaken = (finished: Finished | null): boolean =>
    finished?.kind === 'kept'
      ? cache.standing(finished.answer) === 'purged'
      : finished?.kind === 'passing' && finished.purged;

  /** A renewal that was under way may have been begun before the last purge: then one more. */
  const renewAfterPurge = async (answer: KeptAnswer): Promise<Finished | null> => {
    const finished = await renew(answer);
    return isOvertaken(finished) ? renew(answer) : finished;
  };

  /** Starts what is due; whether the bytes may be shown as they are meanwhile. */
  const renewIfDue = (answer: KeptAnswer): boolean => {
    const now = performance.now();
    const standing = cache.standing(answer);
    const isOver = now >= answer.until;
    if (standing === 'purged' || (answer.wholeness === 'half' && isOver)) return false;
    const { looks } = answer;
    if (standing === 'changed' || isOver) void renew(answer);
    else if (now >= looks.dueAt) {
      const due = touch(answer.names);
      if (due === null) void renew(answer);
      looks.dueAt = due ?? now + renewalBackoff;
    }
    return true;
  };

  return {
    fly,
    find: (recipe: Recipe): KeptAnswer | undefined => cache.get(keyOf(recipe)),
    findByKey: (key: string): KeptAnswer | undefined => cache.get(key),
    /** Whether somebody waits for it already. */
    isUnderway: (key: string): boolean => flights.has(key),
    renewIfDue,
    packedAs: forms.packedAs,
    /** As `renewIfDue`, and counts the hit of somebody who finds the answer kept. */
    hit(answer: KeptAnswer): boolean {
      if (!renewIfDue(answer)) return false;
      onOutcome('hit');
      answer.looks.count += 1;
      forms.lookedAt(answer);
      return true;
    },
    /** The answer after its renewal; the old bytes, for a short while, where that takes too long or fails. */
    async current(answer: KeptAnswer): Promise<Finished> {
      onOutcome('purged');
      const renewed = await withTimeout(renewAfterPurge(answer), purgePatience, () => null);
      return renewed ?? { kind: 'kept', answer: outdated(answer) };
    },
    /** Counts somebody in who waits for an answer that is being made; `null` where nobody makes it. */
    follow(recipe: Recipe): { finished: Promise<Finished>; leave: () => void } | null {
      const flight = flights.get(keyOf(recipe));
      if (!flight) return null;
      onOutcome('shared');
      flight.followers += 1;
      return { finished: flight.finished, leave: () => void (flight.followers -= 1) };
    },
  };
};

const statusOf = (finished: Finished): number =>
  finished.kind === 'kept' ? finished.answer.status : finished.status;
