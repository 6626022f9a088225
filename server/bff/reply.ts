import { createHash } from 'node:crypto';
import type { RequestHandler, Response, Request } from 'express';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { statusOfFailure, type FailureKind, type Result } from '#shared/help-api/result.ts';
import { cacheHeadersFor, retryAfter, type CacheKind } from '#server/http/cache-headers.ts';
import { buildOf, readContextOf, requestIdOf, visitOf } from '#server/http/request-context.ts';
import { surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import { type PageCache, pageKey } from '#server/pages/page-cache.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import type { OverloadGuard } from '#server/pages/overload.ts';
import { hostHeadersOf, sendOutcome } from '#server/pages/send-cached.ts';

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
const replyOf = <T>(
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

/** Data that is the same for all who ask. */
interface CachedData<T> {
  /** How long others keep it. */
  readonly cacheKind: CacheKind;
  readonly read: (context: ReadContext) => Promise<Result<T>>;
  /** Surrogate keys of what it names and shows. */
  readonly keys?: (found: T | null) => readonly string[];
}

export type SendCachedData = <T>(req: Request, res: Response, data: CachedData<T>) => Promise<void>;

/** Sends data that many ask for as pages are sent: from the page cache, written and compressed once. */
export const createSendCachedData =
  (cache: PageCache, guard: Pick<OverloadGuard, 'admit'>): SendCachedData =>
  async (req, res, { cacheKind, read, keys = () => [] }) => {
    const { project, origin } = visitOf(res);
    const [build, requestId] = [buildOf(res), requestIdOf(res)];
    const outcome = await cache.answer(pageKey(new URL(origin).host, req.originalUrl), {
      host: project.host,
      route: 'bff',
      hostHeaders: hostHeadersOf(res.getHeaders()),
      read(context) {
        guard.admit('data');
        return read(context);
      },
      async write(found, context, { known }) {
        const surrogateKeys = surrogateKeysOf(project, build, keys(found.ok ? found.value : null));
        const isWhole = cache.isWhole(context, surrogateKeys);
        const { status, headers, body } = replyOf(found, cacheKind, { requestId, isWhole, surrogateKeys });
        const text = JSON.stringify(body);
        const etag = etagOf(text);
        const isCacheable = status === 200;
        return {
          kind: 'answer',
          status,
          surrogateKeys,
          etag,
          isCacheable,
          body: etag === known && isCacheable ? null : Buffer.from(text),
          headers: {
            'Content-Type': 'application/json; charset=utf-8',
            ...headers,
            ...(isCacheable && { ETag: etag }),
          },
        };
      },
    });
    sendOutcome(req, res, outcome);
  };

/** Weak: the same for every encoding. */
const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
