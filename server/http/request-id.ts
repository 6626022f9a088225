import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const current = new AsyncLocalStorage<string>();

/** Gives every request an id of ours; one from outside could carry anything into the logs. */
export const requestContext: RequestHandler = (_req, res, next) => {
  const id = randomUUID();
  res.locals['requestId'] = id;
  res.set('X-Request-Id', id);
  current.run(id, next);
};

export const requestIdOf = (res: Response): string => String(res.locals['requestId']);

/** The request on whose behalf this code runs, however deep below it; `undefined` where it runs for none. */
export const currentRequestId = (): string | undefined => current.getStore();
