import type { RequestHandler } from 'express';
import { cacheKindOf, setCacheHeaders } from '../pages/cache-headers.ts';

/** Parameters that a page reads, by path; `done` shows a form's thanks (design 5). */
const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/search': ['articles', 'page'],
  '/alternatives': ['id'],
  '/not_found': ['reason'],
};
const everywhere: readonly string[] = ['done'];

/** Parameters of campaigns: they stay in the address for the tools that read them, and change nothing (design 6). */
const isTracking = (name: string): boolean => name.startsWith('utm_') || trackingParameters.has(name);

const trackingParameters = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'mc_cid',
  'mc_eid',
  'gad_source',
]);

/**
 * One URL per page (promises, Input): another spelling of an address is redirected to the canonical one. What is no
 * address at all goes on and becomes a 404.
 */
export const canonicalAddress: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next();
  const canonical = canonicalOf(req.originalUrl);
  if (canonical === req.originalUrl) return next();
  setCacheHeaders(res, cacheKindOf(canonical.split('?')[0] ?? '', 404));
  res.redirect(301, canonical);
};

/** Exported for its table of cases. `address` is path and query as they came. */
export const canonicalOf = (address: string): string => {
  const mark = address.indexOf('?');
  const rawPath = mark === -1 ? address : address.slice(0, mark);
  const path = canonicalPath(rawPath);
  const query = mark === -1 ? '' : canonicalQuery(path, address.slice(mark + 1));
  return query === '' ? path : `${path}?${query}`;
};

const canonicalPath = (path: string): string => {
  // Encoded or doubled separators, dots, parameters: no route of ours; left as it is, it is a 404.
  if (!/^\/[A-Za-z0-9_/-]*$/.test(path)) return path;
  const single = path.replaceAll(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/$/, '') : single;
  return trimmed.toLowerCase();
};

const canonicalQuery = (path: string, query: string): string => {
  const known = new Set([...(pageParameters[path] ?? []), ...everywhere]);
  const seen = new Set<string>();
  return query
    .split('&')
    .filter((pair) => {
      const [name = '', value] = pair.split('=');
      if (isTracking(name)) return true;
      if (!known.has(name) || seen.has(name)) return false;
      seen.add(name);
      return !(name === 'page' && value === '1');
    })
    .join('&');
};
