import { isIP } from 'node:net';
import express, { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { visitOf } from '#server/http/request-context.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';

/** Longest body that a visitor or a browser on its own may send, in bytes (behaviour/security 6, 18). */
const bodyLimit = 100_000;
const reportLimit = 32_000;

/** Writes one client may make in a window of `limitWindow` ms: more than any person does, fewer than a script wants. */
const writesPerWindow = 60;
const limitWindow = 60_000;

const bodyTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  /** What browsers send by themselves, in the newer form and the older one. */
  report: ['application/reports+json', 'application/csp-report'],
};

const readers = {
  json: express.json({ limit: bodyLimit }),
  form: express.text({ limit: bodyLimit, type: bodyTypes.form }),
  report: express.json({ limit: reportLimit, type: bodyTypes.report }),
} as const;

/** An error that `handleErrors` answers with this status. */
export const refusal = (status: number): Error =>
  Object.assign(new Error(`refused with ${status}`), { status });

/** A write comes from our own pages (403), in the right type (415), small enough (413), not too often (429). */
export const acceptWrite = (type: keyof typeof bodyTypes, limit = writesPerWindow): RequestHandler[] => [
  sameSite,
  ofType(bodyTypes[type]),
  limitWrites(limit),
  readers[type],
];

/**
 * `Sec-Fetch-Site` decides where a browser sends it: pages with `no-referrer` send `Origin: null` with their own posts
 * (behaviour/security 6). Without it, a foreign `Origin` is refused.
 */
const sameSite: RequestHandler = (req, res, next) => {
  const site = req.headers['sec-fetch-site'];
  const { origin } = req.headers;
  const foreign =
    site === undefined
      ? origin !== undefined && origin !== visitOf(res).origin
      : site !== 'same-origin' && site !== 'none';
  next(foreign ? refusal(403) : undefined);
};

const ofType =
  (types: string[]): RequestHandler =>
  (req, _res, next) =>
    next(req.is(types) ? undefined : refusal(415));

/**
 * Whose write it is. Some proxies write a port behind the address, which would make a client of every connection; what
 * is no address at all is counted on the proxy that wrote it.
 */
export const clientOf = ({ ip = '', socket }: Pick<Request, 'ip' | 'socket'>): string => {
  const address = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return isIP(address) > 0 ? address : (socket.remoteAddress ?? '');
};

const limitWrites = (limit: number): RequestHandler =>
  rateLimit({
    windowMs: limitWindow,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    validate: { trustProxy: false },
    keyGenerator: (req) => ipKeyGenerator(clientOf(req)),
    handler: (_req, res, next) => {
      res.set('Retry-After', String(limitWindow / 1000));
      next(refusal(429));
    },
  });

/** A method that no route takes: 405 with those that this address does. */
export const refuseMethod: RequestHandler = (req, res, next) => {
  setCacheHeaders(res, 'never');
  res.set('Allow', allowedAt(req.originalUrl));
  next(refusal(405));
};

const allowedAt = (address: string): string => {
  if (address.startsWith('/actions/')) return 'POST';
  return address.startsWith('/bff/') ? 'GET, HEAD, POST' : 'GET, HEAD';
};
