import { startEmbedded } from './start-embedded.ts';
import { startSite, type Site } from './start-site.ts';

export interface EmbeddedSite extends Site {
  /** Where the site's upstream, the embedded content API, answers. */
  readonly upstreamUrl: string;
}

/** The real site in front of an embedded content API of its own; closing it closes both. */
export const startEmbeddedSite = async (): Promise<EmbeddedSite> => {
  const embedded = await startEmbedded();
  const site = await startSite(embedded.url);
  return {
    ...site,
    upstreamUrl: embedded.url,
    async close() {
      await site.close();
      await embedded.close();
    },
  };
};
