import type { RequestHandler, Response } from 'express';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { retryAfter } from '#server/http/retry-after.ts';

/** What every answer to a request says that there is no time for. */
export const asOverloaded = (res: Response): Response => {
  setCacheHeaders(res, 'never');
  return res.status(503).set('Retry-After', String(retryAfter));
};

/** Data is refused before anything is read or written; pages ask for themselves, for what is kept costs nothing. */
export const refuseOverload =
  (admits: (errand: 'data' | 'write') => boolean): RequestHandler =>
  (req, res, next) => {
    if (admits(req.method === 'GET' || req.method === 'HEAD' ? 'data' : 'write')) return next();
    asOverloaded(res).json({
      error: { kind: 'unavailable', message: 'busy', requestId: requestIdOf(res) },
    } satisfies BffError);
  };
