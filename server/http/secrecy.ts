import type { RequestHandler, Response } from 'express';

/** The replacement page and all that belongs to it, as the app mounts it: their answers tell nobody of an order's id. */
export const orderAddresses = [
  '/alternatives',
  '/bff/alternatives',
  '/actions/decisions',
  '/actions/payment',
];

/**
 * An order's id is a secret: links and forms of this answer do not tell it, search engines do not list it
 * (behaviour/security 14).
 */
export const keepSecret = (res: Response): void => {
  res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
};

/** Every answer of the addresses it is mounted at, refusals and errors too. */
export const secret: RequestHandler = (_req, res, next) => {
  keepSecret(res);
  next();
};
