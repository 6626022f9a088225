import { startEmbeddedApi, type EmbeddedApi } from '#server/embedded/embedded-api.ts';
import { copySeededData, type SeededData } from './seeded-data.ts';

type Options = Partial<Parameters<typeof startEmbeddedApi>[0]>;

/** The embedded content API on a free port, without a `dataFile` with data of its own that nothing outlives. */
export const startEmbedded = async (options: Options = {}): Promise<EmbeddedApi> => {
  const { dataFile, remove } = options.dataFile === undefined ? copySeededData() : kept(options.dataFile);
  const api = await startEmbeddedApi({
    port: 0,
    siteOrigins: (host) => `https://${host}`,
    log: { info: () => {}, error: () => {} },
    ...options,
    dataFile,
  });
  return {
    ...api,
    async close() {
      await api.close();
      remove();
    },
  };
};

const kept = (dataFile: string): SeededData => ({ dataFile, remove: () => {} });
