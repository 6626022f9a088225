import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withTimeout } from '#server/cache/with-timeout.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { keysForCdn } from '#server/content/purge-keys.ts';
import type { Metrics } from '#server/observability/metrics.ts';

/** Longest header line of keys, in bytes: Varnish takes 8 kB by default, others 16 kB for all lines together. */
const maxLine = 4_000;
/** How long the CDN may take for one post, in milliseconds, and after which pauses it is asked again. */
const patience = 3_000;
const pauses = [200, 1_000];

/**
 * Posts surrogate keys to the CDN: `POST <url>` with the keys as JSON and, for what reads headers only, in
 * `Surrogate-Key`; as many posts as the length of a header line asks for, one after another. Any 2xx is a success.
 *
 * @param url may hold a user and a password: they are sent as Basic authorization.
 */
export const createCdnPurge = (
  url: string | null,
  onFailed: (reason: string) => void,
): ((keys: readonly string[]) => Promise<'purged' | 'failed'>) | null => {
  if (url === null) return null;
  const { target, headers } = withoutCredentials(url);
  const post = async (keys: readonly string[]): Promise<void> => {
    const response = await fetch(target, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Surrogate-Key': keys.join(' ') },
      body: JSON.stringify({ keys }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
  return async (keys) => {
    try {
      for (const some of inLines(keys)) await withRetries(() => post(some));
      return 'purged';
    } catch (error) {
      onFailed(reasonOf(error));
      return 'failed';
    }
  };
};

const withRetries = async (work: () => Promise<void>): Promise<void> => {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await sleep(pause);
    }
  }
  return work();
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : error.message;
};

const withoutCredentials = (url: string): { target: string; headers: Record<string, string> } => {
  const target = new URL(url);
  const { username, password } = target;
  target.username = target.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    target: target.href,
    headers: username === '' ? {} : { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
};

const inLines = (keys: readonly string[]): string[][] => {
  const lines: string[][] = [];
  let length = maxLine;
  for (const key of keys) {
    length += key.length + 1;
    if (length > maxLine) {
      lines.push([]);
      length = key.length;
    }
    lines.at(-1)?.push(key);
  }
  return lines;
};

/** What came of a purge: entries of this process, and who else was told. */
interface PurgeReport {
  readonly purged: number;
  /** `later`: they will be told when Redis can be reached again. `off`: there are no others. */
  readonly replicas: 'told' | 'later' | 'off';
  /** Whether every key arrived; `off` without an address. */
  readonly cdn: 'purged' | 'failed' | 'off';
}

export type SpreadPurge = (keys: readonly string[]) => Promise<PurgeReport>;

interface Dependencies {
  readonly content: Pick<ContentService, 'expandKeys' | 'purge' | 'reloadTrees'>;
  /** Marks what replicas share, and tells them; `null` where nothing is shared. */
  readonly tellReplicas: ((keys: readonly string[]) => Promise<'told' | 'later'>) | null;
  readonly purgeCdn: ReturnType<typeof createCdnPurge>;
  readonly logger: Pick<Logger, 'info'>;
  readonly metrics: Pick<Metrics, 'purged' | 'cdnPurged'>;
}

/**
 * How long the CDN waits for the new trees, in milliseconds: they say on whose pages an article is that was moved or is
 * new. And for other replicas to have heard: a page that a CDN asks for too early is kept there for its lifetime.
 */
const treePatience = 1_000;
const hearing = 100;

/** A purge from the inside out (behaviour/cache 13): this process, what replicas share and they themselves, the CDN. */
export const createSpreadPurge =
  ({ content, tellReplicas, purgeCdn, logger, metrics }: Dependencies): SpreadPurge =>
  async (keys) => {
    metrics.purged('here');
    const expanded = await content.expandKeys(keys);
    // Both begin before anything can be read between them.
    const telling = tellReplicas?.(expanded);
    const purged = content.purge(expanded);
    const replicas = (await telling) ?? 'off';
    const reloading = content.reloadTrees(expanded);
    let cdn: PurgeReport['cdn'] = 'off';
    if (purgeCdn) {
      await Promise.all([
        withTimeout<unknown>(reloading, treePatience, () => null),
        replicas === 'told' ? sleep(hearing) : null,
      ]);
      cdn = await purgeCdn(keysForCdn([...expanded, ...(await content.expandKeys(keys))]));
      metrics.cdnPurged(cdn);
    }
    logger.info({ keys: keys.slice(0, 20), count: keys.length, purged, replicas, cdn }, 'purged');
    return { purged, replicas, cdn };
  };
