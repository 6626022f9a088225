import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbeddedApp } from './app.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import type { Log } from './log.ts';
import { demoOrders, type DemoOrder } from './orders/demo-orders.ts';
import { createTakeSearches } from './take-searches.ts';
import type { PurgeAddress } from './purge-site.ts';

export { createEmbeddedApp } from './app.ts';
export { openEmbeddedStore } from './embedded-store.ts';

interface EmbeddedApiOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The interface to listen on; without it other machines are not answered. */
  readonly host?: string;
  /** SQLite file, made where it is missing; `:memory:` keeps nothing. */
  readonly dataFile: string;
  /** Origin under which a browser reaches a help host: `help.atd-parts.fr` -> `http://help.atd-parts.fr.localhost:3000`. */
  readonly siteOrigins: (host: string) => string;
  /** How to make the site ask anew for texts that an editor has changed; `null` where there is no site to tell. */
  readonly purge?: PurgeAddress | null;
  /** Where the site tells what visitors search for without results; `null` where there is no site to ask. */
  readonly searches?: string | null;
  readonly log: Log;
}

export interface EmbeddedApi {
  readonly url: string;
  readonly port: number;
  /** What anybody can try, on every host. */
  readonly orders: readonly Pick<DemoOrder, 'id' | 'title'>[];
  /** Takes over the last searches without results; resolves when no connection is left and the data file is closed. */
  readonly close: () => Promise<void>;
}

/** How often searches without results are taken over, in milliseconds: a process that dies loses those of a minute. */
const takingPause = 60_000;

/** Other machines have no business here, unless in a network of containers: the site alone calls. */
const loopback = '127.0.0.1';

/** As the site's own: a connection that cannot be taken later on is logged. */
const listen = (server: Server, port: number, host: string, log: Log): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject).on('error', (err) => log.error({ err }, 'a connection could not be taken'));
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Starts the embedded content API on loopback. Rejects when the port is taken or the data file cannot be written. */
export const startEmbeddedApi = async (options: EmbeddedApiOptions): Promise<EmbeddedApi> => {
  const store = openEmbeddedStore(options.dataFile, options.log);
  let port = options.port;
  const ownOrigin = () => `http://${loopback}:${port}`;
  const takeSearches = createTakeSearches(options.searches ?? null, store.searchesWithoutResults.add);
  const taking = setInterval(() => void takeSearches(), takingPause).unref();
  const server = createServer(createEmbeddedApp(store, { ...options, takeSearches, ownOrigin }));
  try {
    port = await listen(server, options.port, options.host ?? loopback, options.log);
  } catch (error) {
    clearInterval(taking);
    store.close();
    throw error;
  }
  const close = async (): Promise<void> => {
    clearInterval(taking);
    await takeSearches();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    store.close();
  };
  return { url: ownOrigin(), port, orders: demoOrders, close };
};
