import type { Request, RequestHandler, Response } from 'express';
import { ownAddress, pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import { isNumericId } from '#shared/validation/ids.ts';
import { sendRedirect } from '#server/http/redirect-to.ts';
import { hasMalformedPath, readContextOf, requestIdOf, visitOf } from '#server/http/request-context.ts';
import { isSecret } from '#server/http/secrecy.ts';
import { routeName } from '#server/observability/route-name.ts';
import type { Cost } from './overload.ts';
import { pageKey, type PageSource } from './page-cache.ts';
import {
  begin,
  createPageRenderer,
  type LoadedDocument,
  type PageDependencies,
  type PageRequest,
} from './render-page.ts';
import { hostHeadersOf, sendResponse } from './send-cached.ts';

/** A document: loaders (of a posted form its action first), then the render. A surprise goes to the error handler. */
export const pageHandler = (dependencies: PageDependencies): RequestHandler => {
  const { content, renderer, pageCache, guard } = dependencies;
  const { load, headOf, render } = createPageRenderer(dependencies);

  const pageSourceOf = (res: Response, request: PageRequest): PageSource<LoadedDocument | Redirect> => ({
    host: request.visit.project.host,
    route: routeName(request.address.split('?', 1)[0] ?? ''),
    hostHeaders: hostHeadersOf(res.getHeaders()),
    read(context) {
      guard.admit('page');
      return load(request, context);
    },
    async write(loaded, _context, { known, streamTo }) {
      if (loaded.kind === 'redirect') return loaded;
      const { page, etag } = loaded;
      // In place of a failure the old page may be sent.
      const to = page.status < 500 ? streamTo : null;
      const { document, ...head } =
        known === etag ? { ...headOf(loaded), document: null } : await render(loaded, to);
      // The key `404 <path>` holds only the 404 that leads to where the article is.
      const isElsewhere = request.actualPath !== undefined;
      const isCacheable =
        head.status === (isElsewhere ? 404 : 200) || (head.status === 404 && page.pageName === null);
      return { kind: 'uncached', ...head, etag, body: document, isCacheable };
    },
  });

  /** A page for one visitor: a search, an order, the outcome of a form. Not rendered if the client has left or takes no body. */
  const sendOwn = async (req: Request, res: Response, request: PageRequest): Promise<void> => {
    guard.admit(costOf(req));
    const loaded = await load(request, readContextOf(res));
    if (loaded.kind === 'redirect') return sendRedirect(res, loaded);
    begin(res, headOf(loaded));
    if (res.statusCode === 200 && req.method !== 'POST' && req.fresh) return void res.status(304).end();
    if (req.method === 'HEAD') return void res.end();
    if (res.destroyed) return;
    if (!renderer.finish) return void (await render(loaded, res));
    const { document, ...head } = await render(loaded, null);
    begin(res, head);
    res.send(await renderer.finish(req.originalUrl, document.toString()));
  };

  return async (req, res) => {
    const [path = '/'] = req.url.split('?', 1);
    const address = ownAddress(path, req.url.slice(path.length));
    const visit = visitOf(res);
    const request: PageRequest = {
      visit,
      address,
      form: req.method === 'POST' ? String(req.body) : null,
      requestId: requestIdOf(res),
      inFrame: isInFrame(req),
      hydrates: !hasMalformedPath(res),
    };
    const isOwn =
      request.form !== null ||
      hasMalformedPath(res) ||
      isSecret(res) ||
      renderer.finish ||
      !isForMany(address);
    if (isOwn) return sendOwn(req, res, request);
    const { host } = new URL(visit.origin);
    // All unknown addresses of a host share one cached 404, and all wrong addresses of one article another.
    const actualPath = actualPathOf(path, (id) => content.pathOfArticle(visit.project, id));
    const key = pageKey(
      host,
      pageAt(path) === null ? '404' : actualPath === undefined ? address : `404 ${actualPath}`,
    );
    const shared = { ...request, inFrame: false, ...(actualPath !== undefined && { actualPath }) };
    const streamTo = mayNeedNoBody(req) ? null : res;
    const response = await pageCache.answer(key, pageSourceOf(res, shared), streamTo);
    // The first reader has been sent the stream.
    if (!res.headersSent) sendResponse(req, res, response);
  };
};

/** Where the article of a path is, if that is not there; undefined where nobody knows, too. */
const actualPathOf = (
  path: string,
  pathOfArticle: (articleId: number) => string | undefined,
): string | undefined => {
  const ids = path.split('/').slice(2);
  if (pageAt(path) !== 'article' || !ids.every(isNumericId)) return undefined;
  const known = pathOfArticle(Number(ids.at(-1)));
  return known === path ? undefined : known;
};

/** Whether the page is the same for many, and there are finitely many such addresses: no searches, orders, thanks. */
const isForMany = (address: string): boolean => {
  const [path = '', query] = address.split('?', 2);
  const page = pageAt(path);
  // A page beyond the last redirects to the last.
  if (query !== undefined) return page === 'category' && /^page=\d+$/.test(query);
  return page === null || pageRoutes[page].robots === 'index';
};

/** Whether there may be nothing to stream: headers alone, or what the reader has already. */
const mayNeedNoBody = ({ method, headers }: Request): boolean =>
  method === 'HEAD' || headers['if-none-match'] !== undefined;

const costOf = ({ method, path }: Request): Cost => {
  if (method === 'POST') return 'write';
  return pageAt(path) === 'search' ? 'search' : 'page';
};

const isInFrame = ({ headers }: Request): boolean =>
  headers['sec-fetch-dest'] === 'iframe' || headers['sec-fetch-dest'] === 'frame';
