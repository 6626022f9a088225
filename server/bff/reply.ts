import type { RequestHandler, Response, Request } from 'express';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { statusOfFailure, type FailureKind, type Result } from '#shared/help-api/result.ts';
import { cacheHeadersOf, retryAfter, surrogateKeysOf, type Lifetime } from '#server/http/cache-headers.ts';
import { buildOf, readContextOf, requestIdOf, visitOf } from '#server/http/request-context.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import type { OverloadGuard } from '#server/pages/overload.ts';
import { answerCached, textPage } from '#server/pages/send-cached.ts';

/** The one failure that has a code of its own in the catalogue (behaviour/errors 15). */
const codeOf = (kind: FailureKind): string => (kind === 'unsafe-redirect' ? 'ERR_REDIRECT' : kind);

interface Circumstances {
  readonly requestId: string;
  readonly isWhole: boolean;
  readonly surrogateKeys: readonly string[];
}

/** The value with the lifetime of its page, or the error shape, which is `no-store` but for a 404. */
const responseTo = <T>(
  result: Result<T>,
  lifetime: Lifetime,
  { requestId, isWhole, surrogateKeys }: Circumstances,
) => {
  const isForMany = lifetime !== 'never' && lifetime !== 'personal';
  const keys: Record<string, string> = isForMany ? { 'Surrogate-Key': surrogateKeys.join(' ') } : {};
  if (result.ok)
    return { status: 200, headers: { ...keys, ...cacheHeadersOf(lifetime, isWhole) }, body: result.value };
  const { kind, messages } = result.failure;
  const ofFailure = kind === 'not-found' && isForMany ? 'notFound' : 'never';
  return {
    status: statusOfFailure[kind],
    headers: {
      ...keys,
      ...cacheHeadersOf(lifetime === 'personal' ? lifetime : ofFailure, isWhole),
      ...(kind === 'unavailable' && { 'Retry-After': String(retryAfter) }),
    },
    body: {
      error: { kind, message: codeOf(kind), requestId, ...(messages ? { messages } : {}) },
    } satisfies BffError,
  };
};

/** @param isWhole whether all of it is there and nothing was purged while it was made. */
export const reply = <T>(
  res: Response,
  result: Result<T>,
  lifetime: Lifetime = 'never',
  keys: readonly string[] = [],
  isWhole: PageCache['isWhole'] = (context) => context.isWhole,
): void => {
  const surrogateKeys = surrogateKeysOf(visitOf(res).project, buildOf(res), [], keys);
  const { status, headers, body } = responseTo(result, lifetime, {
    requestId: requestIdOf(res),
    isWhole: isWhole(readContextOf(res), surrogateKeys),
    surrogateKeys,
  });
  res.status(status).set(headers).json(body);
};

export const notFound: RequestHandler = (_req, res) =>
  reply(res, { ok: false, failure: { kind: 'not-found' } });

interface SharedData<T> {
  readonly lifetime: Lifetime;
  readonly read: (context: ReadContext) => Promise<Result<T>>;
  readonly keys?: (found: T | null) => readonly string[];
}

export type SendShared = <T>(req: Request, res: Response, data: SharedData<T>) => Promise<void>;

/** Sends data that many ask for as pages are sent: from the page cache, written and compressed once. */
export const createSendShared =
  (pageCache: PageCache, guard: Pick<OverloadGuard, 'admit'>): SendShared =>
  (req, res, { lifetime, read, keys = () => [] }) => {
    const { project } = visitOf(res);
    const [build, requestId] = [buildOf(res), requestIdOf(res)];
    return answerCached(pageCache, req, res, {
      route: 'bff',
      read(context) {
        guard.admit('data');
        return read(context);
      },
      async write(found, context, order) {
        const surrogateKeys = surrogateKeysOf(project, build, [], keys(found.ok ? found.value : null));
        const isWhole = pageCache.isWhole(context, surrogateKeys);
        const { body, ...head } = responseTo(found, lifetime, { requestId, isWhole, surrogateKeys });
        return textPage('application/json', JSON.stringify(body), order, { ...head, surrogateKeys });
      },
    });
  };
