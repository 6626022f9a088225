import type { Logger } from 'pino';
import { composeContent } from './compose-content.ts';
import type { Config } from './config/config.ts';
import { createSanitiser } from './content/article-html/sanitiser.ts';
import type { ContentService } from './content/content-service.ts';
import type { SearchesWithoutResults } from './content/searches-without-results.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/spans.ts';
import { startTracing } from './observability/tracing.ts';
import { createVideoPosters, type VideoPosters } from './media/video-posters.ts';
import { loadBuiltRenderer } from './pages/built-renderer.ts';
import type { Development } from './pages/development-renderer.ts';
import { reportContent, type ContentReport } from './ops/content-report.ts';
import { createCdnPurge } from './ops/cdn-purge.ts';
import { createSpreadPurge, type SpreadPurge } from './ops/spread-purge.ts';
import type { Renderer } from './pages/render-page.ts';
import { createOverloadGuard, type OverloadGuard } from './pages/overload.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { createProjectRegistry, readProjects, type ProjectRegistry } from './projects/project-registry.ts';

export interface Dependencies {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** `null`: nobody takes traces. */
  readonly tracing: Tracing | null;
  readonly registry: ProjectRegistry;
  readonly content: ContentService;
  readonly searchesWithoutResults: SearchesWithoutResults;
  readonly contentReport: () => ContentReport;
  /** A purge as `POST /purge` makes it: here, for all replicas, at the CDN. */
  readonly purge: SpreadPurge;
  readonly posters: VideoPosters;
  readonly renderer: Renderer;
  readonly pageCache: PageCache;
  readonly guard: OverloadGuard;
  /** Vite under `npm run dev`, otherwise `null`. */
  readonly development: Omit<Development, 'renderer'> | null;
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
  const guard = createOverloadGuard(metrics.renderRefused);
  const pageCache = createPageCache({
    maxBytes: config.pageCacheBytes,
    onOutcome: metrics.pageCache,
    onPartial: metrics.partial,
  });
  const contentSide = composeContent({
    config,
    logger,
    metrics,
    tracing,
    projects,
    upstreamUrl,
    purgePages: pageCache.purge,
    makeSanitiser,
  });
  const { content, losses, searchesWithoutResults, cache, shared } = contentSide;
  metrics.watch({
    rendersWaiting: guard.waiting,
    pageCache: pageCache.size,
    contentCache: cache.sizes,
    contentStates: cache.states,
    losses: () => losses.all(),
  });
  await shared?.ready();
  const development = config.mode === 'development' ? await startDevelopment() : null;
  return {
    config,
    logger,
    metrics,
    tracing,
    registry: createProjectRegistry(projects, config.embedded.origin),
    content,
    searchesWithoutResults,
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
    renderer: development?.renderer ?? (await loadBuiltRenderer()),
    pageCache,
    guard,
    development,
    async close() {
      guard.close();
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

/** Vite is loaded where it is wanted: no image has it. */
const startDevelopment = async (): Promise<Development> => {
  const { createDevelopmentRenderer } = await import('./pages/development-renderer.ts');
  return createDevelopmentRenderer();
};
