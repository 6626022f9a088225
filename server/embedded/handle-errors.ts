import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from './log.ts';

/** A path that is none of ours. */
export const answerUnknownPath: RequestHandler = (_request, response) => {
  response.status(404).json({ success: false, data: null });
};

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
};

/**
 * What the body parser and the router refuse (400, 413, 415) is the caller's fault: a status without a body. All
 * else is ours and is logged by its place in the code alone: a message could carry what a visitor sent.
 */
export const handleErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (status === 500 && error instanceof Error) {
      const at = error.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 5);
      const { code, errstr } = error as { code?: unknown; errstr?: unknown };
      log.error(
        { name: error.name, code, reason: errstr, method: request.method, route: request.route?.path, at },
        'call failed',
      );
    }
    response.status(status).end();
  };
