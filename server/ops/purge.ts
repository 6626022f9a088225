import { createHash, timingSafeEqual } from 'node:crypto';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import * as v from 'valibot';
import { isPurgeable } from '#server/content/purge-keys.ts';
import type { SpreadPurge } from './spread-purge.ts';

/** More keys than any edit names, fewer than a mistake sends; and bytes of a body, which hold as many of the longest. */
const most = { keys: 500, bytes: 100_000 };

const PurgeRequest = v.object({
  keys: v.pipe(v.array(v.pipe(v.string(), v.check(isPurgeable))), v.minLength(1), v.maxLength(most.keys)),
});

const wanted =
  'takes { "keys": ["host:…", "words:…", "locale:…", "lists:…", "category:…", "subCategory:…", "article:…"] } ' +
  `as application/json, at most ${most.keys} keys in ${most.bytes} bytes`;

/** Wrong tokens that one address may send in a window of `refusalWindow` ms before they are 429. */
const refusalsPerWindow = 10;
const refusalWindow = 60_000;

type RefusalReason = 'wrong token' | 'too many wrong tokens' | 'unreadable';

type Refused = (reason: RefusalReason, address?: string) => void;

export interface PurgeDoor {
  readonly token: string | null;
  readonly purge: SpreadPurge;
  readonly onRefused: Refused;
}

/**
 * `POST /purge { "keys": ["host:help.atd-parts.fr", "article:120201"] }`: what the surrogate keys name
 * (`content/purge-keys.ts`) is asked for anew, here, by the other replicas and at the CDN. Answers how many entries of this
 * process that were, and 502 where the CDN, which comes last, could not be purged. Without a token in the
 * configuration there is no purge (404).
 */
export const purgeRouter = ({ token, purge, onRefused }: PurgeDoor): Router => {
  const router = Router();
  if (token === null) return router;
  /** A body that is no JSON, or too long to be keys: the caller is told, and it is no failure of ours. */
  const refuseUnreadable: ErrorRequestHandler = (error: { status?: number }, req, res, next) => {
    if (error.status === undefined || error.status >= 500) return next(error);
    onRefused('unreadable', req.ip);
    res.status(error.status).json({ error: wanted });
  };
  return router
    .post(
      '/purge',
      bearer(token, onRefused),
      express.json({ limit: most.bytes }),
      answerPurge(purge, onRefused),
    )
    .use('/purge', refuseUnreadable);
};

const answerPurge =
  (purge: SpreadPurge, refused: Refused): RequestHandler =>
  async (req, res) => {
    const request = v.safeParse(PurgeRequest, req.body);
    if (!request.success) {
      refused('unreadable', req.ip);
      res.status(422).json({ error: wanted });
      return;
    }
    const report = await purge(request.output.keys);
    res.status(report.cdn === 'failed' ? 502 : 200).json(report);
  };

const bearer = (token: string, refused: Refused): RequestHandler => {
  const expected = digest(token);
  const throttle = throttleRefusals(refused);
  return (req, res, next) => {
    // The scheme's name has no case (RFC 9110); the token has.
    const [, given = ''] = /^bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(digest(given), expected)) return next();
    return throttle(req, res, () => {
      refused('wrong token', req.ip);
      res.status(401).set('WWW-Authenticate', 'Bearer').json({ error: 'takes a bearer token' });
    });
  };
};

/** Lets ten through a minute; of the others the first is told, or a flood of them would fill the log. */
const throttleRefusals = (refused: Refused): RequestHandler =>
  rateLimit({
    windowMs: refusalWindow,
    limit: refusalsPerWindow,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (req, res) => {
      const { used } = (req as typeof req & { rateLimit: { used: number } }).rateLimit;
      if (used === refusalsPerWindow + 1) refused('too many wrong tokens', req.ip);
      res
        .status(429)
        .set('Retry-After', String(refusalWindow / 1000))
        .json({ error: 'too many wrong tokens' });
    },
  });

/** Of one length, so that comparing tells nothing about the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
