import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { knownVisitOf, readContextOf, requestIdOf } from '#server/http/request-context.ts';
import type { Metrics } from './metrics.ts';
import { routeName } from './route-name.ts';

/** One log line and one count a request: host, kind of page, status, time. No address, no query, no client. */
export const logRequests =
  (logger: Logger, metrics: Pick<Metrics, 'request' | 'partial'>): RequestHandler =>
  (req, res, next) => {
    const start = performance.now();
    const route = routeName(req.path);
    res.on('close', () => {
      const host = knownVisitOf(res)?.project.host ?? 'unknown';
      const took = performance.now() - start;
      const complete = res.writableFinished;
      metrics.request({ host, page: route, status: res.statusCode, complete, took });
      const isPartial = !readContextOf(res).isWhole;
      if (isPartial) metrics.partial(route);
      logger.info(
        {
          requestId: requestIdOf(res),
          host,
          method: req.method,
          route,
          status: res.statusCode,
          complete,
          ...(isPartial && { partial: true }),
          ms: Math.round(took),
        },
        'request',
      );
    });
    next();
  };
