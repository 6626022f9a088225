import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a request may take to arrive, its headers and the whole of it, in milliseconds (behaviour/timings 19). */
export interface Arrival {
  readonly headers: number;
  readonly whole: number;
  /** How often that is looked at. */
  readonly lookEvery: number;
}

/** 100 kB over a slow mobile connection take half of it. */
const arrival: Arrival = { headers: 10_000, whole: 20_000, lookEvery: 1_000 };

/**
 * How long a connection may be silent between two requests, in milliseconds (behaviour/timings 21). Longer than the minute
 * that balancers, nginx and Varnish keep theirs: whoever closes first must be the one who asks, or a request that is on its
 * way is lost.
 */
const keepAlive = 75_000;

/** The server of the site: a request that arrives too slowly is ended with 408, or it would hold its socket for minutes. */
export const createSiteServer = (
  listener: RequestListener,
  { headers, whole, lookEvery }: Arrival = arrival,
): Server =>
  createServer(
    {
      headersTimeout: headers,
      requestTimeout: whole,
      connectionsCheckingInterval: lookEvery,
      keepAliveTimeout: keepAlive,
    },
    listener,
  );
