import type { Logger } from 'pino';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { missingBudget, searchResource } from './cache/cache-rules.ts';
import { createContentCache, type ContentCache } from './cache/content-cache.ts';
import { createSharedTier, type SharedTier } from './cache/shared-tier.ts';
import type { Config } from './config/config.ts';
import { createAlternatives } from './content/alternatives/alternatives.ts';
import { createArticleHtml } from './content/article-html/article-html.ts';
import type { createSanitiser } from './content/article-html/sanitiser.ts';
import { createContentService, type ContentService } from './content/content-service.ts';
import { keysNaming } from './content/purge-keys.ts';
import { createVainSearches, type VainSearches } from './content/vain-searches.ts';
import { createTextSources } from './content/words/text-sources.ts';
import { layerLocaleFiles, readLocaleFiles, readUntranslated } from './content/words/words.ts';
import type { AnswerCache } from './kept/answer-cache.ts';
import type { Metrics } from './observability/metrics.ts';
import { traceCalls } from './observability/trace-requests.ts';
import type { Tracing } from './observability/spans.ts';
import { createLanguageCodes } from './upstream/language-codes.ts';
import { createUpstream, createUpstreamFor, horizonOf } from './upstream/resources.ts';
import { createUpstreamClient, UpstreamUnavailable, type UpstreamLog } from './upstream/upstream-client.ts';

interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly projects: readonly ProjectFacts[];
  /** The real upstream or the embedded content API, without a slash at its end. */
  readonly upstreamUrl: string;
  /** What is made from content, and told when that has changed. */
  readonly answerCache: Pick<AnswerCache, 'contentChanged' | 'contentPurged'>;
  readonly makeSanitiser: typeof createSanitiser;
}

export interface ContentSide {
  readonly content: ContentService;
  readonly vainSearches: VainSearches;
  readonly cache: Pick<ContentCache, 'touch' | 'sizes' | 'survey'>;
  /** `null` without Redis. */
  readonly shared: SharedTier | null;
  close(): Promise<void>;
}

/** Composes everything below the content service: the upstream, what is kept of it, and how it is cleaned. */
export const composeContent = ({
  config,
  logger,
  metrics,
  tracing,
  projects,
  upstreamUrl,
  answerCache,
  makeSanitiser,
}: Surroundings): ContentSide => {
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
  const cache = createContentCache({
    shared: shared ?? undefined,
    horizonOf,
    budgets: { content: config.cacheBytes, search: config.searchCacheBytes, missing: missingBudget },
    onChanged: (name) => answerCache.contentChanged(name),
    onPurged: (matches) => answerCache.contentPurged(matches),
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
  const untranslated = readUntranslated();
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
  const content: ContentService = createContentService({
    vainSearches,
    languageCodes,
    upstream,
    upstreamFor,
    alternatives,
    cache,
    articleHtml,
    projects,
    localeFiles: layerLocaleFiles(localeFiles, untranslated),
    textSources: createTextSources(localeFiles, untranslated),
    writesLog: {
      failed: (call, host, error) => logger.warn({ call, host, reason: reasonOf(error) }, 'write failed'),
      refused: (call, host) => logger.warn({ call, host }, 'write refused'),
    },
  });
  return {
    content,
    vainSearches,
    cache,
    shared,
    async close() {
      shared?.close();
      client.close();
      await articleHtml.close();
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
  metrics.redisExpected();
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
