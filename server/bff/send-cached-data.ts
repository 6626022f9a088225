import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Result } from '#shared/help-api/result.ts';
import type { ReadContext } from '#server/content/read-context.ts';
import type { CacheKind } from '#server/http/cache-headers.ts';
import { buildOf, requestIdOf, visitOf } from '#server/http/request-context.ts';
import { surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import type { OverloadGuard } from '#server/pages/overload.ts';
import { pageKey, type PageCache } from '#server/pages/page-cache.ts';
import { hostHeadersOf, sendOutcome } from '#server/pages/send-cached.ts';
import { replyOf } from './reply.ts';

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
