import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isHalf } from '#server/http/half-answer.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { knownVisitOf } from '#server/http/visit.ts';
import { routeName } from './route-name.ts';

/** One line a request: which host and kind of page, how it went, how long it took. No address, no query, no client. */
export const logRequests =
  (logger: Logger): RequestHandler =>
  (req, res, next) => {
    const start = performance.now();
    const route = routeName(req.path);
    res.on('close', () => {
      const visit = knownVisitOf(res);
      logger.info(
        {
          requestId: requestIdOf(res),
          host: visit?.project.host ?? 'unknown',
          method: req.method,
          route,
          status: res.statusCode,
          complete: res.writableFinished,
          ...(isHalf(res) ? { half: true } : {}),
          ms: Math.round(performance.now() - start),
        },
        'request',
      );
    });
    next();
  };
