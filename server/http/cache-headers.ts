import type { Response } from 'express';
import { isHalf } from './half-answer.ts';
import { pageRoutes, type PageName } from '#shared/rendering/page-routes.ts';

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
  redirect: { browser: 'max-age=10', cdn: 'max-age=60' },
  sitemap: { browser: 'max-age=300', cdn: 'max-age=3600, stale-while-revalidate=86400' },
  poster: { browser: 'max-age=86400, stale-while-revalidate=604800', cdn: 'max-age=604800' },
  posterMissing: { browser: 'max-age=300', cdn: 'max-age=300' },
  qrCode: { browser: 'max-age=3600, stale-while-revalidate=86400', cdn: 'max-age=3600' },
  immutable: { browser: 'public, max-age=31536000, immutable', cdn: 'max-age=31536000' },
  never: { browser: 'no-store', cdn: 'no-store' },
  /** Of one visitor: an order, or what came of a form. */
  personal: { browser: 'private, no-store', cdn: 'no-store' },
} as const satisfies Record<string, CacheHeaders>;

export type CacheKind = keyof typeof cacheHeaders;

/** An answer that lacks a part: soon asked for again, by browsers too, and never served stale (behaviour/cache 4). */
const half: CacheHeaders = { browser: 'max-age=10', cdn: 'max-age=10' };

const isKept = ({ cdn }: CacheHeaders): boolean => cdn !== 'no-store';

/** Writes one row of the table; CDNs read one or the other of the two names. */
export const setCacheHeaders = (res: Response, kind: CacheKind): void => {
  const row = cacheHeaders[kind];
  const { browser, cdn } = isHalf(res) && isKept(row) ? half : row;
  res.set({ 'Cache-Control': browser, 'CDN-Cache-Control': cdn, 'Surrogate-Control': cdn });
};

/** The row for an answer of the page that was matched. Errors must not outlive the outage. */
export const cacheKindOf = (page: PageName | null, status: number): CacheKind => {
  if (page !== null && pageRoutes[page].secret) return 'personal';
  if (status === 404) return 'notFound';
  return page === null || status !== 200 ? 'never' : pageRoutes[page].cache;
};
