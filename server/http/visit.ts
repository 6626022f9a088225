import type { Response } from 'express';
import type { Visit } from '#server/projects/project-registry.ts';

/** Remembers whose host a request came to; `resolveProject` does so before anything else reads it. */
export const setVisit = (res: Response, visit: Visit): void => {
  res.locals['visit'] = visit;
};

/** The project of this request's host. */
export const visitOf = (res: Response): Visit => res.locals['visit'] as Visit;

/** The same, where a request may have come to none of ours. */
export const knownVisitOf = (res: Response): Visit | undefined => res.locals['visit'] as Visit | undefined;
