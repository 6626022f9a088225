import type { Logger } from 'pino';
import { withTimeout } from '#server/cache/with-timeout.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { keysForCdn } from '#server/content/purge-keys.ts';
import type { CdnOutcome } from './cdn-purge.ts';

/** What came of a purge: entries of this process, and who else was told. */
export interface PurgeReport {
  readonly purged: number;
  /** `later`: they will be told when Redis can be reached again. `off`: there are no others. */
  readonly replicas: 'told' | 'later' | 'off';
  readonly cdn: CdnOutcome;
}

export type SpreadPurge = (keys: readonly string[]) => Promise<PurgeReport>;

interface Dependencies {
  readonly content: Pick<ContentService, 'expandKeys' | 'purge' | 'reloadTrees'>;
  /** Marks what replicas share, and tells them; `null` where nothing is shared. */
  readonly tellReplicas: ((keys: readonly string[]) => Promise<'told' | 'later'>) | null;
  readonly purgeCdn: (keys: readonly string[]) => Promise<CdnOutcome>;
  /** Whether `purgeCdn` goes anywhere. */
  readonly hasCdn: boolean;
  readonly logger: Pick<Logger, 'info'>;
}

/**
 * How long the CDN waits for the new trees, in milliseconds: they say on whose pages an article is that was moved or is
 * new. And for other replicas to have heard: a page that a CDN asks for too early is kept there for its lifetime.
 */
const treePatience = 1_000;
const hearing = 100;

/** A purge from the inside out (behaviour/cache 13): this process, what replicas share and they themselves, the CDN. */
export const createSpreadPurge =
  ({ content, tellReplicas, purgeCdn, hasCdn, logger }: Dependencies): SpreadPurge =>
  async (keys) => {
    const expanded = await content.expandKeys(keys);
    // Both begin before anything can be read between them.
    const telling = tellReplicas?.(expanded);
    const purged = content.purge(expanded);
    const replicas = (await telling) ?? 'off';
    const reloading = content.reloadTrees(expanded);
    let cdn: CdnOutcome = 'off';
    if (hasCdn) {
      await Promise.all([
        withTimeout<unknown>(reloading, treePatience, () => null),
        replicas === 'told' ? withTimeout(new Promise(() => {}), hearing, () => null) : null,
      ]);
      cdn = await purgeCdn(keysForCdn([...new Set([...expanded, ...(await content.expandKeys(keys))])]));
    }
    logger.info({ keys: keys.slice(0, 20), count: keys.length, purged, replicas, cdn }, 'purged');
    return { purged, replicas, cdn };
  };
