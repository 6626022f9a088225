import type { Response } from 'express';
import { readContextOf } from './request-context.ts';
import { pageRoutes, type PageName } from '#shared/rendering/page-routes.ts';

/** How long a client is told to wait before it asks again after a 503, in seconds. */
export const retryAfter = 10;

/** Lifetimes of one kind of answer: what browsers get, and what the CDN gets (behaviour/cache 1). */
interface CacheHeaders {
  readonly browser: string;
  readonly cdn: string;
}

const pageInBrowser = 'max-age=60, stale-while-revalidate=300, stale-if-error=86400';
const pageAtCdn = (maxAge: number) => `max-age=${maxAge}, stale-while-revalidate=3600, stale-if-error=259200`;

export const cacheHeaders = {
  home: { browser: pageInBrowser, cdn: pageAtCdn(300) },
  category: { browser: pageInBrowser, cdn: pageAtCdn(600) },
  article: { browser: pageInBrowser, cdn: pageAtCdn(900) },
  search: { browser: 'max-age=0', cdn: 'max-age=60, stale-while-revalidate=300' },
  notFound: { browser: 'max-age=10', cdn: 'max-age=60' },
  /** A partial response: browsers ask again soon, too, and never show it stale (behaviour/cache 4). */
  partial: { browser: 'max-age=10', cdn: 'max-age=10' },
  /** A page on which nothing is yet. */
  empty: { browser: 'max-age=10', cdn: 'max-age=60' },
  redirect: { browser: 'max-age=10', cdn: 'max-age=60' },
  titles: { browser: 'max-age=300, stale-while-revalidate=86400', cdn: pageAtCdn(300) },
  sitemap: { browser: 'max-age=300', cdn: 'max-age=3600, stale-while-revalidate=86400' },
  poster: { browser: 'max-age=86400, stale-while-revalidate=604800', cdn: 'max-age=604800' },
  posterMissing: { browser: 'max-age=300', cdn: 'max-age=300' },
  qrCode: { browser: 'max-age=3600, stale-while-revalidate=86400', cdn: 'max-age=3600' },
  /** Files of `public/`: their names carry no hash, so they are asked for again after a day. */
  publicFile: {
    browser: 'public, max-age=86400, stale-while-revalidate=604800',
    cdn: 'max-age=86400, stale-while-revalidate=604800',
  },
  immutable: { browser: 'public, max-age=31536000, immutable', cdn: 'max-age=31536000' },
  never: { browser: 'no-store', cdn: 'no-store' },
  /** Of one visitor: an order, or what came of a form. */
  personal: { browser: 'private, no-store', cdn: 'no-store' },
} as const satisfies Record<string, CacheHeaders>;

export type CacheKind = keyof typeof cacheHeaders;

const isCacheable = ({ cdn }: CacheHeaders): boolean => cdn !== 'no-store';

/** One row of the table as headers; CDNs read one or the other of the two names. */
export const cacheHeadersOf = (kind: CacheKind): Record<string, string> => {
  const { browser, cdn } = cacheHeaders[kind];
  return { 'Cache-Control': browser, 'CDN-Cache-Control': cdn, 'Surrogate-Control': cdn };
};

/** The same, or the row for a partial response (behaviour/cache 4). */
export const cacheHeadersFor = (kind: CacheKind, isWhole: boolean): Record<string, string> =>
  cacheHeadersOf(isWhole || !isCacheable(cacheHeaders[kind]) ? kind : 'partial');

/** Writes one row. */
export const setCacheHeaders = (res: Response, kind: CacheKind): void => {
  res.set(cacheHeadersFor(kind, readContextOf(res).isWhole));
};

/** For an error in place of a good response: `no-store`, and no headers that the other had. */
export const forbidCaching = (res: Response): void => {
  for (const name of ['ETag', 'Surrogate-Key']) res.removeHeader(name);
  setCacheHeaders(res, 'never');
};

/**
 * The row for an answer of the page that was matched. Errors must not outlive the outage.
 *
 * @param whole false where something is missing or outdated because it could not be had.
 */
export const cacheKindOf = (
  { page, isEmpty }: { readonly page: PageName | null; readonly isEmpty: boolean },
  status: number,
  whole: boolean,
): CacheKind => {
  if (page !== null && pageRoutes[page].secret) return 'personal';
  if (status === 404) return whole ? 'notFound' : 'partial';
  if (page === null || status !== 200) return 'never';
  if (!whole) return 'partial';
  return isEmpty ? 'empty' : pageRoutes[page].cache;
};
