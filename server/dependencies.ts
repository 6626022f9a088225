import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { composeContent } from './compose-content.ts';
import type { Config } from './config/config.ts';
import { createSanitiser } from './content/article-html/sanitiser.ts';
import type { ContentService } from './content/content-service.ts';
import type { VainSearches } from './content/vain-searches.ts';
import { createAnswerCache } from './kept/answer-cache.ts';
import { createKeepAnswer } from './kept/keep-answer.ts';
import { createKeptAnswers } from './kept/kept-answers.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/spans.ts';
import { startTracing } from './observability/tracing.ts';
import { createVideoPosters, type VideoPosters } from './media/video-posters.ts';
import { createAdmission } from './pages/overload/admission.ts';
import { loadBuiltRenderer } from './pages/built-renderer.ts';
import { reportContent, type ContentReport } from './ops/content-report.ts';
import { createCdnPurge } from './ops/cdn-purge.ts';
import { createSpreadPurge, type SpreadPurge } from './ops/spread-purge.ts';
import { createRefusals } from './pages/overload/refusals.ts';
import { watchLoop } from './pages/overload/loop-guard.ts';
import { createLoadPage, type LoadPage, type Renderer } from './pages/load-page.ts';
import { createMakePage } from './pages/make-page.ts';
import type { Pages } from './pages/page-handler.ts';
import { createRenderQueue } from './pages/overload/render-queue.ts';
import { createRenderPage } from './pages/render-page.ts';
import { createProjectRegistry, readProjects, type ProjectRegistry } from './projects/project-registry.ts';

export interface Dependencies {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** `null`: nobody takes traces. */
  readonly tracing: Tracing | null;
  readonly registry: ProjectRegistry;
  readonly content: ContentService;
  readonly vainSearches: VainSearches;
  readonly contentReport: () => ContentReport;
  /** A purge as `POST /purge` makes it: here, for all replicas, at the CDN. */
  readonly purge: SpreadPurge;
  readonly posters: VideoPosters;
  readonly renderer: Renderer;
  /** All that makes and keeps pages, once a site. */
  readonly createPages: (renderer: Renderer, content: ContentService) => Pages;
  /** Vite's middleware under `npm run dev`; otherwise it lets every request pass. */
  readonly development: RequestHandler;
  close(): Promise<void>;
}

/**
 * The composition root: with `compose-content.ts` the only place where things are created.
 *
 * @param logger where everything below logs.
 * @param upstreamUrl the real upstream or the embedded content API, without a slash at its end.
 * @param makeSanitiser tests share one between their sites: its thread takes a second to start.
 */
export const createDependencies = async (
  config: Config,
  logger: Logger,
  upstreamUrl: string,
  makeSanitiser: typeof createSanitiser = createSanitiser,
): Promise<Dependencies> => {
  const projects = readProjects(config.projectsFile);
  const metrics = createMetrics();
  const tracing = await startTracing(config.tracing);
  const loop = watchLoop();
  const answerCache = createAnswerCache(config.pageCacheBytes);
  const contentSide = composeContent({
    config,
    logger,
    metrics,
    tracing,
    projects,
    upstreamUrl,
    answerCache,
    makeSanitiser,
  });
  const { content, losses, vainSearches, cache, shared } = contentSide;
  await shared?.ready();
  const { renderer, middleware } = await createRenderer(config);
  return {
    config,
    logger,
    metrics,
    tracing,
    registry: createProjectRegistry(projects, config.embedded.origin),
    content,
    vainSearches,
    contentReport: () =>
      reportContent(
        projects.map(({ host }) => host),
        cache.states(),
        metrics.servedAges(),
      ),
    purge: countPurges(metrics, {
      content,
      tellReplicas: shared && ((...purge) => shared.purge(...purge)),
      purgeCdn: createCdnPurge(config.cdnPurgeUrl, (reason) =>
        logger.error({ reason }, 'the CDN could not be purged'),
      ),
      hasCdn: config.cdnPurgeUrl !== null,
      logger,
    }),
    posters: createVideoPosters({
      addressOf: (id) => `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
      fetch: globalThis.fetch,
    }),
    renderer,
    createPages: (chosen, read) => {
      const queue = createRenderQueue(undefined, () => metrics.renderRefused('page'));
      const loadPage = countHalves(metrics, createLoadPage(read, chosen));
      const load: LoadPage = (request) => queue.announce(() => loadPage(request), request.form !== null);
      metrics.watch({
        rendersWaiting: () => queue.waiting(),
        answerCache: () => answerCache.size(),
        contentCache: () => cache.sizes(),
        contentStates: () => cache.states(),
        losses: () => losses.all(),
      });
      const renderPage = createRenderPage({ queue, build: chosen.assets.build, logger });
      const keep = createKeepAnswer(answerCache);
      const make = createMakePage({ keep, load, page: renderPage });
      const touch = (names: ReadonlySet<string>) => cache.touch(names);
      const onOutcome: typeof metrics.kept = (...facts) => metrics.kept(...facts);
      const isBusy = () => queue.waiting() > 0;
      const kept = createKeptAnswers({ cache: answerCache, isBusy, touch, onOutcome });
      const admits = createAdmission(queue, loop.isStuck, metrics.renderRefused);
      return { renderer: chosen, load, renderPage, make, kept, keep, admits, refusals: createRefusals() };
    },
    development: middleware,
    async close() {
      loop.close();
      await contentSide.close();
      await tracing?.close();
    },
  };
};

const countPurges = (metrics: Metrics, parts: Parameters<typeof createSpreadPurge>[0]): SpreadPurge => {
  const purge = createSpreadPurge(parts);
  return async (keys) => {
    metrics.purged('here');
    const report = await purge(keys);
    if (report.cdn !== 'off') metrics.cdnPurged(report.cdn);
    return report;
  };
};

const countHalves =
  (metrics: Metrics, load: LoadPage): LoadPage =>
  async (request) => {
    const draft = await load(request);
    if (!('kind' in draft) && draft.reading.wholeness !== 'whole') metrics.half('page');
    return draft;
  };

const createRenderer = async ({
  mode,
}: Config): Promise<{ renderer: Renderer; middleware: RequestHandler }> => {
  if (mode !== 'development')
    return { renderer: await loadBuiltRenderer(), middleware: (_req, _res, next) => next() };
  const { createDevelopmentRenderer } = await import('./pages/development-renderer.ts');
  return createDevelopmentRenderer();
};
