import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { etagOf } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';
import { sendRedirect } from '#server/http/redirect-to.ts';
import { hasOneHost, readTarget } from '#server/http/request-target.ts';
import type { RequestFacts } from '#server/observability/metrics.ts';
import {
  pageKey,
  type CachedPage,
  type PageCache,
  type PageResponse,
  type PageSource,
  type ResponseHead,
  type UncachedPage,
  type WriteOrder,
} from './page-cache.ts';

/**
 * Sends cached pages, in front of Express. It parses nothing: keys are `Host` and target exactly as browsers
 * write them. What it sends is counted, not logged.
 */
export const serveCached =
  (cache: Pick<PageCache, 'hit'>, onServed: (facts: RequestFacts) => void) =>
  (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    readTarget(req);
    const { method, url = '', headers } = req;
    const isRead = method === 'GET' || method === 'HEAD';
    const page =
      isRead && headers.host !== undefined && hasOneHost(req)
        ? cache.hit(pageKey(headers.host, url))
        : undefined;
    if (!page) return next();
    const { host, route } = page.source;
    onServed({ host, page: route, status: sendCached(req, res, page), complete: true, took: null });
  };

/** Writes a page in the best encoding that the reader accepts, or 304. Returns the status. */
const sendCached = (req: IncomingMessage, res: ServerResponse, page: CachedPage): number => {
  if (page.status === 200 && fresh(req.headers, { etag: page.etag })) {
    res.writeHead(304, page.headers as string[]).end();
    return 304;
  }
  const write = (length: number, body?: Buffer, ...encoding: string[]): void => {
    res.writeHead(page.status, [...page.headers, ...encoding, 'Content-Length', String(length)]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  const encoding = encodings.memo(req.headers['accept-encoding']?.toString() ?? '');
  if (encoding !== 'identity') write(page[encoding].length, page[encoding], 'Content-Encoding', encoding);
  else if (req.method === 'HEAD') write(page.length);
  else gunzip(page.gzip, (error, body) => (error ? res.destroy(error) : write(body.length, body)));
  return page.status;
};

/** The best encoding for an `Accept-Encoding`. Browsers send few, and reading one costs a tenth of a cached page. */
const encodings = new LRUCache<string, 'br' | 'gzip' | 'identity'>({
  max: 100,
  memoMethod: (header) => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
    return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  },
});

export const sendResponse = (req: Request, res: Response, response: PageResponse): void => {
  if (response.kind === 'cached') sendCached(req, res, response);
  else if (response.kind === 'redirect') sendRedirect(res, response);
  else res.status(response.status).set(response.headers).send(response.body);
};

/** Answers what is the same for all who ask, under the request's own address. */
export const answerCached = async <T>(
  pageCache: Pick<PageCache, 'answer'>,
  req: Request,
  res: Response,
  source: Pick<PageSource<T>, 'route' | 'read' | 'write'>,
): Promise<void> => {
  const { project, origin } = visitOf(res);
  const response = await pageCache.answer(pageKey(new URL(origin).host, req.originalUrl), {
    host: project.host,
    hostHeaders: hostHeadersOf(res.getHeaders()),
    ...source,
  });
  sendResponse(req, res, response);
};

/** What is written in one piece. Only a 200 is cached; its text is its ETag. */
export const textPage = (
  type: string,
  text: string,
  { known }: WriteOrder,
  { headers, ...head }: ResponseHead,
): UncachedPage => {
  const etag = etagOf(text);
  const isCacheable = head.status === 200;
  return {
    kind: 'uncached',
    ...head,
    etag,
    isCacheable,
    body: etag === known && isCacheable ? null : Buffer.from(text),
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers, ...(isCacheable && { ETag: etag }) },
  };
};

/** Headers of one response only: never cached. */
const ofThisExchange = new Set([
  'x-request-id',
  'connection',
  'date',
  'content-length',
  'content-encoding',
  'vary',
]);

/** The headers that every response of the host has, as the middlewares have set them so far. */
export const hostHeadersOf = (set: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(set)
      .filter(([name]) => !ofThisExchange.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
