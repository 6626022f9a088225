import { createHash, timingSafeEqual } from 'node:crypto';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import * as v from 'valibot';
import { isPurgeable } from '#server/content/purge.ts';

/** More keys than any edit names, fewer than a mistake sends. */
const PurgeRequest = v.object({
  keys: v.pipe(v.array(v.pipe(v.string(), v.check(isPurgeable))), v.minLength(1), v.maxLength(500)),
});

const wanted =
  'takes { "keys": ["host:…", "words:…", "locale:…", "category:…", "article:…"] } as application/json';

/** A body that is no JSON, or too long to be keys: the caller is told, and nothing is logged as a failure of ours. */
const refuseUnreadable: ErrorRequestHandler = (error: { status?: number }, _req, res, _next) => {
  res.status(error.status ?? 400).json({ error: wanted });
};

/**
 * `POST /purge { "keys": ["host:help.atd-parts.fr", "article:120201"] }`: what the surrogate keys name
 * (`content/purge.ts`) is asked for anew in this process; answers how much that was. Without a token in the configuration there is no purge (404).
 */
export const purgeRouter = (token: string | null, purge: (keys: readonly string[]) => number): Router => {
  const router = Router();
  if (token === null) return router;
  router.post('/purge', bearer(token), express.json({ limit: 100_000 }), (req, res) => {
    const request = v.safeParse(PurgeRequest, req.body);
    if (!request.success) {
      res.status(422).json({ error: wanted });
      return;
    }
    res.json({ purged: purge(request.output.keys) });
  });
  return router.use('/purge', refuseUnreadable);
};

const bearer = (token: string): RequestHandler => {
  const expected = digest(`Bearer ${token}`);
  return (req, res, next) => {
    if (timingSafeEqual(digest(req.headers.authorization ?? ''), expected)) return next();
    res.status(401).set('WWW-Authenticate', 'Bearer').json({ error: 'takes a bearer token' });
  };
};

/** Of one length, so that comparing tells nothing about the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
