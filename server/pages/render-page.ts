import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { pageRoutes } from '#shared/rendering/page-routes.ts';
import type { OpenPage } from '#shared/rendering/render-contract.ts';
import type { ReadContext } from '#server/content/read-context.ts';
import { cacheHeadersOf, cacheKindOf, retryAfter, setCacheHeaders } from '#server/http/cache-headers.ts';
import { isNoAddress } from '#server/http/request-context.ts';
import { isSecret, secretHeaders } from '#server/http/secrecy.ts';
import { keysOfPath, surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import type { DocumentFrame } from './document.ts';
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
    const [path = '/'] = (request.standsFor ?? request.address).split('?', 1);
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
    /**
     * Renders in its turn, streams the document to a reader where there is one, and resolves to a copy. Rejects with
     * `Overloaded` where its turn would come too late, and where the stream breaks: the reader's connection has ended then.
     */
    render: async (
      order: PageOrder,
      cost: Cost,
      reader: Response | null,
    ): Promise<PageFacts & { readonly document: Buffer }> => {
      const { loaded, request } = order;
      const open = await guard.render(cost, loaded.page.open);
      if (open.surprise) logger.error({ err: open.surprise, requestId: request.requestId }, 'page failed');
      const facts = describe(order, open);
      if (reader) begin(reader, facts);
      return { ...facts, document: await stream(open, loaded.frameOf(open), reader) };
    },
  };
};

/** Status and headers of a page; nothing is sent yet. */
export const begin = (res: Response, { status, headers }: Pick<PageFacts, 'status' | 'headers'>): void => {
  res.removeHeader('ETag');
  res.status(status).set(headers);
  // A CDN may have read this address in its own way: its key could be another page's.
  if (isNoAddress(res)) setCacheHeaders(res, 'never');
  if (isSecret(res)) setCacheHeaders(res, 'personal');
};

/** The head at once, then React's stream as it comes; a reader who leaves or is slow does not hold the copy. */
export const stream = async (
  { pipe }: Pick<OpenPage, 'pipe'>,
  { before, after }: DocumentFrame,
  reader: (ServerResponse & { flush?: () => void }) | null,
): Promise<Buffer> => {
  const copy: Buffer[] = [];
  const send = (piece: Buffer): void => {
    copy.push(piece);
    if (reader && !reader.destroyed) reader.write(piece);
  };
  send(Buffer.from(before));
  if (reader) {
    // `compression` and Node would keep it until there is more, React has all of it in the next breath.
    reader.flush?.();
    await nextTurn();
  }
  const document = new Writable({
    write(piece: Buffer, _encoding, done) {
      send(piece);
      done();
    },
    final(done) {
      send(Buffer.from(after));
      reader?.end();
      done();
    },
  });
  pipe(document);
  try {
    await finished(document);
  } catch (error) {
    reader?.destroy();
    throw error;
  }
  return Buffer.concat(copy);
};
