import type { RequestHandler } from 'express';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { refusal } from './accept-write.ts';

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
