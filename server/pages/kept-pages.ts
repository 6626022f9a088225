import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import { orAfter } from '#server/cache/or-after.ts';
import { pack, packTightly } from './encodings.ts';
import type { PageOutcome } from '#server/observability/metrics.ts';
import type { LoadPage, PageDraft } from './load-page.ts';
import type { KeptPage, PageCache, PageRecipe } from './page-cache.ts';
import { pageHeadersOf } from './page-headers.ts';
import type { RenderQueue } from './render-queue.ts';

/** An hour: what no content entry tells of (hosts that have the page, the year) is never older (behaviour/cache 20). */
const longestLife = 3_600_000;
/** How long a page without one of its blocks is kept, in milliseconds. */
const halfLife = 10_000;
/** How long a page whose renewal failed stands in before the next try, in milliseconds. */
const renewalBackoff = 5_000;
/** How long those who ask for a purged page wait for its new bytes before the old ones stand in, in milliseconds. */
const purgePatience = 800;
/** Asked for so often, a page is worth the smallest encoding. */
const looksForTightPacking = 10;
/** How long the tightest packing waits for renders to end before it looks again, in milliseconds. */
const idleCheck = 50;

/** Where a page goes while it is made: the response of whoever asked first. */
export interface FirstReader {
  begin(status: number, headers: Readonly<Record<string, string>>): void;
  take(piece: Uint8Array): void;
  /** Whether it still waits. */
  isThere(): boolean;
}

interface UnkeptPage {
  readonly kind: 'page';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type FinishedPage = Redirect | UnkeptPage | { readonly kind: 'kept'; readonly page: KeptPage };

interface Flight {
  readonly finished: Promise<FinishedPage>;
  /** Who waits for it, beside the first reader. */
  followers: number;
}

export const keyOf = ({ visit, address }: PageRecipe): string => new URL(visit.origin).host + address;

/** Pages that many read, and all addresses that belong to none. Searches, orders and thanks are made for one visitor. */
export const isLasting = (address: string): boolean => {
  const page = pageAt(address);
  return !address.includes('?') && (page === null || pageRoutes[page].inSitemap);
};

interface Dependencies {
  readonly cache: PageCache;
  readonly load: LoadPage;
  readonly queue: RenderQueue;
  readonly build: string;
  readonly logger: Logger;
  /** Starts refreshes that are due (`content-cache.ts`). */
  readonly touch: (names: ReadonlySet<string>) => number | null;
  /** Told how every page was answered or renewed. */
  readonly onOutcome: (outcome: PageOutcome) => void;
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/** Makes pages that many ask for once, keeps them, and keeps them true. */
export const createKeptPages = ({ cache, load, queue, build, logger, touch, onOutcome }: Dependencies) => {
  const flights = new Map<string, Flight>();

  /** Loaders first: where all that they read is as it was, the bytes are too, and nothing is rendered. */
  const make = async (
    recipe: PageRecipe,
    requestId: string,
    reader: FirstReader | null,
    isWanted: () => boolean,
  ): Promise<FinishedPage> => {
    const { visit, address } = recipe;
    const draft = await load({ visit, address, form: null, requestId, hydrates: true });
    if ('kind' in draft) return draft;
    try {
      const key = draft.page.status === 404 ? missingKey(recipe, draft) : keyOf(recipe);
      const known = cache.get(key);
      if (known?.dataHash === draft.dataHash && known.half !== draft.reading.complete)
        return keepUnlessPurged({ ...known, ...keepingFacts(draft) }, draft) ?? { kind: 'kept', page: known };
      const page = await renderDraft(recipe, draft, { requestId, reader, isWanted });
      if (page.status !== 200 && page.status !== 404) return page;
      const { status, headers, body } = page;
      const { dataHash, etag } = draft;
      const lines = [...Object.entries(headers).flat(), 'Vary', 'Accept-Encoding'];
      const fresh = { key, recipe, status, headers: lines, etag, dataHash, body: await pack(body) };
      return keepUnlessPurged({ ...fresh, ...keepingFacts(draft) }, draft) ?? page;
    } finally {
      draft.close();
    }
  };

  const renderDraft = async (
    { visit, address, common }: PageRecipe,
    { page, reading, etag, frameOf }: PageDraft,
    order: { requestId: string; reader: FirstReader | null; isWanted: () => boolean },
  ): Promise<UnkeptPage> => {
    const open = await queue.run(page.open, order.isWanted);
    if (open.surprise) logger.error({ err: open.surprise, requestId: order.requestId }, 'page failed');
    const facts = { project: visit.project, build, path: address, page: page.page, isPost: false };
    const headers = {
      ...common,
      ...pageHeadersOf({
        ...facts,
        status: open.status,
        isListed: open.head.index,
        reading,
      }),
      ...(open.status === 200 ? { ETag: etag } : {}),
    };
    const pieces: Uint8Array[] = [];
    const take = (piece: Uint8Array): void => {
      pieces.push(piece);
      order.reader?.take(piece);
    };
    order.reader?.begin(open.status, headers);
    const { before, after } = frameOf(open);
    take(Buffer.from(before));
    await open.stream(take);
    take(Buffer.from(after));
    return { kind: 'page', status: open.status, headers, body: Buffer.concat(pieces) };
  };

  /** A page made from what was purged meanwhile is shown to those who wait, and to nobody else. */
  const keepUnlessPurged = (page: KeptPage, { reading }: PageDraft): FinishedPage | null => {
    if (reading.purged) return null;
    cache.keep(page);
    return { kind: 'kept', page };
  };

  /** Makes a page, once for all who ask at the same time. */
  const fly = (recipe: PageRecipe, requestId: string, reader: FirstReader | null): Promise<FinishedPage> => {
    const key = keyOf(recipe);
    const underway = flights.get(key);
    if (reader) onOutcome(underway ? 'shared' : 'miss');
    if (underway) return underway.finished;
    const isWanted = () => reader === null || reader.isThere() || flight.followers > 0;
    const flight: Flight = { finished: make(recipe, requestId, reader, isWanted), followers: 0 };
    flights.set(key, flight);
    const land = () => void (flights.get(key) === flight && flights.delete(key));
    flight.finished.then(land, land);
    return flight.finished;
  };

  /** Makes a kept page anew while its old bytes are there; `null` where that fails: they stand in for a while. */
  const renew = async (page: KeptPage): Promise<FinishedPage | null> => {
    const finished = await fly(page.recipe, 'renewal', null).catch(() => null);
    onOutcome(finished !== null && statusOf(finished) < 500 ? 'renewed' : 'renewal failed');
    if (finished?.kind === 'kept') {
      if (finished.page.key !== page.key) cache.drop(page.key);
      return finished;
    }
    const isGone = finished?.kind === 'redirect' || finished?.status === 404;
    if (isGone) cache.drop(page.key);
    else if (finished?.status !== 200) standIn(page);
    return isGone || finished?.status === 200 ? finished : null;
  };

  const standIn = (page: KeptPage): void => {
    const later = performance.now() + renewalBackoff;
    if (cache.get(page.key) === page)
      cache.keep({ ...page, half: false, until: later, looks: { ...page.looks, dueAt: later } });
  };

  let tightening: Promise<unknown> = Promise.resolve();
  /** One page after another, when no render waits. */
  const tighten = (page: KeptPage): void => {
    tightening = tightening.then(async () => {
      while (queue.waiting() > 0) await sleep(idleCheck);
      const br = await packTightly(page.body).catch(() => null);
      if (br && cache.get(page.key) === page && cache.standing(page) === 'good')
        cache.keep({ ...page, body: { ...page.body, br } });
    });
  };

  return {
    fly,
    find: (recipe: PageRecipe): KeptPage | undefined => cache.get(keyOf(recipe)),
    findByKey: (key: string): KeptPage | undefined => cache.get(key),
    /** Whether the bytes may be shown as they are; whatever is due is started behind them. */
    isShowable(page: KeptPage): boolean {
      const now = performance.now();
      const standing = cache.standing(page);
      const isOver = now >= page.until;
      if (standing === 'purged' || (page.half && isOver)) return false;
      const { looks } = page;
      if (standing === 'changed' || isOver) void renew(page);
      else if (now >= looks.dueAt) {
        const due = touch(page.names);
        if (due === null) void renew(page);
        looks.dueAt = due ?? now + renewalBackoff;
      }
      onOutcome('hit');
      looks.count += 1;
      if (looks.count === looksForTightPacking) tighten(page);
      return true;
    },
    /** The page after one renewal; the old bytes where that takes too long or fails. */
    async current(page: KeptPage): Promise<FinishedPage> {
      onOutcome('purged');
      return (await orAfter(renew(page), purgePatience, () => null)) ?? { kind: 'kept', page };
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

const keepingFacts = ({ reading: { names, complete, freshUntil } }: PageDraft) => {
  const now = performance.now();
  return {
    names,
    half: !complete,
    until: now + (complete ? longestLife : halfLife),
    looks: { dueAt: Math.max(freshUntil, now), count: 0 },
  };
};

const statusOf = (finished: FinishedPage): number =>
  finished.kind === 'kept' ? finished.page.status : finished.status;

/** One page of each kind a host for all that does not exist: by what it shows, not by its address. */
const missingKey = ({ visit }: PageRecipe, { page, dataHash }: PageDraft): string =>
  `${visit.project.host} 404 ${page.page ?? ''} ${dataHash}`;
