import type { Response } from 'express';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import { redirectTo } from './redirect-to.ts';
import { keepSecret } from './secrecy.ts';

/** Sends a visitor on to where a loader or an action said. */
export const leave = (res: Response, { status, location }: Redirect): void => {
  if (isSecretPath(location.split('?', 1)[0] ?? '')) keepSecret(res);
  redirectTo(res, status, location, 'never');
};
