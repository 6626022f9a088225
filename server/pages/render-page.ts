import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { locales } from '#shared/projects/locales.ts';
import { pageRoutes } from '#shared/rendering/page-routes.ts';
import type { LoadedPage, OpenPage, Redirect, Render } from '#shared/rendering/render-contract.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import { cacheHeadersOf, cacheKindOf, retryAfter, setCacheHeaders } from '#server/http/cache-headers.ts';
import { isNoAddress } from '#server/http/request-context.ts';
import { isSecret, secretHeaders } from '#server/http/secrecy.ts';
import { keysOfPath, surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import type { Visit } from '#server/config/project-registry.ts';
import type { PageAssets } from './assets.ts';
import { createWrapper, type DocumentWrapper } from './document.ts';
import type { Cost, OverloadGuard } from './overload.ts';
import type { PageCache } from './page-cache.ts';

/** The built renderer with its assets, or the development one that follows every edit. */
export interface Renderer {
  readonly render: Render;
  readonly assets: PageAssets;
  /** Development only: lets Vite see the finished document. */
  readonly finish?: (url: string, document: string) => Promise<string>;
}

export interface PageRequest {
  readonly visit: Visit;
  /** Path and the query that the page reads; of a posted form, its action. */
  readonly address: string;
  /** Path of the article that was asked for at another address: the page says so, and is purged with it. */
  readonly standsFor?: string;
  /** Body of a posted form; `null` for a GET. */
  readonly form: string | null;
  readonly requestId: string;
  /** Asked for by a frame: a form that is posted there sends nothing. */
  readonly inFrame: boolean;
  /** Whether scripts take the page over. */
  readonly hydrates: boolean;
}

/** A page whose loaders have run: its headers are known. */
export interface LoadedDocument {
  readonly kind: 'loaded';
  readonly page: LoadedPage;
  /** ETag of all that the page is made from; weak, as it is the same for every encoding. */
  readonly etag: string;
  readonly wrapperOf: (open: OpenPage) => DocumentWrapper;
}

export type LoadPage = (request: PageRequest, context: ReadContext) => Promise<LoadedDocument | Redirect>;

/** Runs the loaders of a page, or first the action of a posted form. */
export const createLoadPage =
  (content: Pick<ContentService, 'forPage'>, { assets, render }: Renderer): LoadPage =>
  async ({ visit, address, form, requestId, inFrame, hydrates }, context) => {
    const { locale, skin } = visit.project;
    const { api, messages } = content.forPage(visit, context);
    const page = await render({
      method: form === null ? 'GET' : 'POST',
      url: visit.origin + address,
      form,
      api,
      locale,
      messages: messages.then(({ resources }) => resources),
      requestId,
      inFrame,
    });
    if (page.kind === 'redirect') return page;
    const { version } = await messages;
    return {
      kind: 'loaded',
      page,
      etag: `W/"${hashOf([assets.build, ...page.data, JSON.stringify(page.head)])}"`,
      wrapperOf: ({ head, state }) =>
        createWrapper(assets, {
          tag: locales[locale].tag,
          skin,
          head,
          state,
          modules: page.modules,
          hydrates,
          preloads: `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${bffPaths.messages(locale)}?v=${version}">`,
        }),
    };
  };

const hashOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 22);
};

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
  /** Headers beside those of every response of its host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly surrogateKeys: readonly string[];
}

export const createRenderPage = ({ pageCache, guard, build, logger }: Dependencies) => {
  /** Facts of a page, from its loaders or, once it is rendered, from the render. */
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
      : cacheKindOf(page, status, pageCache.isWhole(context, surrogateKeys));
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
      return { ...facts, document: await stream(open, loaded.wrapperOf(open), reader) };
    },
  };
};

/** Status and headers of a page; nothing is sent yet. */
export const begin = (res: Response, { status, headers }: Pick<PageFacts, 'status' | 'headers'>): void => {
  res.removeHeader('ETag');
  res.status(status).set(headers);
  // A CDN may read this address differently: its cache key could be another page's.
  if (isNoAddress(res)) setCacheHeaders(res, 'never');
  if (isSecret(res)) setCacheHeaders(res, 'personal');
};

/** The head at once, then React's stream as it comes; a reader who leaves or is slow does not hold the copy. */
export const stream = async (
  { pipe }: Pick<OpenPage, 'pipe'>,
  { before, after }: DocumentWrapper,
  reader: (ServerResponse & { flush?: () => void }) | null,
): Promise<Buffer> => {
  const copy: Buffer[] = [];
  const send = (piece: Buffer): void => {
    copy.push(piece);
    if (reader && !reader.destroyed) reader.write(piece);
  };
  send(Buffer.from(before));
  if (reader) {
    // `compression` and Node would hold it back until there is more; React has all of it ready.
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
