import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { ownAddress } from '#shared/rendering/own-address.ts';
import { pageAt } from '#shared/rendering/page-routes.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { leave } from '#server/http/leave.ts';
import { isNoAddress } from '#server/http/no-address.ts';
import { visitOf } from '#server/http/visit.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import type { MakeAnswer } from '#server/kept/answer.ts';
import type { KeepAnswer } from '#server/kept/keep-answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import { recipeOf, sendLasting } from '#server/kept/send-lasting.ts';
import { isLasting } from './is-lasting.ts';
import type { LoadPage, PageDraft, Renderer } from './load-page.ts';
import type { Admission } from './overload/admission.ts';
import type { Refusals } from './overload/refusals.ts';
import { Overloaded, Unwanted } from './overload/render-queue.ts';
import type { RenderPage } from './render-page.ts';

export interface Pages {
  readonly renderer: Renderer;
  readonly load: LoadPage;
  readonly renderPage: RenderPage;
  /** Makes a page that many ask for. */
  readonly make: MakeAnswer;
  readonly kept: KeptAnswers;
  readonly keep: KeepAnswer;
  readonly admits: Admission;
  readonly refusals: Refusals;
}

/**
 * A document: loaders (or, for a posted form, its action first), then markup, and all of it is sent at once (decision 0056).
 * A surprise goes to the error handler: nothing has been sent by then.
 */
export const pageHandler = (pages: Pages): RequestHandler => {
  const isKept = (req: ExpressRequest, res: ExpressResponse, address: string): boolean =>
    req.method !== 'POST' && !isNoAddress(res) && !pages.renderer.finish && isLasting(address);
  const admit = (): void => {
    if (!pages.admits('page')) throw new Overloaded();
  };
  return async (req, res) => {
    const [path = '/'] = req.url.split('?', 1);
    const address = ownAddress(path, req.url.slice(path.length));
    try {
      await (isKept(req, res, address)
        ? sendLasting(pages.kept, req, res, recipeOf(res, address, pages.make), admit)
        : sendPassing(pages, req, res, address));
    } catch (error) {
      if (error instanceof Unwanted) res.destroy();
      else if (error instanceof Overloaded) pages.refusals.send(res, 'page');
      else throw error;
    }
  };
};

/** A page made for this one visitor: a search, an order, what came of a form. Its markup is not made for nobody. */
const sendPassing = async (
  pages: Pages,
  req: ExpressRequest,
  res: ExpressResponse,
  address: string,
): Promise<void> => {
  const { load, admits } = pages;
  const visit = visitOf(res);
  const isPost = req.method === 'POST';
  if (!admits(isPost ? 'write' : pageAt(req.path) === 'search' ? 'search' : 'page')) throw new Overloaded();
  const draft = await load({
    visit,
    address,
    form: isPost ? String(req.body) : null,
    requestId: requestIdOf(res),
    inFrame: isInFrame(req),
    hydrates: !isNoAddress(res),
  });
  if ('kind' in draft) return leave(res, draft);
  try {
    await sendDraft(pages, req, res, draft);
  } finally {
    // A purge matters until the headers are written: they say how long others keep it.
    draft.close();
  }
};

const sendDraft = async (
  { renderPage, renderer }: Pages,
  req: ExpressRequest,
  res: ExpressResponse,
  draft: PageDraft,
): Promise<void> => {
  const isPost = req.method === 'POST';
  const order = {
    visit: visitOf(res),
    path: req.path,
    isPost,
    requestId: requestIdOf(res),
    isWanted: () => !res.destroyed,
  };
  const begin = (status: number, headers: Readonly<Record<string, string>>): void => {
    res.removeHeader('ETag');
    res.status(status).set(headers);
    // A CDN may have read this address in its own way: its key could be another page's.
    if (isNoAddress(res)) setCacheHeaders(res, 'never');
  };
  const { page } = draft;
  begin(page.status, renderPage.describe(draft, order, page));
  if (page.status === 200 && !isPost && req.fresh) return void res.status(304).end();
  if (req.method === 'HEAD') return void res.end();
  const { finish } = renderer;
  const { status, headers, document } = await renderPage.render(draft, order);
  begin(status, headers);
  if (finish) res.send(await finish(req.originalUrl, Buffer.from(document).toString()));
  else res.end(document);
};

/** Browsers say where an answer is going to be shown. */
const isInFrame = ({ headers }: ExpressRequest): boolean =>
  headers['sec-fetch-dest'] === 'iframe' || headers['sec-fetch-dest'] === 'frame';
