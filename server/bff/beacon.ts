import type { RequestHandler } from 'express';
import { fail } from '#shared/help-api/result.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';
import { reply } from './reply.ts';

/**
 * Accepts what browsers send on their own: `onEach` gets every entry with its host. 204, or 422 where nothing
 * can be read.
 *
 * @param read the entries of a body; `null` where it holds none.
 */
export const acceptBeacon =
  <T>(
    read: (body: unknown) => readonly T[] | null,
    onEach: (host: string, entry: T) => void,
  ): RequestHandler =>
  (req, res) => {
    const entries = read(req.body);
    if (entries === null) return reply(res, fail('invalid'));
    const { project } = visitOf(res);
    for (const entry of entries) onEach(project.host, entry);
    setCacheHeaders(res, 'never');
    res.status(204).end();
  };
