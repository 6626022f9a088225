import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { ConfigError, parseConfig, type Config } from './config.ts';
import { createDependencies } from './dependencies.ts';
import { createOpsApp } from './observability/ops-server.ts';
import { announce } from './observability/announce.ts';
import { drain } from './observability/drain.ts';

/** Longest time a stop may take, in milliseconds; an orchestrator kills after thirty seconds. */
const stopDeadline = 10_000;

const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`help centre: ${error.message}\n`);
    process.exit(1);
  }
};

/** Resolves once the server listens; rejects with a sentence where the port is taken. */
const listen = (server: Server, port: number, variable: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new ConfigError(`${variable} is ${port}: that port is in use`) : error,
      ),
    );
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });

const start = async (config: Config): Promise<void> => {
  let stopping = false;
  let listening = false;
  const ops = createServer(createOpsApp({ isReady: () => listening && !stopping }));
  await listen(ops, config.opsPort, 'OPS_PORT');

  const embedded = config.upstreamUrl === null ? await startEmbedded(config) : null;
  const dependencies = await createDependencies(config, config.upstreamUrl ?? embedded?.url ?? '');
  const site = createServer(createApp(dependencies));
  await listen(site, config.port, 'PORT');
  listening = true;
  announce(config, dependencies);
  void dependencies.content.warmTrees();

  closeWithGrace({ delay: stopDeadline, logger: false }, async ({ err }) => {
    stopping = true;
    if (err) dependencies.logger.fatal({ err }, 'stopping after an error nobody caught');
    await drain(site);
    ops.close();
    ops.closeAllConnections();
    await Promise.all([embedded?.close(), dependencies.close()]);
  });
};

const startEmbedded = async (config: Config): Promise<{ url: string; close(): Promise<void> }> => {
  const { startEmbeddedApi } = await import('./embedded/embedded-api.ts');
  const { createLogger } = await import('./observability/logger.ts');
  return startEmbeddedApi({
    port: config.embedded.port,
    dataFile: config.embedded.dataFile,
    siteOrigins: (host) => `http://${host}.localhost:${config.port}`,
    log: createLogger(config.logLevel),
  });
};

try {
  await start(readConfig());
} catch (error) {
  process.stderr.write(
    `help centre: ${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
