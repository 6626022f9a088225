import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { missingBudget, searchResource } from './cache/cache-rules.ts';
import { createContentCache } from './cache/content-cache.ts';
import { createSharedTier, type SharedTier } from './cache/shared-tier.ts';
import type { Config } from './config/config.ts';
import { createArticleHtml } from './content/article-html/article-html.ts';
import { createSanitiser } from './content/article-html/sanitiser.ts';
import { createContentService, type ContentService } from './content/content-service.ts';
import { keysNaming } from './content/purge.ts';
import { createVainSearches, type VainSearches } from './content/vain-searches.ts';
import { layerLocaleFiles, readLocaleFiles } from './content/words/words.ts';
import { createAlternatives } from './content/alternatives/alternatives.ts';
import { createTextSources, readUntranslated } from './content/words/text-sources.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { traceCalls } from './observability/trace-requests.ts';
import type { Tracing } from './observability/spans.ts';
import { startTracing } from './observability/tracing.ts';
import { createVideoPosters, type VideoPosters } from './media/video-posters.ts';
import { createAdmission } from './pages/admission.ts';
import { loadBuiltRenderer } from './pages/built-renderer.ts';
import { reportContent, type ContentReport } from './ops/content-report.ts';
import { createCdnPurge } from './ops/cdn-purge.ts';
import { createSpreadPurge, type SpreadPurge } from './ops/spread-purge.ts';
import { watchLoop } from './pages/loop-guard.ts';
import { createKeptPages } from './pages/kept-pages.ts';
import { createLoadPage, type LoadPage, type Renderer } from './pages/load-page.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { Pages } from './pages/page-handler.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { createProjectRegistry, readProjects, type ProjectRegistry } from './projects/project-registry.ts';
import { createLanguageCodes } from './upstream/language-codes.ts';
import { createUpstream, createUpstreamFor, horizonOf } from './upstream/resources.ts';
import { createUpstreamClient, UpstreamUnavailable, type UpstreamLog } from './upstream/upstream-client.ts';

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
 * The composition root: the only place where things are created.
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
  const client = createUpstreamClient(upstreamUrl, {
    readInPart(facts) {
      metrics.unread(facts.call, facts.note.kind, facts.note.count);
      logReadInPart(logger, facts);
    },
    called: ({ path }, ...outcome) => metrics.upstreamCalled(path, ...outcome),
    ...(tracing && { traced: traceCalls(tracing) }),
  });
  const articleHtml = createArticleHtml(
    makeSanitiser(
      { domains: projects.map(({ domain }) => domain), hosts: projects.map(({ host }) => host) },
      {
        onThreadDied(code) {
          metrics.threadEnded('died');
          logger.warn({ code }, 'the sanitising thread ended before it answered');
        },
        onThreadRetired: () => metrics.threadEnded('retired'),
      },
    ),
  );
  const shared =
    config.redisUrl === null
      ? null
      : createShared(config.redisUrl, { projects, logger, metrics, content: () => content });
  const pageCache = createPageCache(config.pageCacheBytes);
  const cache = createContentCache({
    shared: shared ?? undefined,
    horizonOf,
    budgets: { content: config.cacheBytes, search: config.searchCacheBytes, missing: missingBudget },
    onChanged: (name) => pageCache.contentChanged(name),
    onPurged: (name) => pageCache.contentPurged(name),
    onRead: (...read) => metrics.contentRead(...read),
    onShown: ({ host, resource }, age) => metrics.contentShown(host, resource, age),
    onLoaded: ({ resource }) => metrics.contentLoad(resource, 'ok'),
    onLoadFailed(key, error) {
      metrics.contentLoad(key.resource, 'failed');
      logger.warn({ ...key, reason: reasonOf(error) }, 'content could not be loaded');
    },
    onLoadSlow: (key) => logger.warn(key, 'content is slow, blocks wait no longer'),
    onDoubt(key, believed) {
      metrics.doubt(key.resource, believed);
      logger.warn(key, believed ? 'a poorer answer was given again' : 'a poorer answer is doubted');
    },
  });
  const localeFiles = readLocaleFiles();
  const languageCodes = createLanguageCodes();
  const upstream = createUpstream(client, languageCodes);
  const upstreamFor = createUpstreamFor(client, languageCodes);
  const alternatives = createAlternatives({
    upstream,
    log: {
      failed: (call, host, error) =>
        logger.warn({ call, host, reason: reasonOf(error) }, 'order call failed'),
      unsafePayLink: (host) => logger.error({ code: 'ERR_REDIRECT', host }, 'unsafe pay link refused'),
    },
  });
  const vainSearches = createVainSearches();
  const loop = watchLoop();
  const content: ContentService = createContentService({
    vainSearches,
    languageCodes,
    upstream,
    upstreamFor,
    alternatives,
    cache,
    articleHtml,
    projects,
    localeFiles: layerLocaleFiles(localeFiles),
    textSources: createTextSources(localeFiles, readUntranslated()),
    writesLog: {
      failed: (call, host, error) => logger.warn({ call, host, reason: reasonOf(error) }, 'write failed'),
      refused: (call, host) => logger.warn({ call, host }, 'write refused'),
    },
  });
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
        cache.survey(),
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
      const load = countHalves(metrics, createLoadPage(read, chosen));
      const queue = createRenderQueue(undefined, () => metrics.renderRefused('page'));
      metrics.watch({
        rendersWaiting: () => queue.waiting(),
        pageCache: () => pageCache.size(),
        contentCache: () => cache.sizes(),
        contentStandings: () => cache.survey(),
      });
      const { build } = chosen.assets;
      const touch = (names: ReadonlySet<string>) => cache.touch(names);
      const onOutcome: typeof metrics.page = (...facts) => metrics.page(...facts);
      const kept = createKeptPages({ cache: pageCache, load, queue, build, logger, touch, onOutcome });
      const admits = createAdmission(queue, loop.isStuck, metrics.renderRefused);
      return { renderer: chosen, load, queue, kept, admits };
    },
    development: middleware,
    async close() {
      loop.close();
      shared?.close();
      client.close();
      await articleHtml.close();
      await tracing?.close();
    },
  };
};

/** What replicas share in Redis: the upstream's answers, and purges. */
const createShared = (
  url: string,
  parts: {
    readonly projects: readonly ProjectFacts[];
    readonly logger: Logger;
    readonly metrics: Metrics;
    readonly content: () => ContentService;
  },
): SharedTier => {
  const { projects, logger, metrics, content } = parts;
  const byHost = new Map(projects.map((project) => [project.host, project]));
  return createSharedTier(url, {
    horizonOf,
    purgedBy: (key) => keysNaming(key, (host) => byHost.get(host)?.locale),
    variantOf: (host) => `${byHost.get(host)?.locale}.${byHost.get(host)?.skin}`,
    isShared: (resource) => resource !== searchResource,
    onPurge(keys) {
      metrics.purged('replica');
      const purged = content().purge(keys);
      logger.info({ count: keys.length, purged }, 'purged by another replica');
      void content().reloadTrees(keys);
    },
    onMissed() {
      metrics.purged('missed');
      logger.warn({ purged: content().purgeAll() }, 'purges may have been missed, all content is asked anew');
    },
    onStateChanged(state) {
      metrics.redis(state);
      logger.warn({ state }, 'Redis');
    },
  });
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
    if (!('kind' in draft) && !draft.reading.complete) metrics.half('page');
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

const partMessages = {
  entry: 'unreadable entries of a list were left out',
  field: 'unreadable fields were left empty',
  cut: 'what is too long was cut',
} as const;

/** One line for each place of an answer at which something could not be read. */
const logReadInPart = (
  logger: Logger,
  { note, ...facts }: Parameters<UpstreamLog['readInPart']>[0],
): void => {
  const { kind, level, field, count, kept } = note;
  logger.warn(
    kind === 'entry' ? { ...facts, level, field, dropped: count, kept } : { ...facts, level, count },
    partMessages[kind],
  );
};

const reasonOf = (error: unknown): string => {
  if (error instanceof UpstreamUnavailable) return error.reason;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
