import type { RequestHandler } from 'express';

/** Another site must not act in the visitor's name. Browsers without the header are let through, as are tools. */
export const refuseOtherSites: RequestHandler = (request, response, next) => {
  const from = request.get('Sec-Fetch-Site');
  if (from === undefined || from === 'same-origin' || from === 'none') next();
  else response.status(403).end();
};

/** Names without a dot are of this machine or of its network of containers: no other site has one, nor one below `localhost`. */
const ownHost = /^(?:(?:[a-z\d-]+\.)*localhost|[a-z\d-]+|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** Names that lead to this machine alone. */
const thisMachine = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether the API was called by a name of the machine that it runs on. */
export const isOnThisMachine = ({
  headers,
}: {
  readonly headers: { readonly host?: string | undefined };
}): boolean => thisMachine.test(headers.host ?? '');

/** A foreign name that points to this machine makes a browser believe that another site's script is ours. */
export const refuseOtherHosts: RequestHandler = (request, response, next) => {
  if (ownHost.test(request.headers.host ?? '')) next();
  else response.status(421).end();
};

/** Reading is harmless, for nobody else's script gets to see the answer; a form's post is not. */
export const refuseWritesOfOtherSites: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else refuseOtherSites(request, response, next);
};
