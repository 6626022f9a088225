import { hash } from 'node:crypto';
import type { Response } from 'express';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { pageRoutes, type PageName } from '#shared/rendering/page-routes.ts';
import { readContextOf } from './request-context.ts';

/** How long a client is told to wait before it asks again after a 503, in seconds. */
export const retryAfter = 10;

const pageInBrowser = 'max-age=60, stale-while-revalidate=300, stale-if-error=86400';
const pageAtCdn = (maxAge: number) => `max-age=${maxAge}, stale-while-revalidate=3600, stale-if-error=259200`;

/** How long browsers and the CDN may keep a kind of response (behaviour/cache 1). */
export const lifetimes = {
  home: { browser: pageInBrowser, cdn: pageAtCdn(300) },
  category: { browser: pageInBrowser, cdn: pageAtCdn(600) },
  article: { browser: pageInBrowser, cdn: pageAtCdn(900) },
  search: { browser: 'max-age=0', cdn: 'max-age=60, stale-while-revalidate=300' },
  notFound: { browser: 'max-age=10', cdn: 'max-age=60' },
  /** A partial response: browsers ask again soon, too, and never show it stale (behaviour/cache 4). */
  partial: { browser: 'max-age=10', cdn: 'max-age=10' },
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
} as const satisfies Record<string, { readonly browser: string; readonly cdn: string }>;

export type Lifetime = keyof typeof lifetimes;

/** A row as headers; of a partial response the brief one (behaviour/cache 4). CDNs read either name. */
export const cacheHeadersOf = (lifetime: Lifetime, isWhole = true): Record<string, string> => {
  const isCacheable = lifetimes[lifetime].cdn !== 'no-store';
  const { browser, cdn } = lifetimes[isWhole || !isCacheable ? lifetime : 'partial'];
  return { 'Cache-Control': browser, 'CDN-Cache-Control': cdn, 'Surrogate-Control': cdn };
};

export const setCacheHeaders = (res: Response, lifetime: Lifetime): void => {
  res.set(cacheHeadersOf(lifetime, readContextOf(res).isWhole));
};

/** For an error in place of a good response: `no-store`, and no headers that the other had. */
export const forbidCaching = (res: Response): void => {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Surrogate-Key']) res.removeHeader(name);
  setCacheHeaders(res, 'never');
};

/** A file or picture that is not there: a line, never a page, and cached by nobody. */
export const sendNotFound = (res: Response): void => {
  setCacheHeaders(res, 'never');
  res.status(404).type('text').send('not found\n');
};

/** The row for a rendered page. Errors must not outlive the outage. */
export const lifetimeOf = (
  { pageName, isEmpty }: { readonly pageName: PageName | null; readonly isEmpty: boolean },
  status: number,
): Lifetime => {
  if (pageName !== null && pageRoutes[pageName].secret) return 'personal';
  if (status === 404) return 'notFound';
  if (pageName === null || status !== 200) return 'never';
  return isEmpty ? 'empty' : pageRoutes[pageName].cache;
};

/** Weak: the same for every encoding. */
export const etagOf = (...parts: readonly string[]): string =>
  `W/"${hash('sha256', parts.join(''), 'base64url').slice(0, 22)}"`;

const levels = ['category', 'subCategory', 'article'] as const;

/** The content that a canonical path names. Ids of visitors are theirs to choose: what is no number names nothing. */
export const keysOfPath = (path: string): readonly string[] => {
  const [, root, ...ids] = path.split('/');
  if (root !== 'categories') return [];
  return levels.flatMap((level, at) => (/^\d{1,15}$/.test(ids[at] ?? '') ? [`${level}:${ids[at]}`] : []));
};

/** Longest list of keys, in bytes: header lines have limits of 8 kB and less. */
const maxKeyBytes = 4_000;

/**
 * What a purge can name, here and at the CDN (behaviour/cache 3), on every response that a CDN may keep. Where the
 * articles that it shows are too many, the lists of the host stand for them: an article's purge names both.
 *
 * @param named what the response is about. @param shown what else is in it.
 */
export const surrogateKeysOf = (
  { host, locale }: ProjectFacts,
  build: string,
  named: readonly string[] = [],
  shown: readonly string[] = [],
): readonly string[] => {
  const keysWith = (more: readonly string[]) => [
    ...new Set([`host:${host}`, `locale:${locale}`, ...named, ...more, `build:${build}`]),
  ];
  const keys = keysWith(shown);
  return keys.join(' ').length <= maxKeyBytes ? keys : keysWith([`lists:${host}`]);
};
