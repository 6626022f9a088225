import type { Response } from 'express';
import { isSafePayLink } from '#shared/alternatives/payment.ts';
import { isOwnAddress } from '#shared/help-api/paths.ts';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import { setCacheHeaders, type Lifetime } from './cache-headers.ts';
import { visitOf } from './request-context.ts';
import { markSecret } from './secrecy.ts';

/** Sends a visitor to an address of this host or a pay host; throws `ERR_REDIRECT` otherwise (behaviour/security 8). */
export const redirectTo = (res: Response, status: number, location: string, cache: Lifetime): void => {
  if (!isOwnAddress(location) && !isSafePayLink(location, visitOf(res).payOrigins))
    throw Object.assign(new Error('unsafe redirect refused'), { code: 'ERR_REDIRECT', status: 502 });
  setCacheHeaders(res, cache);
  // Express's own redirect reads `Accept`, and a CDN would keep one for each spelling of it.
  res.status(status).location(location).type('text').send('redirected\n');
};

export const sendRedirect = (res: Response, { status, location }: Redirect): void => {
  if (isSecretPath(location.split('?', 1)[0] ?? '')) markSecret(res);
  redirectTo(res, status, location, 'never');
};
