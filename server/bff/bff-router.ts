import { Router, type RequestHandler } from 'express';
import { bffPaths, endpoints } from '#shared/help-api/bff-endpoints.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Violation } from '#server/observability/policy-violations.ts';
import type { SearchClick } from '#server/observability/feedback.ts';
import type { DocumentHealth, Vital } from '#server/observability/vital.ts';
import { visitOf } from '#server/http/request-context.ts';
import { acceptWrite, refuseMethod } from '#server/middleware/accept-write.ts';
import type { OverloadGuard } from '#server/pages/overload.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import { editFrame, longestTexts, messages } from './texts.ts';
import { readViolations, acceptBeacon, readVitals, readSearchClick } from './browser-reports.ts';
import { answerRead, readNames } from './reads.ts';
import { notFound, createSendShared } from './reply.ts';
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
  readonly editOrigins: readonly string[];
  readonly onViolation: (host: string, violation: Violation) => void;
  readonly onVital: (host: string, told: Vital | DocumentHealth) => void;
  readonly onSearchClick: (host: string, click: SearchClick) => void;
}

/** Whatever is not a read is a write. */
const postOnly: RequestHandler = (req, res, next) =>
  req.method === 'POST' ? next() : refuseMethod(req, res, next);

const below = (path: `/bff/${string}`): string => path.slice('/bff'.length);

/** Reads first: what is left of GET is not found. What has a limit of its own stands before the checks of writes. */
export const bffRouter = (dependencies: Dependencies): Router => {
  const { content, pageCache, guard, editOrigins, onViolation, onVital, onSearchClick } = dependencies;
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
    .get(below(bffPaths.editFrame), editFrame(content, editOrigins))
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
      acceptBeacon(readViolations, onViolation),
    )
    .post(below(bffPaths.vitals), ...acceptWrite('json', vitalsPerWindow), acceptBeacon(readVitals, onVital))
    .post(
      below(bffPaths.searchClicks),
      ...acceptWrite('json', clicksPerWindow),
      acceptBeacon(readSearchClick, onSearchClick),
    )
    .get('/{*path}', notFound)
    .use(postOnly, ...acceptWrite('json'));
  for (const name of writeNames) router.post(below(endpoints[name].path), answerWrite(content, name));
  return router.use(notFound);
};
