import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import { withTimeout } from '#server/cache/with-timeout.ts';
import { packTightly, repack, withForm, type Encoding, type PageBody, type Packing } from './encodings.ts';
import { createIdleWork } from './idle-work.ts';
import type { PageOutcome } from '#server/observability/metrics.ts';
import { keyOf, type FinishedPage, type MakePage } from './make-page.ts';
import type { KeptPage, PageCache, PageRecipe } from './page-cache.ts';
import { outdated } from './outdated.ts';
import type { RenderQueue } from './overload/render-queue.ts';

/** How long a page whose renewal failed stands in before the next try, in milliseconds. */
const renewalBackoff = 5_000;
/** How long those who ask for a purged page wait for its new bytes before the old ones stand in, in milliseconds. */
const purgePatience = 800;
/** Asked for so often, a page is worth the smallest encoding. */
const looksForTightPacking = 10;
/** After so many milliseconds a copy that its first reader took unpacked is packed: until then it takes five times the memory. */
const packingPause = 5_000;

/** Whoever asked first. */
export interface FirstReader {
  readonly encoding: Encoding;
  /** Whether it still waits. */
  isThere(): boolean;
}

interface Flight {
  readonly finished: Promise<FinishedPage>;
  /** Who waits for it, beside the first reader. */
  followers: number;
}

/** Pages that many read, and all addresses that belong to none. Searches, orders and thanks are made for one visitor. */
export const isLasting = (address: string): boolean => {
  const page = pageAt(address);
  return !address.includes('?') && (page === null || pageRoutes[page].inSitemap);
};

interface Dependencies {
  readonly cache: PageCache;
  readonly make: MakePage;
  readonly queue: RenderQueue;
  /** Starts refreshes that are due (`content-cache.ts`). */
  readonly touch: (names: ReadonlySet<string>) => number | null;
  /** Told how every page was answered or renewed. */
  readonly onOutcome: (outcome: PageOutcome) => void;
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/** Has pages that many ask for made once, and keeps them true. */
export const createKeptPages = ({ cache, make, queue, touch, onOutcome }: Dependencies) => {
  const flights = new Map<string, Flight>();

  /** Makes a page, once for all who ask at the same time. */
  const fly = (recipe: PageRecipe, requestId: string, reader: FirstReader | null): Promise<FinishedPage> => {
    const key = keyOf(recipe);
    const underway = flights.get(key);
    if (underway) return underway.finished;
    if (reader) onOutcome('miss');
    const isWanted = () => reader === null || reader.isThere() || flight.followers > 0;
    // Without a reader it is a page that others have asked for before.
    const encoding = reader?.encoding ?? 'br';
    const flight: Flight = { finished: make(recipe, { requestId, encoding, isWanted }), followers: 0 };
    flights.set(key, flight);
    const land = (finished: FinishedPage | null): void => {
      if (flights.get(key) === flight) flights.delete(key);
      if (!reader) onOutcome(finished !== null && statusOf(finished) < 500 ? 'renewed' : 'renewal failed');
      if (finished?.kind === 'kept') packLater(finished.page);
    };
    flight.finished.then(land, () => land(null));
    return flight.finished;
  };

  /** Makes a kept page anew while its old bytes are there; `null` where that fails: they stand in for a while. */
  const renew = async (page: KeptPage): Promise<FinishedPage | null> => {
    const finished = await fly(page.recipe, 'renewal', null).catch(() => null);
    if (finished?.kind === 'kept') {
      if (finished.page.key !== page.key) cache.drop(page.key);
      return finished;
    }
    const isGone = finished?.kind === 'redirect' || finished?.status === 404;
    if (isGone) cache.drop(page.key);
    else if (finished?.status !== 200) keepAwhile(page);
    return isGone || finished?.status === 200 ? finished : null;
  };

  const keepAwhile = (page: KeptPage): void => {
    if (cache.get(page.key) !== page) return;
    const later = performance.now() + renewalBackoff;
    const isWhole = page.wholeness === 'whole' && cache.standing(page) !== 'purged';
    cache.keep({
      ...(isWhole ? page : outdated(page)),
      until: later,
      looks: { ...page.looks, dueAt: later },
    });
  };

  /** Whether it shows what was purged while it was made. */
  const isOvertaken = (finished: FinishedPage | null): boolean =>
    finished?.kind === 'kept'
      ? cache.standing(finished.page) === 'purged'
      : finished?.kind === 'page' && finished.purged;

  /** A renewal that was under way may have been begun before the last purge: then one more. */
  const renewAfterPurge = async (page: KeptPage): Promise<FinishedPage | null> => {
    const finished = await renew(page);
    return isOvertaken(finished) ? renew(page) : finished;
  };

  const isBusy = () => queue.waiting() > 0;
  const [whenIdle, laterWhenIdle] = [createIdleWork(isBusy), createIdleWork(isBusy, packingPause)];
  const addBrotli = async (key: string, pack: (body: PageBody) => Promise<Buffer>): Promise<void> => {
    const page = cache.get(key);
    if (page) addForm(page, 'br', await pack(page.body));
  };
  const tighten = ({ key }: KeptPage): void => whenIdle(key, () => addBrotli(key, packTightly));
  const packLater = ({ key, body }: KeptPage): void => {
    if (body.identity) laterWhenIdle(key, () => addBrotli(key, async (now) => now.br ?? repack(now, 'br')));
  };

  /** To the page that is kept; not to one that has changed meanwhile, which keeping would call good again. */
  const addForm = (page: KeptPage, packing: Packing, bytes: Buffer): void => {
    const current = cache.get(page.key);
    if (current?.etag === page.etag && cache.standing(current) === 'good')
      cache.keep({ ...current, body: withForm(current.body, packing, bytes) });
  };

  const repacking = new WeakMap<PageBody, Promise<Buffer>>();
  /** Once, for all who ask for this form of the page meanwhile. */
  const repackOnce = (page: KeptPage, packing: Packing): Promise<Buffer> =>
    repacking.getOrInsertComputed(page.body, () => {
      const packed = repack(page.body, packing);
      void packed.then(
        (bytes) => addForm(page, packing, bytes),
        () => repacking.delete(page.body),
      );
      return packed;
    });

  /** Starts what is due; whether the bytes may be shown as they are meanwhile. */
  const renewIfDue = (page: KeptPage): boolean => {
    const now = performance.now();
    const standing = cache.standing(page);
    const isOver = now >= page.until;
    if (standing === 'purged' || (page.wholeness === 'half' && isOver)) return false;
    const { looks } = page;
    if (standing === 'changed' || isOver) void renew(page);
    else if (now >= looks.dueAt) {
      const due = touch(page.names);
      if (due === null) void renew(page);
      looks.dueAt = due ?? now + renewalBackoff;
    }
    return true;
  };

  return {
    fly,
    find: (recipe: PageRecipe): KeptPage | undefined => cache.get(keyOf(recipe)),
    findByKey: (key: string): KeptPage | undefined => cache.get(key),
    /** Whether somebody waits for it already. */
    isUnderway: (key: string): boolean => flights.has(key),
    renewIfDue,
    /** A kept page's bytes in a form; a promise where nobody has asked for that form before. */
    packedAs: (page: KeptPage, packing: Packing): Buffer | Promise<Buffer> =>
      page.body[packing] ?? repackOnce(page, packing),
    /** As `renewIfDue`, and counts the hit of somebody who finds the page kept. */
    hit(page: KeptPage): boolean {
      if (!renewIfDue(page)) return false;
      onOutcome('hit');
      page.looks.count += 1;
      if (page.looks.count === looksForTightPacking) tighten(page);
      return true;
    },
    /** The page after its renewal; the old bytes, for a short while, where that takes too long or fails. */
    async current(page: KeptPage): Promise<FinishedPage> {
      onOutcome('purged');
      const renewed = await withTimeout(renewAfterPurge(page), purgePatience, () => null);
      return renewed ?? { kind: 'kept', page: outdated(page) };
    },
    /** Counts somebody in who waits for a page that is being made; `null` where nobody makes it. */
    follow(recipe: PageRecipe): { finished: Promise<FinishedPage>; leave: () => void } | null {
      const flight = flights.get(keyOf(recipe));
      if (!flight) return null;
      onOutcome('shared');
      flight.followers += 1;
      return { finished: flight.finished, leave: () => void (flight.followers -= 1) };
    },
  };
};

const statusOf = (finished: FinishedPage): number =>
  finished.kind === 'kept' ? finished.page.status : finished.status;
