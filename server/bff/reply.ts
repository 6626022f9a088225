import type { RequestHandler, Response } from 'express';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { statusOfFailure, type FailureKind, type Result } from '#shared/help-api/result.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { retryAfter } from '#server/http/retry-after.ts';
import { setCacheHeaders, type CacheKind } from '#server/http/cache-headers.ts';
import { setSurrogateKeys, type ContentParts } from '#server/http/surrogate-keys.ts';

/** The one failure that has a code of its own in the catalogue (behaviour/errors 15). */
const codeOf = (kind: FailureKind): string => (kind === 'unsafe-redirect' ? 'ERR_REDIRECT' : kind);

/**
 * Sends a result: the value with the cache lifetime of its page, or the one error shape, never kept but for a 404.
 *
 * @param parts the content that it is made of, by which a purge finds it.
 */
export const reply = <T>(
  res: Response,
  result: Result<T>,
  cache: CacheKind = 'never',
  parts: ContentParts = {},
): void => {
  if (cache !== 'never' && cache !== 'personal') setSurrogateKeys(res, parts);
  if (result.ok) {
    setCacheHeaders(res, cache);
    res.json(result.value);
    return;
  }
  const { kind, messages } = result.failure;
  setCacheHeaders(
    res,
    cache === 'personal' ? cache : kind === 'not-found' && cache !== 'never' ? 'notFound' : 'never',
  );
  if (kind === 'unavailable') res.set('Retry-After', String(retryAfter));
  res.status(statusOfFailure[kind]).json({
    error: { kind, message: codeOf(kind), requestId: requestIdOf(res), ...(messages ? { messages } : {}) },
  } satisfies BffError);
};

export const notFound: RequestHandler = (_req, res) =>
  reply(res, { ok: false, failure: { kind: 'not-found' } });
