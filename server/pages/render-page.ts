import type { Logger } from 'pino';
import { joined } from '#shared/rendering/joined-bytes.ts';
import { pageRoutes } from '#shared/rendering/page-routes.ts';
import type { ReadContext } from '#server/content/read-context.ts';
import { cacheHeadersOf, cacheKindOf, retryAfter } from '#server/http/cache-headers.ts';
import { secretHeaders } from '#server/http/secrecy.ts';
import { keysOfPath, surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import type { LoadedDocument, PageRequest } from './load-page.ts';
import type { Cost, OverloadGuard } from './overload.ts';
import type { PageCache } from './page-cache.ts';

interface Dependencies {
  readonly pageCache: Pick<PageCache, 'isWhole'>;
  readonly guard: Pick<OverloadGuard, 'render'>;
  readonly build: string;
  readonly logger: Logger;
}

/** A loaded page on its way to bytes. */
export interface PageOrder {
  readonly loaded: LoadedDocument;
  readonly request: PageRequest;
  readonly context: ReadContext;
}

export interface PageFacts {
  readonly status: number;
  /** What its response says beside what every response of its host says. */
  readonly headers: Readonly<Record<string, string>>;
  readonly surrogateKeys: readonly string[];
}

export const createRenderPage = ({ pageCache, guard, build, logger }: Dependencies) => {
  /** What is said of a page: by its loaders, or once it is rendered. */
  const describe = (
    { loaded: { page, etag }, request, context }: PageOrder,
    { status, head }: Pick<LoadedDocument['page'], 'status' | 'head'> = page,
  ): PageFacts => {
    const { project } = request.visit;
    const [path = '/'] = request.address.split('?', 1);
    const isPost = request.form !== null;
    const surrogateKeys = surrogateKeysOf(project, build, keysOfPath(path), page.surrogateKeys);
    const cacheKind = isPost
      ? 'personal'
      : cacheKindOf(page.page, status, pageCache.isWhole(context, surrogateKeys));
    return {
      status,
      surrogateKeys,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        ...cacheHeadersOf(cacheKind),
        ...(!head.index && { 'X-Robots-Tag': 'noindex' }),
        ...(page.page !== null && pageRoutes[page.page].secret && secretHeaders),
        ...(status < 500 && { 'Surrogate-Key': surrogateKeys.join(' ') }),
        ...(status === 503 && { 'Retry-After': String(retryAfter) }),
        ...(status === 200 && { ETag: etag }),
      },
    };
  };

  return {
    describe,
    /** Renders in its turn; rejects with `Overloaded` where that would take too long. */
    render: async (order: PageOrder, cost: Cost): Promise<PageFacts & { readonly document: Uint8Array }> => {
      const { loaded, request } = order;
      const open = await guard.render(cost, loaded.page.open);
      if (open.surprise) logger.error({ err: open.surprise, requestId: request.requestId }, 'page failed');
      const { before, after } = loaded.frameOf(open);
      return {
        ...describe(order, open),
        document: joined([Buffer.from(before), open.markup, Buffer.from(after)]),
      };
    },
  };
};
