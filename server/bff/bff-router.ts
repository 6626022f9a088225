import { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { fail } from '#shared/help-api/result.ts';
import { bffPaths, endpoints } from '#shared/help-api/bff-endpoints.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Config } from '#server/config/config.ts';
import { readSearchClick, readViolations, readVitals } from '#server/observability/browser-reports.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { createPolicyViolations } from '#server/observability/policy-violations.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';
import { acceptWrite, refuseMethod } from '#server/middleware/accept-write.ts';
import type { OverloadGuard } from '#server/pages/overload.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { Renderer } from '#server/pages/render-page.ts';
import { editFrame, longestTexts, messages } from './texts.ts';
import { answerRead, readNames } from './reads.ts';
import { notFound, createSendShared, reply } from './reply.ts';
import { answerWrite, writeNames } from './writes.ts';

/** A page that breaks its policy does so with every visit, and browsers send several reports at once. */
const reportsPerWindow = 60;
/** One for each document that is left, of one visitor in ten. */
const vitalsPerWindow = 30;
/** A press each. */
const clicksPerWindow = 60;
/** Views are counted without a click, so a fast reader makes more of them. */
const viewsPerWindow = 300;

interface Dependencies {
  readonly content: ContentService;
  readonly pageCache: PageCache;
  readonly guard: Pick<OverloadGuard, 'admit'>;
  readonly config: Pick<Config, 'editOrigins'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly renderer: Renderer;
}

/** Whatever is not a read is a write. */
const postOnly: RequestHandler = (req, res, next) =>
  req.method === 'POST' ? next() : refuseMethod(req, res, next);

const below = (path: `/bff/${string}`): string => path.slice('/bff'.length);

/** Takes what browsers tell on their own: `onEach` gets every entry with its host; 422 where `read` finds nothing. */
const acceptBeacon =
  <T>(
    read: (body: unknown) => readonly T[] | null,
    onEach: (host: string, entry: T) => void,
  ): RequestHandler =>
  (req, res) => {
    const entries = read(req.body);
    if (entries === null) return reply(res, fail('invalid'));
    const { project } = visitOf(res);
    for (const entry of entries) onEach(project.host, entry);
    setCacheHeaders(res, 'never');
    res.status(204).end();
  };

/** Reads first: what is left of GET is not found. What has a limit of its own stands before the checks of writes. */
export const bffRouter = (dependencies: Dependencies): Router => {
  const { content, pageCache, guard, config, logger, metrics, renderer } = dependencies;
  const router = Router({ caseSensitive: true, strict: true });
  const sendShared = createSendShared(pageCache, guard);
  for (const name of readNames)
    router.get(below(endpoints[name].path), answerRead({ content, guard, pageCache, sendShared }, name));
  router
    .get(below(bffPaths.categories), (req, res) => {
      const { project } = visitOf(res);
      return sendShared(req, res, {
        lifetime: 'category',
        read: (context) => content.categories(project, context),
        keys: () => [`lists:${project.host}`],
      });
    })
    .get(below(bffPaths.messages(':locale')), messages(content, sendShared))
    .get(below(bffPaths.editFrame), editFrame(content, config.editOrigins))
    .get(below(bffPaths.longestTexts), longestTexts(content))
    .post('/{*path}', (_req, _res, next) => {
      guard.admit('write');
      next();
    })
    .post(
      below(endpoints.countView.path),
      ...acceptWrite('json', viewsPerWindow),
      answerWrite(content, 'countView'),
    )
    .post(
      below(bffPaths.reports),
      ...acceptWrite('report', reportsPerWindow),
      acceptBeacon(readViolations, createPolicyViolations(metrics, logger)),
    )
    .post(
      below(bffPaths.vitals),
      ...acceptWrite('json', vitalsPerWindow),
      acceptBeacon(readVitals, metrics.toldBy(renderer.assets.build)),
    )
    .post(
      below(bffPaths.searchClicks),
      ...acceptWrite('json', clicksPerWindow),
      acceptBeacon(readSearchClick, metrics.feedback.clicked),
    )
    .get('/{*path}', notFound)
    .use(postOnly, ...acceptWrite('json'));
  for (const name of writeNames) router.post(below(endpoints[name].path), answerWrite(content, name));
  return router.use(notFound);
};
