import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import { failureBackoff, purgePatience } from '#server/cache/cache-rules.ts';
import { withTimeout } from '#server/cache/with-timeout.ts';
import { ReadContext } from '#server/cache/read-context.ts';
import { cacheHeadersOf } from '#server/http/cache-headers.ts';

/** All times in milliseconds. How long a page is fresh; after that it is still sent while one render runs. */
const freshLife = 60_000;
/** A page without one of its blocks. */
const partialLife = 10_000;
const unusedLife = 3_600_000;
const purgesRemembered = 60_000;
/** How long a background render waits for content that is being refreshed. */
const refreshPatience = 5_000;
/** Up to this age a whole page is not replaced by a partial one. */
const longestWithoutEdits = 600_000;

/** How a response is made: `read` loads its content, `write` renders it. */
export interface PageSource<T = unknown> {
  /** Of the project, and the kind of its address: for metrics. */
  readonly host: string;
  readonly route: string;
  /** Headers that every response of the host carries. */
  readonly hostHeaders: Readonly<Record<string, string>>;
  read(context: ReadContext): Promise<T>;
  write(found: T, context: ReadContext, order: WriteOrder): Promise<UncachedPage | Redirect>;
}

export interface WriteOrder {
  /** ETag of what is in the cache: a page with the same one needs no body. */
  readonly known: string | null;
  /** Whom the page is streamed to while it is rendered; `null` where nobody waits, or the old bytes may be sent instead. */
  readonly streamTo: Response | null;
}

/** What is known of a response before its body is there. */
export interface ResponseHead {
  readonly status: number;
  /** Headers beside those of every response of its host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly surrogateKeys: readonly string[];
}

export interface UncachedPage extends ResponseHead {
  readonly kind: 'uncached';
  readonly etag: string;
  /** `null`: the cached bytes have the same ETag. */
  readonly body: Buffer | null;
  /** Whether others may be sent it. */
  readonly isCacheable: boolean;
}

export interface CachedPage extends Omit<ResponseHead, 'headers'> {
  readonly kind: 'cached';
  readonly source: PageSource;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly length: number;
  readonly isWhole: boolean;
  /** When its content was read, on the clock of `performance.now()`. */
  readonly since: number;
  /** When it is to be rendered anew (same clock). */
  due: number;
  /** It shows purged content: the next reader waits for a new render. */
  isPurged: boolean;
}

export type PageResponse = CachedPage | UncachedPage | Redirect;
/** How a request was answered, or a background render went (docs/operations.md). */
export type CacheOutcome = 'hit' | 'miss' | 'shared' | 'purged' | 'renewed' | 'renewal failed';

interface Options {
  readonly maxBytes: number;
  readonly onOutcome: (outcome: CacheOutcome) => void;
  /** Called for every partial response. @param route as in its source. */
  readonly onPartial: (route: string) => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** @param host as browsers name it, with its port. */
export const pageKey = (host: string, address: string): string => `${host}\n${address}`;

/**
 * Finished pages and data, by host and canonical address, purged by surrogate key (behaviour/cache 20). It
 * knows nothing of content: a render reads the content cache, which has what was last good.
 */
export const createPageCache = ({ maxBytes, onOutcome, onPartial }: Options) => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: unusedLife,
    updateAgeOnGet: true,
    ttlResolution: 1_000,
  });
  const renders = new Map<string, { readonly since: number; readonly done: Promise<PageResponse> }>();
  /** The purges of the last minute, which is longer than any render; `null` stands for everything. */
  let purges: readonly { readonly at: number; readonly keys: ReadonlySet<string> | null }[] = [];

  const wasPurged = (surrogateKeys: readonly string[], since: number): boolean => {
    const names = namesOf(surrogateKeys);
    return purges.some(({ at, keys }) => at > since && (keys === null || names.some((key) => keys.has(key))));
  };

  /** One render for all who ask meanwhile. */
  const render = (key: string, source: PageSource, streamTo: Response | null, isBehind = false) => {
    const underway = renders.get(key);
    if (underway) return underway;
    const rendering = { since: performance.now(), done: run(key, source, streamTo, isBehind) };
    renders.set(key, rendering);
    const end = () => void (renders.get(key) === rendering && renders.delete(key));
    rendering.done.then(end, end);
    return rendering;
  };

  const run = async (
    key: string,
    source: PageSource,
    streamTo: Response | null,
    isBehind: boolean,
  ): Promise<PageResponse> => {
    let context = new ReadContext();
    let found = await source.read(context);
    if (isBehind && context.refreshes.length > 0) {
      await withTimeout<unknown>(Promise.all(context.refreshes), refreshPatience, nothing);
      context = new ReadContext();
      found = await source.read(context);
    }
    const known = pages.peek(key);
    const made = await source.write(found, context, { known: known?.etag ?? null, streamTo });
    const { isWhole, began, refreshes } = context;
    if (!isWhole) onPartial(source.route);
    if (made.kind === 'redirect' || !made.isCacheable) {
      if (isGone(made)) pages.delete(key);
      return made;
    }
    const { status, surrogateKeys, etag } = made;
    const life = !isWhole ? partialLife : refreshes.length > 0 && !isBehind ? 0 : freshLife;
    const page: CachedPage = {
      kind: 'cached',
      source,
      status,
      headers: Object.entries({ ...source.hostHeaders, ...made.headers, Vary: 'Accept-Encoding' }).flat(),
      surrogateKeys,
      etag,
      ...(await compress(made.body, known)),
      isWhole,
      since: began,
      due: began + life,
      isPurged: false,
    };
    if (wasPurged(surrogateKeys, began)) return briefly(page);
    const before = pages.peek(key);
    const isWorse = isBehind && !isWhole && before?.isWhole && began - before.since < longestWithoutEdits;
    if (!isWorse) pages.set(key, page);
    return page;
  };

  /** Renders a page in the background; readers get the old bytes meanwhile. */
  const renew = async (key: string, page: CachedPage): Promise<void> => {
    page.due = performance.now() + refreshPatience + failureBackoff;
    const response = await render(key, page.source, null, true).done.catch(nothing);
    const isRenewed = response !== null && (pages.peek(key) === response || isGone(response));
    onOutcome(isRenewed ? 'renewed' : 'renewal failed');
    page.due = performance.now() + failureBackoff;
  };

  const mustBeRenewedFirst = ({ isPurged, isWhole, due }: CachedPage): boolean =>
    isPurged || (!isWhole && performance.now() >= due);

  const serve = (key: string, page: CachedPage): CachedPage => {
    onOutcome('hit');
    if (performance.now() >= page.due) void renew(key, page);
    return page;
  };

  /** The old bytes once more, for ten seconds at a CDN, where the new ones do not come in time. */
  const serveOldOnce = (key: string, page: CachedPage): CachedPage => {
    const old = { ...briefly(page), due: performance.now() + failureBackoff, isPurged: false };
    if (pages.peek(key) === page) pages.set(key, old);
    return old;
  };

  return {
    /** What may be sent at once. Counts as a hit, and starts the background render when that is due. */
    hit: (key: string): CachedPage | undefined => {
      const page = pages.get(key);
      return page && !mustBeRenewedFirst(page) ? serve(key, page) : undefined;
    },
    /**
     * From the cache, or rendered once for all who ask at the same time. Rejects where `source` does and there is
     * no old page. Readers wait `purgePatience` ms for a purged page; one that was partial is streamed as if it
     * were new.
     */
    async answer<T>(
      key: string,
      source: PageSource<T>,
      streamTo: Response | null = null,
    ): Promise<PageResponse> {
      const page = pages.get(key);
      if (page && !mustBeRenewedFirst(page)) return serve(key, page);
      const isPurged = page?.isPurged === true;
      onOutcome(isPurged ? 'purged' : renders.has(key) ? 'shared' : 'miss');
      const { since, done } = render(key, source, isPurged ? null : streamTo);
      if (!page) return done;
      const made = done.catch(nothing);
      const left = purgePatience - (performance.now() - since);
      const response = isPurged ? await withTimeout<PageResponse | null>(made, left, nothing) : await made;
      return response === null || isFailure(response) ? serveOldOnce(key, page) : response;
    },
    /** Whether a response is whole and nothing of it was purged meanwhile, so that a CDN may keep it for long. */
    isWhole: ({ isWhole, began }: ReadContext, surrogateKeys: readonly string[]): boolean =>
      isWhole && !wasPurged(surrogateKeys, began),
    /** Pages with one of these keys are rendered anew before they are shown again; all of them without keys. */
    purge: (keys?: readonly string[]): void => {
      const at = performance.now();
      const named = keys ? new Set(keys) : null;
      purges = [...purges.filter((purge) => at - purge.at < purgesRemembered), { at, keys: named }];
      // Renders under way may show purged content: nobody joins them from now on.
      renders.clear();
      for (const page of pages.values())
        if (named === null || namesOf(page.surrogateKeys).some((key) => named.has(key))) page.isPurged = true;
    },
    size: () => ({ bytes: pages.calculatedSize, pages: pages.size }),
  };
};

const nothing = () => null;

/** The keys that purge what carries these: a category has none of an article that comes to it, so its host's lists name it, too. */
const namesOf = (keys: readonly string[]): readonly string[] => {
  const has = (kind: string) => keys.some((key) => key.startsWith(kind));
  if (!has('category:') || has('subCategory:')) return keys;
  return keys.flatMap((key) => [key, key.replace(/^host:/, 'lists:')]);
};

const isFailure = (made: PageResponse): boolean => made.kind === 'uncached' && made.status >= 500;
/** The page does not exist any more, so the old bytes must not be shown. */
const isGone = (made: PageResponse): boolean => made.kind !== 'cached' && !isFailure(made);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** 1.7 ms a page; the best quality takes forty times that for a tenth of the bytes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A copy: zlib returns slices of larger buffers, which would stay in memory as long as these. */
const copyOf = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/** Compresses a body, off the event loop; without one the page keeps the bytes that are known. */
const compress = async (
  body: Buffer | null,
  known: CachedPage | undefined,
): Promise<Pick<CachedPage, 'br' | 'gzip' | 'length'>> => {
  if (body !== null) {
    const [br, zipped] = await Promise.all([toBrotli(body, quality), toGzip(body)]);
    return { br: copyOf(br), gzip: copyOf(zipped), length: body.length };
  }
  if (!known) throw new Error('only what is in the cache needs no body');
  return { br: known.br, gzip: known.gzip, length: known.length };
};

const briefHeaders = cacheHeadersOf('partial');

/** The same page, for a CDN for ten seconds. */
const briefly = (page: CachedPage): CachedPage => ({
  ...page,
  headers: page.headers.map((text, at, all) =>
    at % 2 === 0 ? text : (briefHeaders[all[at - 1] ?? ''] ?? text),
  ),
});

/** Bytes of memory for a byte of a body, measured: buffers of varying length leave gaps. */
const retained = 1.7;
/** A page's objects beside its bodies and headers, and each of its keys, in bytes. */
const overhead = 1_500;
const perKey = 60;

const bytesOf = ({ br, gzip: zipped, headers, surrogateKeys }: CachedPage): number =>
  Math.ceil(
    retained * (br.length + zipped.length) +
      headers.reduce((sum, text) => sum + text.length, 0) +
      surrogateKeys.length * perKey +
      overhead,
  );
