import { createSearchesWithoutResults } from '#server/content/search/searches-without-results.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { createOpsApp } from '#server/ops/ops-app.ts';

type Operations = Parameters<typeof createOpsApp>[0];

/** The app of the operations port: ready, without a purge, with nothing to tell. */
export const buildOpsApp = (parts: Partial<Operations> = {}) =>
  createOpsApp({
    notReady: () => null,
    version: { commit: 'abc', build: 'def', node: 'v26' },
    contentReport: () => [],
    metrics: createMetrics(),
    searchesWithoutResults: createSearchesWithoutResults(),
    purgeDoor: {
      token: null,
      purge: async () => ({ purged: 0, replicas: 'off', cdn: 'off' }),
      onRefused: () => {},
    },
    ...parts,
  });
