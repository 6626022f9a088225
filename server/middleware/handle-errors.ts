import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { forbidCaching } from '#server/http/cache-headers.ts';
import escapeHtml from 'escape-html';
import { requestIdOf } from '#server/http/request-context.ts';

/** The status of a thrown thing: statusCode, status, response.status, else 500 (behaviour/errors 3). */
export const statusOfError = (error: unknown): number => {
  const { statusCode, status, response } = (error ?? {}) as Record<string, unknown>;
  const candidates = [statusCode, status, (response as { status?: unknown } | undefined)?.status];
  const found = candidates.find(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599,
  );
  return (found as number | undefined) ?? 500;
};

/** What nobody expected: an opaque response with the request's id, the cause in the log (behaviour/errors 14). */
export const handleErrors =
  (logger: Logger): ErrorRequestHandler =>
  // Express knows an error handler by its four parameters.
  (error: unknown, req, res, _next) => {
    const status = statusOfError(error);
    if (status >= 500) logger.error({ err: error, requestId: requestIdOf(res) }, 'request failed');
    // Express would do the same, and print the cause, which may hold what somebody wrote.
    if (res.headersSent) return void res.destroy();
    forbidCaching(res);
    res.status(status);
    if (isForData(req)) res.json(bffError(status, requestIdOf(res)));
    else res.type('html').send(lastPage(requestIdOf(res)));
  };

const isForData = ({ path }: Request): boolean => path === '/bff' || path.startsWith('/bff/');

const kindOfStatus: Readonly<Record<number, string>> = { 404: 'not-found', 429: 'too-many' };

const bffError = (status: number, requestId: string): BffError => ({
  error: {
    kind: kindOfStatus[status] ?? (status < 500 ? 'invalid' : 'unavailable'),
    message: status < 500 ? 'the request was not accepted' : 'an error occurred',
    requestId,
  },
});

const lastPage = (requestId: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>An error occurred</title>` +
  `<h1>an error occurred</h1><p><a href="/">Home</a></p><p>${escapeHtml(requestId)}</p></html>`;
