import type { RequestHandler, Response } from 'express';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { statusOfFailure, type FailureKind, type Result } from '#shared/help-api/result.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { retryAfter } from '#server/http/retry-after.ts';
import { cacheHeadersFor, type CacheKind } from '#server/http/cache-headers.ts';
import { isHalf } from '#server/http/half-answer.ts';
import { surrogateKeysFor, type ContentParts } from '#server/http/surrogate-keys.ts';

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
  /** By which a purge finds it; asked for where anybody may keep it. */
  readonly surrogateKeys: () => string;
}

/** What a result is answered with: the value with the cache lifetime of its page, or the one error shape, never kept but for a 404. */
export const replyOf = <T>(
  result: Result<T>,
  cache: CacheKind,
  { requestId, isWhole, surrogateKeys }: Circumstances,
): Reply => {
  const isForMany = cache !== 'never' && cache !== 'personal';
  const keys = isForMany ? { 'Surrogate-Key': surrogateKeys() } : {};
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
 * @param parts the content that it is made of, by which a purge finds it.
 */
export const reply = <T>(
  res: Response,
  result: Result<T>,
  cache: CacheKind = 'never',
  parts: ContentParts = {},
): void => {
  const { status, headers, body } = replyOf(result, cache, {
    requestId: requestIdOf(res),
    isWhole: !isHalf(res),
    surrogateKeys: () => surrogateKeysFor(res, parts),
  });
  res.status(status).set(headers).json(body);
};

export const notFound: RequestHandler = (_req, res) =>
  reply(res, { ok: false, failure: { kind: 'not-found' } });
