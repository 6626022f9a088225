import type { RequestHandler } from 'express';
import { bffPaths, endpoints } from '#shared/help-api/bff-endpoints.ts';
import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import type { Config } from '#server/config/config.ts';
import { knownVisitOf } from '#server/http/request-context.ts';
import type { Tracing } from './opentelemetry.ts';
import { routeName } from './route-name.ts';

/** `null` where nobody takes traces: then nothing of it is loaded, and no `traceparent` is passed on. */
export const startTracing = async (config: Config['tracing']) =>
  config && (await import('./opentelemetry.ts')).createTracing(config);

/** One span a request, named by the route that its path belongs to. */
export const traceRequests =
  (tracing: Tracing | null): RequestHandler =>
  (req, res, next) => {
    if (tracing === null) return next();
    const route = templateOf(req.path);
    const span = tracing.request(`${methodOf(req.method)} ${route}`, req.get('traceparent'));
    res.on('close', () => {
      const facts = {
        'http.request.method': methodOf(req.method),
        'http.route': route,
        'http.response.status_code': res.statusCode,
        'server.address': knownVisitOf(res)?.project.host ?? 'unknown',
      };
      span.end(facts, res.statusCode >= 500 || !res.writableFinished);
    });
    span.run(next);
  };

const methodOf = (method: string): string => (['GET', 'HEAD', 'POST'].includes(method) ? method : '_OTHER');

/** First names of the endpoints of `/bff`: what follows them are ids. */
const endpointNames = new Set(
  [
    ...Object.values(endpoints).map(({ path }) => path),
    ...Object.values(bffPaths).map((path) => (typeof path === 'string' ? path : path(''))),
  ].map((path) => path.split('/')[2]),
);

/** From closed lists, as `routeName`, but with the template of a page's path and the endpoint of `/bff`. */
const templateOf = (path: string): string => {
  const page = pageAt(path);
  if (page !== null) return pageRoutes[page].path;
  const [, room, name = ''] = path.split('/');
  return room === 'bff' && endpointNames.has(name) ? `/bff/${name}` : routeName(path);
};
