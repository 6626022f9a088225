import type { RequestHandler } from 'express';
import {
  longestAddress,
  pageOfAddress,
  queryValue,
  searchTextOf,
  topicOfAddress,
} from '#shared/help-api/paths.ts';
import { formNames } from '#shared/help-api/forms.ts';
import { parametersOfPage } from '#shared/rendering/page-routes.ts';
import { markMalformedPath } from '#server/http/request-context.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { isSecret } from '#server/http/secrecy.ts';
import { refusal } from './accept-write.ts';

/**
 * One URL per page (behaviour/pages 6): another spelling of an address is redirected to the canonical one. What is no
 * address at all goes on as a path that leads nowhere, so that nothing behind can read it in its own way; what is too
 * long for a header line is 414, and repeated nowhere.
 */
export const canonicalAddress: RequestHandler = (req, res, next) => {
  const canonical = canonicalOf(req.originalUrl);
  if (Math.max(req.originalUrl.length, canonical?.length ?? 0) > longestAddress) return next(refusal(414));
  if (canonical === null) {
    markMalformedPath(res);
    req.url = req.path.startsWith('/bff/') ? '/bff/-' : '/-';
    return next();
  }
  if (!['GET', 'HEAD'].includes(req.method) || canonical === req.originalUrl) return next();
  redirectTo(res, 301, canonical, isSecret(res) ? 'personal' : 'redirect');
};

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** Letters, digits and single marks between slashes: encoded letters, dots, backslashes and parameters are no path of ours. */
const plainPath = /^\/[A-Za-z0-9_/-]*$/;
const filePath = /^(?:\/[A-Za-z0-9_-]+)+\.[a-z\d]+$/;

/** Exported for its table of cases. `address` is path and query as they came; `null` where its path is none of ours. */
export const canonicalOf = (address: string): string | null => {
  const written = pathOf(address);
  const path = canonicalPath(written);
  if (path === null || written === address) return path;
  const query = canonicalQuery(path, address.slice(written.length + 1));
  return query === '' ? path : `${path}?${query}`;
};

const canonicalPath = (path: string): string | null => {
  if (filePath.test(path)) return path;
  if (!plainPath.test(path)) return null;
  // Their ids and locales are case-sensitive: they are taken as they are or not at all.
  if (/^\/(?:bff|media)\//.test(path)) return path;
  const single = path.replaceAll(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/$/, '') : single;
  return trimmed.toLowerCase();
};

/** How a value stands in the canonical address; `null` leaves the parameter out. */
type Spelling = (value: string) => string | null;

const oneOf =
  (...values: readonly string[]): Spelling =>
  (value) =>
    values.includes(value) ? value : null;

const asItIs: Spelling = (value) => value;

/** Parameters that are not taken as they are; what is usual (the first page) is left out. */
const spellings: Readonly<Record<string, Spelling>> = {
  articles: (value) => searchTextOf(value) || null,
  page: (value) => {
    const page = pageOfAddress(value);
    // What is no page number stays as it is, and is a 404.
    return page === null ? value : page === 1 ? null : String(page);
  },
  topic: (value) => topicOfAddress(value)?.toString() ?? null,
  preview: oneOf('1'),
  reason: oneOf('search'),
  done: oneOf(...formNames),
};

/** Parameters of campaigns stay in the address for the tools that read them (behaviour/pages 7). */
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

/** A pair that can be sent back in a `Location` as it came: no browser would write it in another way. */
const isPlain = (pair: string): boolean => /^[\x21\x24-\x26\x28-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/.test(pair);

const parametersAt = (path: string): readonly string[] => {
  if (path === '/bff/search') return ['articles', 'topic', 'page', 'preview'];
  if (path.startsWith('/bff/categories/')) return ['page'];
  if (path.startsWith('/bff/messages/')) return ['v'];
  return parametersOfPage(path);
};

/** The one spelling of a query: what is read at this path, once and in order; then what campaigns added. */
const canonicalQuery = (path: string, query: string): string => {
  const values = new URLSearchParams(query);
  const own = parametersAt(path).flatMap((name) => {
    const value = values.get(name);
    const spelling = value === null ? null : (spellings[name] ?? asItIs)(value);
    return spelling === null ? [] : [`${name}=${queryValue(spelling)}`];
  });
  const isForData = path.startsWith('/bff/') || path.includes('.');
  const campaigns = isForData
    ? []
    : query.split('&').filter((pair) => isTracking(pair.split('=', 1)[0] ?? '') && isPlain(pair));
  return [...own, ...campaigns].join('&');
};
