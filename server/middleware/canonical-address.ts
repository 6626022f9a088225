import type { RequestHandler } from 'express';
import { longestAddress } from '#shared/help-api/form-origin.ts';
import { canonicalQuery } from './address-parameters.ts';
import { markNoAddress } from '#server/http/request-context.ts';
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
    markNoAddress(res);
    req.url = req.path.startsWith('/bff/') ? '/bff/-' : '/-';
    return next();
  }
  if (!['GET', 'HEAD'].includes(req.method) || canonical === req.originalUrl) return next();
  redirectTo(res, 301, canonical, isSecret(res) ? 'personal' : 'redirect');
};

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** Letters, digits and single marks between slashes: encoded letters, dots, backslashes and parameters are no path of ours. */
const plainPath = /^\/[A-Za-z0-9_/-]*$/;
/** A file, its name as it is. */
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
