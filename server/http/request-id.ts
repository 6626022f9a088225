import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

/** Gives every request an id of ours; one from outside could carry anything into the logs. */
export const requestContext: RequestHandler = (_req, res, next) => {
  const id = randomUUID();
  res.locals['requestId'] = id;
  res.set('X-Request-Id', id);
  next();
};

export const requestIdOf = (res: Response): string => String(res.locals['requestId']);
