import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Load } from '#shared/rendering/render-contract.ts';
import { missingBudget } from './cache/cache-rules.ts';
import { createContentCache } from './cache/content-cache.ts';
import { createSharedTier } from './cache/shared-tier.ts';
import type { Config } from './config/config.ts';
import { createProjectRegistry, readProjects } from './config/project-registry.ts';
import { createAlternatives } from './content/alternatives.ts';
import { createArticleHtml } from './content/article-html/article-html.ts';
import { createSanitiser } from './content/article-html/sanitiser.ts';
import { createContentService, type ContentService } from './content/content-service.ts';
import { layerLocaleFiles, readLocaleFiles, readUntranslated } from './content/messages.ts';
import { keysNaming } from './content/purge-keys.ts';
import { createTextSources } from './content/text-sources.ts';
import { createSearchesWithoutResults } from './content/search/searches-without-results.ts';
import { createContentLog } from './observability/content-log.ts';
import { createMetrics } from './observability/metrics.ts';
import { startTracing } from './observability/trace-requests.ts';
import { reportContent } from './ops/content-report.ts';
import { createCdnPurge, createSpreadPurge } from './ops/spread-purge.ts';
import { readBuiltAssets } from './pages/assets.ts';
import { createOverloadGuard } from './pages/overload.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { Renderer } from './pages/render-page.ts';
import { createVideoPosters } from './pages/video-posters.ts';
import { createLanguageCodes } from './upstream/language-codes.ts';
import { createLosses } from './upstream/losses.ts';
import { createUpstream, horizonOf } from './upstream/resources.ts';
import { createUpstreamClient } from './upstream/upstream-client.ts';

export type Dependencies = Awaited<ReturnType<typeof createDependencies>>;

/**
 * The only place where things are created: from the upstream, by what is remembered of it, to pages and purges.
 *
 * @param upstreamUrl the real upstream or the embedded content API, without a slash at its end.
 * @param build its name, for ETags and surrogate keys (`pages/build-id.ts`): reading it means hashing every source.
 * @param makeSanitiser tests share one between their sites: its thread takes a second to start.
 */
export const createDependencies = async (
  config: Config,
  logger: Logger,
  upstreamUrl: string,
  build: string,
  makeSanitiser: typeof createSanitiser = createSanitiser,
) => {
  const projects = readProjects(config.projectsFile);
  const metrics = createMetrics();
  const tracing = await startTracing(config.tracing);
  const log = createContentLog(logger, metrics);

  const losses = createLosses(log.lost);
  const languageCodes = createLanguageCodes();
  const client = createUpstreamClient(upstreamUrl, {
    ...log.upstream(losses),
    ...(tracing && { traced: tracing.call }),
  });
  const upstream = createUpstream(client, languageCodes);

  const projectOf = (host: string) => projects.find((project) => project.host === host);
  const shared =
    config.redisUrl === null
      ? null
      : createSharedTier(config.redisUrl, {
          horizonOf,
          purgedBy: (key) => keysNaming(key, (host) => projectOf(host)?.locale),
          variantOf: (host) => `${projectOf(host)?.locale}.${projectOf(host)?.skin}`,
          onPurge(keys) {
            log.shared.purged(keys.length, content.purge(keys));
            void content.reloadTrees(keys);
          },
          onMissed: () => log.shared.missed(content.purgeAll()),
          onStateChanged: (state, reason) => log.shared.stateChanged(state, reason),
        });
  if (shared) metrics.redisExpected();
  const cache = createContentCache({
    ...log.cache,
    shared: shared ?? undefined,
    horizonOf,
    budgets: { content: config.cacheBytes, search: config.searchCacheBytes, missing: missingBudget },
  });
  const pageCache = createPageCache({
    maxBytes: config.pageCacheBytes,
    onOutcome: metrics.pageCache,
    onPartial: metrics.partial,
  });

  const addresses = {
    domains: projects.map(({ domain }) => domain),
    hosts: projects.map(({ host }) => host),
  };
  const articleHtml = createArticleHtml(makeSanitiser(addresses, log.sanitiser));
  const localeFiles = readLocaleFiles();
  const untranslated = readUntranslated();
  const searchesWithoutResults = createSearchesWithoutResults();
  const content: ContentService = createContentService({
    losses,
    searchesWithoutResults,
    feedback: metrics.feedback,
    languageCodes,
    upstream,
    upstreamFor: (exchange) => createUpstream(client, languageCodes, exchange),
    alternatives: createAlternatives({ upstream, log: log.orders }),
    cache,
    purgePages: pageCache.purge,
    articleHtml,
    onOtherId: () => metrics.unread('/api/get_article', 'id', 1),
    projects,
    localeFiles: layerLocaleFiles(localeFiles, untranslated),
    textSources: createTextSources(localeFiles, untranslated),
    writesLog: log.writes,
  });

  const guard = createOverloadGuard(metrics.renderRefused);
  metrics.watch({
    rendersWaiting: guard.waiting,
    pageCache: pageCache.size,
    contentCache: cache.sizes,
    contentStates: cache.states,
    losses: () => losses.all(),
  });
  await shared?.ready();
  // Vite is loaded where it is wanted: no image has it.
  const development =
    config.mode === 'development'
      ? await (await import('./pages/development-renderer.ts')).createDevelopmentRenderer()
      : null;
  return {
    config,
    logger,
    metrics,
    tracing,
    registry: createProjectRegistry(projects, config.embedded.origin),
    content,
    searchesWithoutResults,
    contentReport: () => reportContent(addresses.hosts, cache.states(), metrics.servedAges()),
    /** A purge as `POST /purge` makes it: here, for all replicas, at the CDN. */
    purge: createSpreadPurge({
      content,
      tellReplicas: shared && ((keys) => shared.purge(keys)),
      purgeCdn: createCdnPurge(config.cdnPurgeUrl, (reason) =>
        logger.error({ reason }, 'the CDN could not be purged'),
      ),
      logger,
      metrics,
    }),
    posters: createVideoPosters(),
    renderer: development?.renderer ?? (await loadRenderer(build)),
    pageCache,
    guard,
    development,
    async close(): Promise<void> {
      guard.close();
      shared?.close();
      client.close();
      await articleHtml.close();
      await tracing?.close();
    },
  };
};

/** The renderer that `npm run build` made. Its module is reached by path: the server never imports the client. */
const loadRenderer = async (build: string): Promise<Renderer> => {
  const root = new URL('..', import.meta.url);
  const { load } = (await import(new URL('dist/server/entry.server.js', root).href)) as { load: Load };
  return { load, assets: readBuiltAssets(fileURLToPath(root), build) };
};
