import { startEmbeddedApi } from '#server/embedded/embedded-api.ts';

/** The embedded content API in memory, on a free port. */
export const startEmbedded = () =>
  startEmbeddedApi({
    port: 0,
    dataFile: ':memory:',
    siteOrigins: (host) => `https://${host}`,
    log: { info: () => {}, error: () => {} },
  });
