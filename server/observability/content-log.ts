import type { Logger } from 'pino';
import type { ContentKey } from '#server/cache/content-entry.ts';
import type { Poorer } from '#server/cache/doubt.ts';
import type { RedisState } from '#server/cache/redis.ts';
import type { Loss, Losses } from '#server/upstream/losses.ts';
import type { Note } from '#server/upstream/read-answer.ts';
import {
  UpstreamUnavailable,
  type UpstreamCall,
  type UpstreamLog,
} from '#server/upstream/upstream-client.ts';
import type { Metrics } from './metrics.ts';

/** What operators are told of content on its way from the upstream to a page: lines and counts, never a value of it. */
export const createContentLog = (logger: Logger, metrics: Metrics) => ({
  upstream: (losses: Losses): UpstreamLog => ({
    readInPart(call, notes) {
      for (const { kind, count } of notes) metrics.unread(call.path, kind, count);
      for (const note of losses.noteReading(call, notes)) logReadInPart(logger, call, note);
    },
    called: ({ path }, ...outcome) => metrics.upstreamCalled(path, ...outcome),
  }),
  lost: (loss: Loss): void =>
    loss.count === 0
      ? logger.info(loss, 'entries of an answer have their place again')
      : logger.warn(loss, 'entries of an answer have no place on a page'),
  sanitiser: {
    onThreadDied(code: string): void {
      metrics.threadEnded('died');
      logger.warn({ code }, 'the sanitising thread ended before it answered');
    },
    onThreadRetired: () => metrics.threadEnded('retired'),
  },
  cache: {
    onRead: (...read: Parameters<Metrics['contentRead']>) => metrics.contentRead(...read),
    ...logLoads(logger, metrics),
    onDoubt(key: ContentKey, { level: place, ...what }: Poorer, believed: boolean): void {
      metrics.doubt(key.host, key.resource, what.poorer, believed);
      const facts = { ...key, ...what, place };
      if (believed) logger.info(facts, 'a poorer answer is believed, it was the same for a minute');
      else logger.warn(facts, 'a poorer answer is doubted');
    },
    onUnreadable(key: ContentKey): void {
      metrics.unreadable(key.host, key.resource);
      logger.error(key, 'nothing of this content can be read, pages go without it');
    },
  },
  shared: {
    purged(count: number, purged: number): void {
      metrics.purged('replica');
      logger.info({ count, purged }, 'purged by another replica');
    },
    missed(purged: number): void {
      metrics.purged('missed');
      logger.warn({ purged }, 'purges may have been missed, all content is asked anew');
    },
    stateChanged(state: RedisState, reason?: string): void {
      metrics.redis(state);
      logger[state === 'connected' ? 'info' : 'warn']({ state, reason }, `Redis: ${state}`);
    },
  },
  orders: {
    failed: (call: string, host: string, error: unknown) =>
      logger.warn({ call, host, reason: reasonOf(error) }, 'order call failed'),
    unsafePayLink: (host: string) => logger.error({ code: 'ERR_REDIRECT', host }, 'unsafe pay link refused'),
  },
  writes: {
    failed: (call: string, host: string, error: unknown) =>
      logger.warn({ call, host, reason: reasonOf(error) }, 'write failed'),
    refused: (call: string, host: string) => logger.warn({ call, host }, 'write refused'),
  },
});

/**
 * A line for every load that failed or is slow; of a host of which nothing was had yet one for each reason: an upstream
 * that is down at the start fails every resource of every host.
 */
const logLoads = (logger: Logger, metrics: Metrics) => {
  const loaded = new Set<string>();
  const told = new Set<string>();
  const warn = (key: ContentKey, reason: string, facts: object, message: string): void => {
    const line = `${key.host} ${reason}`;
    if (!loaded.has(key.host) && told.has(line)) return;
    told.add(line);
    logger.warn({ ...key, ...facts }, message);
  };
  return {
    onLoaded({ host, resource }: ContentKey): void {
      loaded.add(host);
      metrics.contentLoad(resource, 'ok');
    },
    onLoadFailed(key: ContentKey, error: unknown): void {
      metrics.contentLoad(key.resource, 'failed');
      const reason = reasonOf(error);
      warn(key, reason, { reason }, 'content could not be loaded');
    },
    onLoadSlow: (key: ContentKey) => warn(key, 'slow', {}, 'content is slow, blocks wait no longer'),
  };
};

const partMessages = {
  entry: 'unreadable entries of a list were left out',
  field: 'unreadable fields were left empty',
  cut: 'what is too long was cut',
  dropped: 'articles outside of a sub-category have no address and were left out',
  moved: 'cookies without a consent type stand under marketing',
} as const;

/** One line for each place of an answer at which something could not be read; `level` is the line's own. */
const logReadInPart = (logger: Logger, { path, host, scope }: UpstreamCall, note: Note): void => {
  const { kind, level: place, field, count, kept } = note;
  const facts = { call: path, host, ...scope };
  logger.warn(
    kind === 'entry' ? { ...facts, place, field, dropped: count, kept } : { ...facts, place, count },
    partMessages[kind],
  );
};

const reasonOf = (error: unknown): string => {
  if (error instanceof UpstreamUnavailable) return error.reason;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
