import type { RequestHandler, Response } from 'express';
import { formNames, forms } from '#shared/help-api/forms.ts';
import { secretPaths } from '#shared/rendering/page-routes.ts';

/**
 * The pages whose addresses are secrets, with their data and forms, as the app mounts them: their answers tell nobody of
 * an order's id.
 */
export const secretAddresses: readonly string[] = [
  ...secretPaths,
  ...secretPaths.map((path) => `/bff${path}`),
  ...formNames.filter((name) => forms[name].secret).map((name) => `/actions/${name}`),
];

/**
 * An order's id is a secret: links and forms of this answer do not tell it, search engines do not list it
 * (behaviour/security 14).
 */
export const secretHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } as const;

export const keepSecret = (res: Response): void => {
  res.set(secretHeaders);
};

/** Every answer of the addresses it is mounted at, refusals and errors too. */
export const secret: RequestHandler = (_req, res, next) => {
  keepSecret(res);
  next();
};
