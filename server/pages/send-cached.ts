import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { sendRedirect } from '#server/http/redirect-to.ts';
import { hasOneHost, readTarget } from '#server/http/request-target.ts';
import type { RequestFacts } from '#server/observability/metrics.ts';
import { pageKey, type CachedPage, type Outcome, type PageCache } from './page-cache.ts';

/**
 * Sends what is cached, in front of Express. It parses nothing: a page is found by `Host` and target exactly as a browser
 * writes them, which is how its key was made. What it sends is counted, not logged.
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

/** Writes a page in the form that the reader takes, or that it has it already. Returns the status. */
const sendCached = (req: IncomingMessage, res: ServerResponse, page: CachedPage): number => {
  if (page.status === 200 && fresh(req.headers, { etag: page.etag })) {
    res.writeHead(304, page.headers as string[]).end();
    return 304;
  }
  const write = (length: number, body?: Buffer, ...encoding: string[]): void => {
    res.writeHead(page.status, [...page.headers, ...encoding, 'Content-Length', String(length)]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  const encoding = encodingFor(req);
  if (encoding !== 'identity') write(page[encoding].length, page[encoding], 'Content-Encoding', encoding);
  else if (req.method === 'HEAD') write(page.length);
  else gunzip(page.gzip, (error, body) => (error ? res.destroy(error) : write(body.length, body)));
  return page.status;
};

/** The smallest form that the reader takes. */
const encodingFor = (req: IncomingMessage): 'br' | 'gzip' | 'identity' => {
  const accepted = new Negotiator(req).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
};

/** Sends what came of a request to the cache. */
export const sendOutcome = (req: Request, res: Response, outcome: Outcome): void => {
  if (outcome.kind === 'cached') sendCached(req, res, outcome);
  else if (outcome.kind === 'redirect') sendRedirect(res, outcome);
  else {
    res.status(outcome.status).set(outcome.headers);
    res.send(outcome.body && Buffer.from(outcome.body));
  }
};

/** Of this one exchange: they are never cached. */
const ofThisExchange = new Set([
  'x-request-id',
  'connection',
  'date',
  'content-length',
  'content-encoding',
  'vary',
]);

/** What every response of a host says, as the middlewares have set it so far. */
export const hostHeadersOf = (set: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(set)
      .filter(([name]) => !ofThisExchange.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
