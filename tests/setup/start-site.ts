import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createSite } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { createSanitiser, type Sanitiser } from '#server/content/article-html/sanitiser.ts';
import { createDependencies, type Dependencies } from '#server/dependencies.ts';
import { createSiteServer } from '#server/ops/site-server.ts';
import type { SpreadPurge } from '#server/ops/spread-purge.ts';
import { createLogger } from '#server/observability/logger.ts';
import { readBuildId } from '#server/pages/build-id.ts';
import type { CacheOutcome } from '#server/pages/page-cache.ts';
import { askRaw } from './ask-raw.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Site {
  readonly port: number;
  /** What an operator would read, warnings and worse, oldest first. */
  readonly logged: readonly Readonly<Record<string, unknown>>[];
  /** One request to `host`; sockets are kept alive between requests. */
  ask(host: string, path: string, options?: AskOptions): Promise<SiteAnswer>;
  /** As `POST /purge` does. */
  purge: SpreadPurge;
  /** Resolves when every host knows of every other's pages. */
  warm(): Promise<boolean>;
  /** How many requests were answered from the page cache. */
  cacheHits(): Promise<number>;
  /** How many pages and data of the page cache were made anew behind their readers. */
  cacheRenewals(): Promise<number>;
  close(): Promise<void>;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/**
 * The real site over real HTTP in front of `upstreamUrl`, on a free port. Needs `npm run build` before.
 *
 * @param environment more variables, as the process would be given.
 * @param bend changes a part before the site is made of them.
 */
export const startSite = async (
  upstreamUrl: string,
  environment: Record<string, string> = {},
  bend: (parts: Dependencies) => Dependencies = (parts) => parts,
): Promise<Site> => {
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', ...environment });
  const logged: Record<string, unknown>[] = [];
  const logger = createLogger(config.logLevel, {
    write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
  });
  const dependencies = await createDependencies(config, logger, upstreamUrl, build, shareSanitiser);
  await sanitiser?.start();
  const server = createSiteServer(createSite(bend(dependencies)));
  const port = await listen(server);
  const cacheOutcomes = async (outcome: CacheOutcome): Promise<number> => {
    const [, count] = (await dependencies.metrics.text()).split(
      `help_page_cache_total{outcome="${outcome}"} `,
    );
    return Number.parseInt(count ?? '0', 10);
  };
  return {
    port,
    logged,
    ask: (host, path, options = {}) => ask(port, host, path, options),
    purge: dependencies.purge,
    warm: () => dependencies.content.warm(),
    cacheHits: () => cacheOutcomes('hit'),
    cacheRenewals: () => cacheOutcomes('renewed'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dependencies.close();
    },
  };
};

/** Read once for all sites of a process: it hashes every source, which is half of what starting a site costs. */
const build = readBuildId(fileURLToPath(new URL('../..', import.meta.url)));

/** One for all sites of a process, and started before they are: loading it takes longer than most tests. */
let sanitiser: Sanitiser | null = null;
const shareSanitiser: typeof createSanitiser = (...settings) => {
  sanitiser ??= createSanitiser(...settings);
  return { ...sanitiser, close: async () => {} };
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

const ask = async (
  port: number,
  host: string,
  path: string,
  { headers = {}, ...options }: AskOptions,
): Promise<SiteAnswer> => {
  const answer = await askRaw(port, { path, headers: { host, ...headers }, ...options });
  return { ...answer, body: answer.body.toString('utf8') };
};
