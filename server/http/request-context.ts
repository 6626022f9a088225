import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { ReadContext } from '#server/cache/read-context.ts';
import type { Visit } from '#server/config/project-registry.ts';

/** For logs and traces of what is done on a request's behalf; nothing that a page shows depends on it. */
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

/** Remembers whose host a request came to; `resolveProject` does so before anything else reads it. */
export const setVisit = (res: Response, visit: Visit): void => {
  res.locals['visit'] = visit;
};

export const visitOf = (res: Response): Visit => res.locals['visit'] as Visit;

/** The same, where a request may have come to none of ours. */
export const knownVisitOf = (res: Response): Visit | undefined => res.locals['visit'] as Visit | undefined;

/** The read context of this response; cached responses have their own. */
export const readContextOf = (res: Response): ReadContext =>
  (res.locals['readContext'] ??= new ReadContext()) as ReadContext;

export const markMalformedPath = (res: Response): void => {
  res.locals['hasMalformedPath'] = true;
};

/** Whether the path is no spelling of an address of ours: the browser must not interpret it either. */
export const hasMalformedPath = (res: Response): boolean => res.locals['hasMalformedPath'] === true;

/** The build that answers, a setting of the app. */
export const buildOf = (res: Response): string => String(res.app.get('build'));
