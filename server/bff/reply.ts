import type { RequestHandler, Response } from 'express';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { statusOfFailure, type FailureKind, type Result } from '#shared/help-api/result.ts';
import { cacheHeadersFor, retryAfter, type CacheKind } from '#server/http/cache-headers.ts';
import { buildOf, readContextOf, requestIdOf, visitOf } from '#server/http/request-context.ts';
import { surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import type { PageCache } from '#server/pages/page-cache.ts';

/** The one failure that has a code of its own in the catalogue (behaviour/errors 15). */
const codeOf = (kind: FailureKind): string => (kind === 'unsafe-redirect' ? 'ERR_REDIRECT' : kind);

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Circumstances {
  readonly requestId: string;
  /** False where a part of it could not be had. */
  readonly isWhole: boolean;
  /** By which a purge finds it. */
  readonly surrogateKeys: readonly string[];
}

/**
 * The response to a result: the value with the cache lifetime of its page, or the error shape, `no-store` but
 * for a 404.
 */
export const replyOf = <T>(
  result: Result<T>,
  cache: CacheKind,
  { requestId, isWhole, surrogateKeys }: Circumstances,
): Reply => {
  const isForMany = cache !== 'never' && cache !== 'personal';
  const keys = isForMany ? { 'Surrogate-Key': surrogateKeys.join(' ') } : {};
  if (result.ok)
    return { status: 200, headers: { ...keys, ...cacheHeadersFor(cache, isWhole) }, body: result.value };
  const { kind, messages } = result.failure;
  const lifetime = cache === 'personal' ? cache : kind === 'not-found' && isForMany ? 'notFound' : 'never';
  return {
    status: statusOfFailure[kind],
    headers: {
      ...keys,
      ...cacheHeadersFor(lifetime, isWhole),
      ...(kind === 'unavailable' && { 'Retry-After': String(retryAfter) }),
    },
    body: {
      error: { kind, message: codeOf(kind), requestId, ...(messages ? { messages } : {}) },
    } satisfies BffError,
  };
};

/**
 * Sends a result.
 *
 * @param keys surrogate keys of what it names and shows.
 * @param isWhole whether all of it is there and nothing was purged while it was made.
 */
export const reply = <T>(
  res: Response,
  result: Result<T>,
  cache: CacheKind = 'never',
  keys: readonly string[] = [],
  isWhole: PageCache['isWhole'] = (context) => context.isWhole,
): void => {
  const surrogateKeys = surrogateKeysOf(visitOf(res).project, buildOf(res), keys);
  const { status, headers, body } = replyOf(result, cache, {
    requestId: requestIdOf(res),
    isWhole: isWhole(readContextOf(res), surrogateKeys),
    surrogateKeys,
  });
  res.status(status).set(headers).json(body);
};

export const notFound: RequestHandler = (_req, res) =>
  reply(res, { ok: false, failure: { kind: 'not-found' } });
