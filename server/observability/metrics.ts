import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentKey } from '#server/cache/content-entry.ts';
import type { ContentState } from '#server/cache/content-state.ts';
import type { RedisState } from '#server/cache/redis.ts';
import { callName, type Loss } from '#server/upstream/losses.ts';
import type { Note } from '#server/upstream/read-answer.ts';
import { countFeedback } from './feedback.ts';
import { oldestServed } from './oldest-served.ts';
import type { DocumentHealth, Vital, VitalName } from './browser-reports.ts';

/** What may be refused where renders would wait too long. */
const refusable = ['page', 'search', 'data', 'write'] as const;

/** What a request came to, for counting; every part is of a closed list. */
export interface RequestFacts {
  readonly host: string;
  readonly page: string;
  readonly status: number;
  /** Whether the whole answer was handed over; without it a visitor has gone. */
  readonly complete: boolean;
  /** Milliseconds; `null` for what was cached. */
  readonly took: number | null;
}

export interface Levels {
  readonly rendersWaiting: () => number;
  readonly pageCache: () => { readonly bytes: number; readonly pages: number };
  readonly contentCache: () => Readonly<Record<string, number>>;
  readonly contentStates: () => readonly ContentState[];
  readonly losses: () => readonly Loss[];
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Upper bounds of the durations, in seconds: from a page of memory to an upstream that takes all it may. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Every metric of the site (docs/operations.md). Labels come from closed lists of ours: hosts of the project table, names
 * of routes, resources, calls. Never from what a visitor sent, or anyone could fill the memory of whoever collects them.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const count = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `help_${name}`, help, labelNames, registers: [registry] });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `help_${name}`, help, labelNames, registers: [registry] });
  const histogram = (name: string, help: string, labelNames: string[], buckets = durations) =>
    new Histogram({ name: `help_${name}`, help, labelNames, buckets, registers: [registry] });
  const requests = count('requests_total', 'Requests', 'host', 'page', 'status');
  const took = histogram('request_duration_seconds', 'Time until a whole answer was handed over', ['page']);
  const pageCache = count('page_cache_total', 'Pages and data that many read, by outcome', 'outcome');
  const refusedRenders = count('renders_refused_total', 'Refused: renders would wait too long', 'kind');
  // Set to 0 at the start, or alerts would not see the first increase.
  for (const kind of refusable) refusedRenders.inc({ kind }, 0);
  const partial = count('half_answers_total', 'Pages and data made without a block', 'kind');
  for (const kind of ['page', 'data']) partial.inc({ kind }, 0);
  const reads = count('content_reads_total', 'Reads of the content cache', 'resource', 'outcome');
  const loads = count('content_loads_total', 'Loads of content, of upstream or Redis', 'resource', 'outcome');
  const doubts = count(
    'content_doubts_total',
    'Answers that were poorer than the remembered one',
    'host',
    'resource',
    'poorer',
    'outcome',
  );
  const unreadable = count('content_unreadable_total', 'Content unreadable for a minute', 'host', 'resource');
  const unread = count('upstream_unread_total', 'What could not be read of answers', 'call', 'kind');
  const upstreamCalls = count('upstream_calls_total', 'Calls of the upstream', 'call', 'status');
  const upstreamTook = histogram(
    'upstream_call_duration_seconds',
    'Time until the whole answer of the upstream was there',
    ['call'],
  );
  const threads = count('sanitising_threads_ended_total', 'Threads that clean articles', 'cause');
  const purges = count('purges_total', 'Purges', 'from');
  const refusedPurges = count('purges_refused_total', 'Purges that were refused', 'reason');
  const cdnPurges = count('cdn_purges_total', 'Purges posted to the CDN', 'outcome');
  for (const outcome of ['purged', 'failed'] as const) cdnPurges.inc({ outcome }, 0);
  const redis = count('redis_changes_total', 'Changes of Redis', 'state');
  const redisConnected = gauge(
    'redis_connected',
    '1 while Redis does what it is asked; not a number without REDIS_URL',
  );
  redisConnected.set(Number.NaN);
  const violations = count('policy_violations_total', 'Reports of blocked loads', 'directive');
  /** @param buckets around what counts as good and as poor. */
  const vital = (name: string, help: string, buckets: number[]) =>
    histogram(`web_vital_${name}`, help, ['host', 'page'], buckets);
  const vitals: Record<VitalName, Histogram> = {
    LCP: vital(
      'lcp_seconds',
      'Until the largest thing of a page was painted, as visitors measured it',
      [0.5, 1, 1.5, 2, 2.5, 4, 8],
    ),
    INP: vital('inp_seconds', 'Until the slowest press of a visit showed', [0.05, 0.1, 0.2, 0.35, 0.5, 1]),
    CLS: vital('cls', 'How much of a page moved without being asked', [0.01, 0.02, 0.05, 0.1, 0.25, 0.5]),
    TTFB: vital('ttfb_seconds', 'Until the first byte of a page was there', [0.1, 0.2, 0.4, 0.8, 1.8, 4]),
  };
  const documents = count('documents_total', 'Documents that browsers told of', 'build', 'hydrated');
  const uncaught = count('document_errors_total', 'Errors in documents that nobody caught', 'build');
  const ages = oldestServed();
  measure(
    registry,
    'content_age_seconds',
    'Age of the oldest content served in the last five to ten minutes',
    ['host', 'resource'],
    () => Array.from(ages.all(), ({ host, resource, age }) => [{ host, resource }, age / 1_000]),
  );

  return {
    request: ({ host, page, status, complete, took: milliseconds }: RequestFacts): void => {
      requests.inc({ host, page, status: complete ? `${Math.floor(status / 100)}xx` : 'gone' });
      if (complete && milliseconds !== null) took.observe({ page }, milliseconds / 1_000);
    },
    pageCache: (outcome: string) => pageCache.inc({ outcome }),
    renderRefused: (kind: (typeof refusable)[number]) => refusedRenders.inc({ kind }),
    partial: (route: string) => partial.inc({ kind: isOfData(route) ? 'data' : 'page' }),
    /** @param age of what was served, in milliseconds; `null` where that is not known yet. */
    contentRead({ host, resource }: ContentKey, outcome: 'hit' | 'stale' | 'load', age: number | null) {
      reads.inc({ resource, outcome });
      if (age !== null) ages.note(host, resource, age);
    },
    contentLoad: (resource: string, outcome: 'ok' | 'failed') => loads.inc({ resource, outcome }),
    doubt: (host: string, resource: string, poorer: string, believed: boolean) =>
      doubts.inc({ host, resource, poorer, outcome: believed ? 'believed' : 'doubted' }),
    unreadable: (host: string, resource: string) => unreadable.inc({ host, resource }),
    /** @param path of the call; ids in it are not told. @param kind `id`: an article that calls itself by another id. */
    unread: (path: string, kind: Note['kind'] | 'id', times: number) =>
      unread.inc({ call: callName(path), kind }, times),
    /** @param took in milliseconds. @param status of the answer; `null` where none came. */
    upstreamCalled(path: string, status: number | null, milliseconds: number) {
      const call = callName(path);
      upstreamCalls.inc({ call, status: status === null ? 'none' : `${Math.floor(status / 100)}xx` });
      upstreamTook.observe({ call }, milliseconds / 1_000);
    },
    threadEnded: (cause: 'died' | 'retired') => threads.inc({ cause }),
    purged: (from: 'here' | 'replica' | 'missed') => purges.inc({ from }),
    purgeRefused: (reason: string) => refusedPurges.inc({ reason }),
    cdnPurged: (outcome: 'purged' | 'failed') => cdnPurges.inc({ outcome }),
    redis(state: RedisState) {
      redis.inc({ state });
      if (state !== 'slow') redisConnected.set(Number(state === 'connected'));
    },
    /** There is a Redis, and nothing was heard of it yet. */
    redisExpected: () => redisConnected.set(0),
    /** Age of the oldest content that was served lately, in milliseconds, by host and resource. */
    servedAges: () => ages.all(),
    /** Counts what browsers report about documents. @param own build of this server: any other is the browser's word. */
    toldBy: (own: string) => (host: string, told: Vital | DocumentHealth) => {
      if ('name' in told) {
        const { page, name, value } = told;
        vitals[name].observe({ host, page }, name === 'CLS' ? value : value / 1_000);
        return;
      }
      const build = told.build === own ? own : 'other';
      documents.inc({ build, hydrated: told.hydrated ? 'yes' : 'no' });
      uncaught.inc({ build }, told.errors);
    },
    feedback: countFeedback(count),
    violation: (directive: string) => violations.inc({ directive }),
    /** Names what is read when somebody asks. Once. */
    watch: (levels: Levels) => watchLevels(registry, levels),
    /** Memory, processor and event loop of the process, and what runs in it. Once. @param bound in bytes. */
    watchProcess(version: Readonly<Record<'commit' | 'build' | 'node', string>>, bound: number) {
      collectDefaultMetrics({ register: registry });
      gauge('build_info', 'What runs here; always 1', ['commit', 'build', 'node']).set(version, 1);
      gauge('memory_bound_bytes', 'What the process may take (MEMORY_MB)').set(bound);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

const isOfData = (route: string): boolean => ['bff', 'media', 'seo'].includes(route);

const measure = <L extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: L[],
  read: () => Iterable<readonly [labels: Partial<Record<L, string>>, value: number]>,
): void =>
  registry.registerMetric(
    new Gauge({
      name: `help_${name}`,
      help,
      labelNames,
      registers: [],
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.set(labels, value);
      },
    }),
  );

const watchLevels = (registry: Registry, levels: Levels): void => {
  const { rendersWaiting, pageCache, contentCache, contentStates, losses } = levels;
  const read = (name: string, help: string, value: () => number) =>
    measure(registry, name, help, [], () => [[{}, value()]]);
  read('renders_waiting', 'Renders that wait for their turn', rendersWaiting);
  read('page_cache_bytes', 'Memory of finished pages and data', () => pageCache().bytes);
  read('page_cache_pages', 'Finished pages and data in memory', () => pageCache().pages);
  const ofStates = (name: string, help: string, value: (state: ContentState) => number) =>
    measure(registry, name, help, ['host', 'resource'], () =>
      contentStates()
        .filter((state) => value(state) > 0)
        .map((state) => [{ host: state.host, resource: state.resource }, value(state)]),
    );
  ofStates('content_fallbacks', 'Entries that stand in for newer ones', ({ standIns }) => standIns);
  ofStates('content_missing', 'Blocks and trees with nothing to show', ({ missing }) => Number(missing));
  measure(
    registry,
    'upstream_dropped',
    'What answers of the upstream have that no page shows',
    ['host', 'call', 'what'],
    () => losses().map(({ host, call, what, count }) => [{ host, call, what }, count]),
  );
  measure(registry, 'content_cache_bytes', 'Memory of content, by kind', ['kind'], () =>
    Object.entries(contentCache()).map(([kind, bytes]) => [{ kind }, bytes]),
  );
};
