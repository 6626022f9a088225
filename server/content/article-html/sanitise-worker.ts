import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { cleanArticle } from '#shared/article-html/clean-article.ts';
import { BeyondLimits } from '#shared/article-html/html-tree.ts';
import { createHtmlSanitiser } from './sanitise-html.ts';
import { linkWriter, type ShopAddresses } from '#shared/article-html/tidy-elements.ts';
import type { SanitiseReply, SanitiseRequest, SanitiserReady } from './sanitiser.ts';

// What one article costs the event loop is spent here, on a thread of its own.

const sanitise = createHtmlSanitiser();

const outcomeOf = ({ html, host }: SanitiseRequest) => {
  try {
    return { clean: cleanArticle(sanitise(html), linkWriter(workerData as ShopAddresses, host)) };
  } catch (error) {
    if (error instanceof BeyondLimits) return { refused: error.message };
    return { refused: error instanceof Error ? error.name : 'unknown' };
  }
};

parentPort?.on('message', (request: SanitiseRequest) => {
  const outcome = outcomeOf(request);
  parentPort?.postMessage({
    kind: 'reply',
    ...outcome,
    heapUsed: getHeapStatistics().used_heap_size,
  } satisfies SanitiseReply);
});

parentPort?.postMessage({ kind: 'ready' } satisfies SanitiserReady);
