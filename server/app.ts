import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type Express } from 'express';
import { appQrPath } from '#shared/help-api/paths.ts';
import { bffRouter } from './bff/bff-router.ts';
import type { Dependencies } from './dependencies.ts';
import { appQr } from './media/app-qr.ts';
import { videoPoster } from './media/video-poster.ts';
import { acceptWrite } from './middleware/accept-write.ts';
import { canonicalAddress } from './middleware/canonical-address.ts';
import { handleErrors } from './middleware/handle-errors.ts';
import { refuseMethod } from './middleware/refuse-method.ts';
import { requestContext } from './http/request-id.ts';
import { resolveProject } from './middleware/resolve-project.ts';
import { secretAddresses, secret } from './http/secrecy.ts';
import { answersAs } from './http/surrogate-keys.ts';
import { bffPolicy, pagePolicies, securityHeaders } from './middleware/security-headers.ts';
import { createStaticFiles, missingFile, siteIcons } from './middleware/static-files.ts';
import { logRequests } from './observability/log-requests.ts';
import { traceRequests } from './observability/trace-requests.ts';
import { createPolicyViolations } from './observability/policy-violations.ts';
import { createFrontDoor } from './pages/front-door.ts';
import { createEarlyRefusal } from './pages/overload/early-refusal.ts';
import { refuseOverload } from './pages/overload/refusals.ts';
import { pageHandler, type Pages } from './pages/page-handler.ts';
import { robots, sitemap } from './seo/sitemap.ts';

/** The whole site: what is kept, and what there is no time for, is answered before Express. */
export const createSite = (dependencies: Dependencies): RequestListener => {
  const pages = dependencies.createPages(dependencies.renderer, dependencies.content);
  return createFrontDoor({
    kept: pages.kept,
    refuse: createEarlyRefusal(pages),
    app: createApp(dependencies, pages),
    onAnswered: (facts) => dependencies.metrics.request(facts),
  });
};

/** Order is the design: read it top to bottom and you have read the server. */
const createApp = (
  { config, logger, metrics, tracing, content, registry, posters, development }: Dependencies,
  pages: Pages,
): Express =>
  express()
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', config.trustedProxies)
    .set('query parser', 'simple')
    .set('case sensitive routing', true)
    .set('strict routing', true)
    .use(requestContext)
    .use(traceRequests(tracing))
    .use(answersAs(pages.renderer.assets.build))
    .use(logRequests(logger, metrics))
    .use(securityHeaders)
    .use(resolveProject(registry))
    .use(
      pagePolicies({
        scriptHash: pages.renderer.assets.scriptHash,
        editOrigins: config.editOrigins,
        relaxed: config.mode === 'development',
      }),
    )
    .use([...secretAddresses], secret)
    .use(siteIcons)
    .use(development)
    .use(createStaticFiles())
    .use(compression())
    .use(canonicalAddress)
    .get('/media/video/:file', videoPoster(posters))
    .get(appQrPath, appQr(content))
    .get('/robots.txt', robots)
    .get(['/sitemap.xml', '/sitemap-:file.xml'], sitemap({ content, kept: pages.kept, keep: pages.keep }))
    .use(
      '/bff',
      bffPolicy,
      refuseOverload(pages.admits, pages.refusals),
      bffRouter({
        content,
        kept: pages.kept,
        keep: pages.keep,
        onHalf: () => metrics.half('data'),
        editOrigins: config.editOrigins,
        onViolation: createPolicyViolations(metrics, logger),
        onVital: metrics.vital,
      }),
    )
    .post('/actions/:name', ...acceptWrite('form'), pageHandler(pages))
    .get('/{*path}', missingFile, pageHandler(pages))
    .use(refuseMethod)
    .use(handleErrors(logger));
