import { createHash } from 'node:crypto';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import { isSecretPath, pageRoutes } from '#shared/rendering/page-routes.ts';
import type { Render, RenderedPage } from '#shared/rendering/render-contract.ts';
import { locales } from '#shared/projects/locales.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { isNoAddress } from '#server/http/no-address.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { readFor } from '#server/http/half-answer.ts';
import { visitOf } from '#server/http/visit.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { keepSecret } from '#server/http/secrecy.ts';
import type { PageAssets } from './assets.ts';
import { cacheKindOf, setCacheHeaders } from '#server/http/cache-headers.ts';
import { createDocument } from './document.ts';
import { contentPartsOf, setSurrogateKeys } from '#server/http/surrogate-keys.ts';

/** The built renderer with its assets, or the development one that follows every edit. */
export interface Renderer {
  readonly render: Render;
  readonly assets: PageAssets;
  /** Development only: lets Vite see the finished document. */
  readonly finish?: (url: string, document: string) => Promise<string>;
}

/** How long a client is told to wait before it asks again after a 503, in seconds. */
const retryAfter = 10;

/**
 * A document: loaders (or, for a posted form, its action first), markup, head, headers. A surprise goes to the error
 * handler with nothing sent yet.
 */
export const renderPage =
  (content: ContentService, renderer: Renderer, logger: Logger): RequestHandler =>
  async (req, res) => {
    const visit = visitOf(res);
    const { locale, skin } = visit.project;
    const { page, version } = await readFor(res, async () => {
      const words = content.words(visit.project);
      const drawn = await renderer.render({
        method: req.method === 'POST' ? 'POST' : 'GET',
        url: visit.origin + req.url,
        form: req.method === 'POST' ? String(req.body) : null,
        api: content.forVisit(visit, words),
        locale,
        words: words.then(({ tree }) => tree),
        requestId: requestIdOf(res),
      });
      return { page: drawn, version: (await words).version };
    });
    if (page.kind === 'redirect') return leave(res, page.status, page.location);
    if (page.surprise) logger.error({ err: page.surprise, requestId: requestIdOf(res) }, 'page failed');
    const document = createDocument(renderer.assets, {
      ...page,
      tag: locales[locale].tag,
      skin,
      hydrates: !isNoAddress(res),
      preloads: `<link rel="preload" as="fetch" crossorigin href="${bffPaths.words(locale)}?v=${version}">`,
    });
    res.set(page.headers);
    setPageHeaders(req, res, page);
    sendPage(
      req,
      res,
      page.status,
      renderer.finish ? await renderer.finish(req.originalUrl, document) : document,
    );
  };

const leave = (res: ExpressResponse, status: number, location: string): void => {
  if (isSecretPath(location.split('?', 1)[0] ?? '')) keepSecret(res);
  redirectTo(res, status, location, 'never');
};

/** By the page that was matched: a form of an order's page shows the order under its own address, and so may others. */
const setPageHeaders = (
  req: ExpressRequest,
  res: ExpressResponse,
  { page, status, head }: RenderedPage & { kind: 'page' },
): void => {
  setCacheHeaders(res, req.method === 'POST' ? 'personal' : cacheKindOf(page, status));
  if (!head.index) res.set('X-Robots-Tag', 'noindex');
  if (page !== null && pageRoutes[page].secret) keepSecret(res);
  if (status < 500) setSurrogateKeys(res, contentPartsOf(req.path));
  if (status === 503) res.set('Retry-After', String(retryAfter));
};

const sendPage = (req: ExpressRequest, res: ExpressResponse, status: number, document: string): void => {
  res.status(status).type('html');
  if (status === 200)
    res.set('ETag', `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`);
  if (status === 200 && req.fresh) {
    res.status(304).end();
    return;
  }
  res.send(document);
};
