import { getHeapStatistics } from 'node:v8';
import { cleanedBudget, missingBudget } from '#server/cache/cache-rules.ts';
import { ConfigError, type Config } from '#server/config/config.ts';

const megabyte = 1024 * 1024;

/** Of the heap, in bytes: code, messages of all languages, and requests with what they make. */
const besideBudgets = 256 * megabyte;
/** Outside the heap and the page cache, in bytes: Node itself, the thread that sanitises articles, buffers of sockets. */
const besideHeap = 256 * megabyte;

/** The heap of this process, which was started with these `NODE_OPTIONS`. */
export const readHeapLimits = (nodeOptions: string | undefined) => ({
  limit: getHeapStatistics().heap_size_limit,
  /** Whether it was set. Otherwise it grows with the machine, and only the budgets count. */
  isChosen: /--max[-_]old[-_]space[-_]size=\d/.test([nodeOptions, ...process.execArgv].join(' ')),
});

/**
 * Throws a `ConfigError` where the budgets do not fit the heap that Node was started with, or heap, page cache and the rest
 * of a warm process do not fit `MEMORY_MB`: a process that runs out of memory under load is found out late
 * (behaviour/operations 1). Large answers of the upstream are read in a thread of their own, beside this.
 */
export const checkMemory = (
  { cacheBytes, searchCacheBytes, pageCacheBytes, memoryBytes }: Config,
  { limit, isChosen }: ReturnType<typeof readHeapLimits>,
): void => {
  const heap = besideBudgets + cacheBytes + searchCacheBytes + missingBudget + cleanedBudget;
  if (heap > limit)
    throw new ConfigError(
      `CACHE_MB is ${inMegabytes(cacheBytes)}, SEARCH_CACHE_MB ${inMegabytes(searchCacheBytes)}: these do not fit into ` +
        `the ${inMegabytes(limit)} MB that node may use; give it more by NODE_OPTIONS=--max-old-space-size=${inMegabytes(heap)}`,
    );
  const needed = (isChosen ? limit : heap) + pageCacheBytes + besideHeap;
  if (needed > memoryBytes)
    throw new ConfigError(
      `MEMORY_MB is ${inMegabytes(memoryBytes)}: V8's heap (${inMegabytes(isChosen ? limit : heap)} MB), PAGE_CACHE_MB ` +
        `(${inMegabytes(pageCacheBytes)} MB) and the rest of the process (${inMegabytes(besideHeap)} MB) take ` +
        `${inMegabytes(needed)}; give it that much, and the container half as much again, or lower a budget`,
    );
};

const inMegabytes = (bytes: number): number => Math.ceil(bytes / megabyte);
