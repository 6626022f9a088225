import type { Logger } from 'pino';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { missingBudget, searchResource } from './cache/cache-rules.ts';
import { createContentCache, type ContentCache } from './cache/content-cache.ts';
import type { ContentKey } from './cache/content-entry.ts';
import type { LoadOptions } from './cache/content-loads.ts';
import { createSharedTier, type SharedTier } from './cache/shared-tier.ts';
import type { Config } from './config/config.ts';
import { createAlternatives } from './content/alternatives/alternatives.ts';
import { createArticleHtml } from './content/article-html/article-html.ts';
import type { createSanitiser } from './content/article-html/sanitiser.ts';
import { createContentService, type ContentService } from './content/content-service.ts';
import { keysNaming } from './content/purge-keys.ts';
import {
  createSearchesWithoutResults,
  type SearchesWithoutResults,
} from './content/searches-without-results.ts';
import { createTextSources } from './content/messages/text-sources.ts';
import { layerLocaleFiles, readLocaleFiles, readUntranslated } from './content/messages/messages.ts';
import type { Metrics } from './observability/metrics.ts';
import { traceCalls } from './observability/trace-requests.ts';
import type { Tracing } from './observability/spans.ts';
import { createLanguageCodes } from './upstream/language-codes.ts';
import { createLosses, type Losses } from './upstream/losses.ts';
import type { Note } from './upstream/reading-notes.ts';
import { createUpstream, createUpstreamFor, horizonOf } from './upstream/resources.ts';
import { createUpstreamClient, UpstreamUnavailable, type UpstreamCall } from './upstream/upstream-client.ts';

interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  readonly projects: readonly ProjectFacts[];
  /** The real upstream or the embedded content API, without a slash at its end. */
  readonly upstreamUrl: string;
  /** Renders pages anew before they are shown again, by their surrogate keys; all of them without. */
  readonly purgePages: (keys?: readonly string[]) => void;
  readonly makeSanitiser: typeof createSanitiser;
}

export interface ContentSide {
  /** What the upstream's answers lose on their way to a page. */
  readonly losses: Losses;
  readonly content: ContentService;
  readonly searchesWithoutResults: SearchesWithoutResults;
  readonly cache: Pick<ContentCache, 'sizes' | 'states'>;
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
  purgePages,
  makeSanitiser,
}: Surroundings): ContentSide => {
  const losses = createLosses((loss) => {
    if (loss.count === 0) logger.info(loss, 'entries of an answer have their place again');
    else logger.warn(loss, 'entries of an answer have no place on a page');
  });
  const client = createUpstreamClient(upstreamUrl, {
    readInPart(call, notes) {
      for (const { kind, count } of notes) metrics.unread(call.path, kind, count);
      for (const note of losses.noteReading(call, notes)) logReadInPart(logger, call, note);
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
    onRead: (...read) => metrics.contentRead(...read),
    ...logLoads(logger, metrics),
    onDoubt(key, what, believed) {
      metrics.doubt(key.host, key.resource, what.poorer, believed);
      if (believed)
        logger.info({ ...key, ...what }, 'a poorer answer is believed, it was the same for a minute');
      else logger.warn({ ...key, ...what }, 'a poorer answer is doubted');
    },
    onUnreadable(key) {
      metrics.unreadable(key.host, key.resource);
      logger.error(key, 'nothing of this content can be read, pages go without it');
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
  const searchesWithoutResults = createSearchesWithoutResults();
  const content: ContentService = createContentService({
    losses,
    searchesWithoutResults,
    feedback: metrics.feedback,
    languageCodes,
    upstream,
    upstreamFor,
    alternatives,
    cache,
    purgePages,
    articleHtml,
    onOtherId: () => metrics.unread('/api/get_article', 'id', 1),
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
    losses,
    searchesWithoutResults,
    cache,
    shared,
    async close() {
      shared?.close();
      client.close();
      await articleHtml.close();
    },
  };
};

/**
 * A line for every load that failed or is slow; of a host of which nothing was had yet one for each reason: an upstream
 * that is down at the start fails every resource of every host.
 */
const logLoads = (
  logger: Logger,
  metrics: Metrics,
): Required<Pick<LoadOptions, 'onLoaded' | 'onLoadFailed' | 'onLoadSlow'>> => {
  const loaded = new Set<string>();
  const logged = new Set<string>();
  const warn = (key: ContentKey, reason: string, facts: object, message: string): void => {
    const line = `${key.host} ${reason}`;
    if (!loaded.has(key.host) && logged.has(line)) return;
    logged.add(line);
    logger.warn({ ...key, ...facts }, message);
  };
  return {
    onLoaded({ host, resource }) {
      loaded.add(host);
      metrics.contentLoad(resource, 'ok');
    },
    onLoadFailed(key, error) {
      metrics.contentLoad(key.resource, 'failed');
      const reason = reasonOf(error);
      warn(key, reason, { reason }, 'content could not be loaded');
    },
    onLoadSlow: (key) => warn(key, 'slow', {}, 'content is slow, blocks wait no longer'),
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
      logger[state === 'connected' ? 'info' : 'warn']({ state }, 'Redis');
    },
  });
};

const partMessages = {
  entry: 'unreadable entries of a list were left out',
  field: 'unreadable fields were left empty',
  cut: 'what is too long was cut',
  dropped: 'articles outside of a sub-category have no address and were left out',
  moved: 'cookies without a consent type stand under marketing',
} as const;

/** One line for each place of an answer at which something could not be read. */
const logReadInPart = (logger: Logger, { path, host, scope }: UpstreamCall, note: Note): void => {
  const { kind, level, field, count, kept } = note;
  const facts = { call: path, host, ...scope };
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
