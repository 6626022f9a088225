import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { appQrPath } from '#shared/help-api/paths.ts';
import { bffRouter } from './bff/bff-router.ts';
import type { Dependencies } from './dependencies.ts';
import { appQr } from './pages/app-qr.ts';
import { videoPoster } from './pages/video-posters.ts';
import { acceptWrite, refuseMethod } from './middleware/accept-write.ts';
import { canonicalAddress } from './middleware/canonical-address.ts';
import { handleErrors } from './middleware/handle-errors.ts';
import { requestContext } from './http/request-context.ts';
import { resolveProject } from './middleware/resolve-project.ts';
import { secret } from './http/secrecy.ts';
import { bffPolicy, pagePolicies, securityHeaders } from './middleware/security-headers.ts';
import { createStaticFiles, missingFile, siteIcons } from './middleware/static-files.ts';
import { logRequests } from './observability/log-requests.ts';
import { traceRequests } from './observability/trace-requests.ts';
import { sendBusy } from './pages/overload.ts';
import { pageHandler } from './pages/page-handler.ts';
import { serveCached } from './pages/send-cached.ts';
import { robots, sitemap } from './pages/sitemap.ts';

/** The whole site: what is cached is sent before Express is asked. */
export const createSite = (dependencies: Dependencies): RequestListener => {
  const { pageCache, metrics } = dependencies;
  const [cached, app] = [serveCached(pageCache, metrics.request), createApp(dependencies)];
  return (req, res) => cached(req, res, () => app(req, res));
};

const pass: RequestHandler = (_req, _res, next) => next();

/** Order is the design: read it top to bottom and you have read the server. */
const createApp = (dependencies: Dependencies): Express => {
  const { config, logger, metrics, tracing, registry, development } = dependencies;
  const { content, posters, renderer } = dependencies;
  const page = pageHandler(dependencies);
  return express()
    .disable('x-powered-by')
    .disable('etag')
    .set('build', renderer.assets.build)
    .set('trust proxy', config.trustedProxies)
    .set('query parser', 'simple')
    .set('case sensitive routing', true)
    .set('strict routing', true)
    .use(requestContext)
    .use(traceRequests(tracing))
    .use(logRequests(logger, metrics))
    .use(securityHeaders)
    .use(resolveProject(registry))
    .use(
      pagePolicies({
        scriptHash: renderer.assets.scriptHash,
        editOrigins: config.editOrigins,
        relaxed: config.mode === 'development',
      }),
    )
    .use(secret)
    .use(siteIcons)
    .use(development?.middleware ?? pass)
    .use(createStaticFiles())
    .use(compression())
    .use(canonicalAddress)
    .get('/media/video/:file', videoPoster(posters))
    .get(appQrPath, appQr(content))
    .get('/robots.txt', robots)
    .get(['/sitemap.xml', '/sitemap-:file.xml'], sitemap(dependencies))
    .use('/bff', bffPolicy, bffRouter(dependencies))
    .post('/actions/:name', ...acceptWrite('form'), page)
    .get('/{*path}', missingFile, page)
    .use(refuseMethod)
    .use(sendBusy)
    .use(handleErrors(logger));
};
