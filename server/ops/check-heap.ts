import { getHeapStatistics } from 'node:v8';
import { markupOnceBudget, sharedPartsBudget } from '#shared/rendering/shared-parts-budget.ts';
import { cleanedBudget, missingBudget } from '#server/cache/cache-rules.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';

const megabyte = 1024 * 1024;

/** Of the heap, in bytes: code, words of all languages, and requests with what they make. */
const besideBudgets = 256 * megabyte;

/**
 * Throws a `ConfigError` where the budgets are larger than the heap that node was started with: a process that runs out of
 * memory under load is found out late (behaviour/operations 1). Finished pages are not in the heap.
 *
 * @param limit the largest size of the heap, in bytes.
 */
export const checkHeap = (
  { cacheBytes, searchCacheBytes }: Pick<Config, 'cacheBytes' | 'searchCacheBytes'>,
  limit = getHeapStatistics().heap_size_limit,
): void => {
  const needed =
    besideBudgets +
    cacheBytes +
    searchCacheBytes +
    missingBudget +
    cleanedBudget +
    sharedPartsBudget +
    markupOnceBudget;
  if (needed <= limit) return;
  const [cache, search, most, least] = [cacheBytes, searchCacheBytes, limit, needed].map((bytes) =>
    Math.floor(bytes / megabyte),
  );
  throw new ConfigError(
    `CACHE_MB is ${cache}, SEARCH_CACHE_MB ${search}: these do not fit into the ${most} MB that node may use; ` +
      `give it more by NODE_OPTIONS=--max-old-space-size=${least}`,
  );
};
