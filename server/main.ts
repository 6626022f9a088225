import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { createSite } from './app.ts';
import { ConfigError, parseConfig, type Config } from './config/config.ts';
import { keepWarm } from './content/keep-warm.ts';
import { createDependencies } from './dependencies.ts';
import { createLogger } from './observability/logger.ts';
import { checkMemory, readHeapLimits } from './ops/check-memory.ts';
import { printAddresses } from './ops/print-addresses.ts';
import { drain, longestDrain, watchTraffic } from './ops/drain.ts';
import { listen, dataError, portError } from './ops/listen.ts';
import { createSiteServer } from './ops/site-server.ts';
import { createOpsApp } from './ops/ops-app.ts';
import { readVersion } from './ops/version.ts';

const start = async (): Promise<void> => {
  const config = parseConfig(process.env);
  checkMemory(config, readHeapLimits(process.env['NODE_OPTIONS']));
  const logger = createLogger(config.logLevel);
  const version = readVersion(config.commit);
  logger.info(version, 'starting');
  const state = { listening: false, stopping: false };
  const purgeToken = config.purgeToken ?? (config.upstreamUrl === null ? randomUUID() : null);

  const embedded = config.upstreamUrl === null ? await startEmbedded(config, logger, purgeToken) : null;
  const upstreamUrl = config.upstreamUrl ?? embedded?.url ?? '';
  const dependencies = await createDependencies(config, logger, upstreamUrl, version.build);
  dependencies.metrics.watchProcess(version, config.memoryBytes);
  const ops = createServer(
    createOpsApp({
      ...dependencies,
      notReady: () => {
        if (state.stopping) return 'stopping';
        if (!state.listening) return 'starting';
        return dependencies.content.hasContent() ? null : 'no content yet';
      },
      purgeDoor: {
        token: purgeToken,
        purge: dependencies.purge,
        onRefused(reason, address = 'unknown') {
          dependencies.metrics.purgeRefused(reason);
          logger.warn({ reason, address }, 'a purge was refused');
        },
      },
      version,
    }),
  );
  await listen(ops, { port: config.opsPort, host: config.opsHost }, 'OPS_PORT', logger);
  const site = createSiteServer(createSite(dependencies));
  dependencies.development?.takeSocket(site, dependencies.content.warm());
  const traffic = watchTraffic(site);
  await listen(site, { port: config.port }, 'PORT', logger);
  state.listening = true;
  const hosts = dependencies.registry.projects.map(({ host }) => host);
  printAddresses(config, { logger, hosts, orders: embedded?.orders ?? [] });
  const stopWarming = keepWarm(dependencies.content.warm, dependencies.content.hasContent);

  closeWithGrace({ delay: longestDrain(config.stopNotice), logger: false }, async ({ err }) => {
    state.stopping = true;
    if (err) logger.fatal({ err }, 'stopping after an error nobody caught');
    stopWarming();
    const { sockets, underway } = traffic;
    logger.info({ connections: sockets.size, requests: underway.size }, 'stopping');
    // A developer's browser holds Vite's socket open, and nobody else is there.
    const drained = dependencies.development ? {} : await drain(site, traffic, config.stopNotice);
    logger.info(drained, 'stopped');
    // It takes over what is still to be told on the operations port.
    await embedded?.close();
    ops.close();
    ops.closeAllConnections();
    await dependencies.close();
  });
};

/** How a process of this machine calls the interface that a port listens on. */
const addressOf = (host: string | null): string => {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
};

/** The image for visitors is made without it. */
const notInImage = (error: unknown): never => {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new ConfigError(
    'EMBEDDED is on: this image is without the embedded content API; set UPSTREAM_URL, or use the target demo',
  );
};

/** The demo shop's own upstream; it is handed what it needs to purge the site after an edit. */
const startEmbedded = async (config: Config, log: Logger, purgeToken: string | null) => {
  const { startEmbeddedApi } = await import('./embedded/embedded-api.ts').catch(notInImage);
  const { port, host, dataFile } = config.embedded;
  const opsOrigin = `http://${addressOf(config.opsHost)}:${config.opsPort}`;
  return startEmbeddedApi({
    port,
    host,
    dataFile,
    siteOrigins: (host) => `http://${host}.localhost:${config.port}`,
    purge: purgeToken === null ? null : { url: `${opsOrigin}/purge`, token: purgeToken },
    searches: `${opsOrigin}/searches`,
    log,
  }).catch((error: unknown) => {
    throw dataError(error, dataFile) ?? portError(error, port, 'EMBEDDED_PORT');
  });
};

try {
  await start();
} catch (error) {
  process.stderr.write(
    `help centre: ${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
