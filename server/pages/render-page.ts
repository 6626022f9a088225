import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { locales } from '#shared/projects/locales.ts';
import { pageRoutes } from '#shared/rendering/page-routes.ts';
import type { Load, LoadedPage, Redirect, RenderedPage } from '#shared/rendering/render-contract.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import {
  cacheHeadersOf,
  etagOf,
  keysOfPath,
  lifetimeOf,
  retryAfter,
  setCacheHeaders,
  surrogateKeysOf,
} from '#server/http/cache-headers.ts';
import { hasMalformedPath } from '#server/http/request-context.ts';
import { isSecret, secretHeaders } from '#server/http/secrecy.ts';
import type { Visit } from '#server/config/project-registry.ts';
import type { PageAssets } from './assets.ts';
import { createWrapper, type DocumentWrapper } from './document.ts';
import type { OverloadGuard } from './overload.ts';
import type { PageCache, ResponseHead } from './page-cache.ts';

export interface Renderer {
  readonly load: Load;
  readonly assets: PageAssets;
  /** Development only: lets Vite see the finished document. */
  readonly finish?: (url: string, document: string) => Promise<string>;
}

export interface PageRequest {
  readonly visit: Visit;
  /** Path and the query that the page reads; of a posted form, its action. */
  readonly address: string;
  /** Path of the article that was asked for at another address: the page says so, and is purged with it. */
  readonly actualPath?: string;
  /** Body of a posted form; `null` for a GET. */
  readonly form: string | null;
  readonly requestId: string;
  /** Asked for by a frame: a form that is posted there sends nothing. */
  readonly inFrame: boolean;
  readonly hydrates: boolean;
}

/** A page whose loaders have run: its headers are known. */
export interface LoadedDocument {
  readonly kind: 'loaded';
  readonly page: LoadedPage;
  readonly request: PageRequest;
  readonly context: ReadContext;
  readonly messagesVersion: string;
  readonly etag: string;
}

export interface PageDependencies {
  readonly content: Pick<ContentService, 'forPage' | 'pathOfArticle'>;
  readonly renderer: Renderer;
  readonly pageCache: PageCache;
  readonly guard: OverloadGuard;
  readonly logger: Logger;
}

export const createPageRenderer = ({ content, renderer, pageCache, guard, logger }: PageDependencies) => {
  const { assets } = renderer;

  /** Runs the loaders of a page, or first the action of a posted form. */
  const load = async (request: PageRequest, context: ReadContext): Promise<LoadedDocument | Redirect> => {
    const { visit, address, form, requestId, inFrame } = request;
    const { api, messages } = content.forPage(visit, context);
    const page = await renderer.load({
      method: form === null ? 'GET' : 'POST',
      url: visit.origin + address,
      form,
      api,
      locale: visit.project.locale,
      messages: messages.then(({ resources }) => resources),
      requestId,
      inFrame,
    });
    if (page.kind === 'redirect') return page;
    const { version } = await messages;
    const etag = etagOf(assets.build, ...page.data, JSON.stringify(page.head));
    return { kind: 'loaded', page, request, context, messagesVersion: version, etag };
  };

  /** The head of the response, as the loaders say or, once the page is rendered, the render. */
  const headOf = (
    { page, etag, request, context }: LoadedDocument,
    { status, head }: Pick<LoadedPage, 'status' | 'head'> = page,
  ): ResponseHead => {
    const [path = '/'] = (request.actualPath ?? request.address).split('?', 1);
    const surrogateKeys = surrogateKeysOf(
      request.visit.project,
      assets.build,
      keysOfPath(path),
      page.surrogateKeys,
    );
    const lifetime = request.form === null ? lifetimeOf(page, status) : 'personal';
    return {
      status,
      surrogateKeys,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        ...cacheHeadersOf(lifetime, pageCache.isWhole(context, surrogateKeys)),
        ...(!head.index && { 'X-Robots-Tag': 'noindex' }),
        ...(page.pageName !== null && pageRoutes[page.pageName].secret && secretHeaders),
        ...(status < 500 && { 'Surrogate-Key': surrogateKeys.join(' ') }),
        ...(status === 503 && { 'Retry-After': String(retryAfter) }),
        ...(status === 200 && { ETag: etag }),
      },
    };
  };

  const wrapperOf = (
    { page, request, messagesVersion }: LoadedDocument,
    { head, state }: RenderedPage,
  ): DocumentWrapper => {
    const { locale, skin } = request.visit.project;
    const messages = `${bffPaths.messages(locale)}?v=${messagesVersion}`;
    return createWrapper(assets, {
      tag: locales[locale].tag,
      skin,
      head,
      state,
      modules: page.modules,
      hydrates: request.hydrates,
      preloads: `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${messages}">`,
    });
  };

  return {
    load,
    headOf,
    /**
     * Renders in its turn, streams the document to `streamTo` where that is given, and resolves to a copy. Rejects
     * where the stream breaks, which ends that connection.
     */
    render: async (
      loaded: LoadedDocument,
      streamTo: Response | null,
    ): Promise<ResponseHead & { readonly document: Buffer }> => {
      const rendered = await guard.render(loaded.page.render);
      const { surprise } = rendered;
      if (surprise) logger.error({ err: surprise, requestId: loaded.request.requestId }, 'page failed');
      const responseHead = headOf(loaded, rendered);
      if (streamTo) begin(streamTo, responseHead);
      return { ...responseHead, document: await stream(rendered, wrapperOf(loaded, rendered), streamTo) };
    },
  };
};

export const begin = (res: Response, { status, headers }: Pick<ResponseHead, 'status' | 'headers'>): void => {
  res.removeHeader('ETag');
  res.status(status).set(headers);
  // A CDN may read this address differently: its cache key could be another page's.
  if (hasMalformedPath(res)) setCacheHeaders(res, 'never');
  if (isSecret(res)) setCacheHeaders(res, 'personal');
};

/** The head at once, then React's stream as it comes; a visitor who leaves or is slow does not hold the copy. */
export const stream = async (
  { pipe }: Pick<RenderedPage, 'pipe'>,
  { before, after }: DocumentWrapper,
  response: (ServerResponse & { flush?: () => void }) | null,
): Promise<Buffer> => {
  const copy: Buffer[] = [];
  const send = (piece: Buffer): void => {
    copy.push(piece);
    if (response && !response.destroyed) response.write(piece);
  };
  send(Buffer.from(before));
  if (response) {
    // `compression` and Node would hold it back until there is more; React has all of it ready.
    response.flush?.();
    await nextTurn();
  }
  const document = new Writable({
    write(piece: Buffer, _encoding, done) {
      send(piece);
      done();
    },
    final(done) {
      send(Buffer.from(after));
      response?.end();
      done();
    },
  });
  pipe(document);
  try {
    await finished(document);
  } catch (error) {
    response?.destroy();
    throw error;
  }
  return Buffer.concat(copy);
};
