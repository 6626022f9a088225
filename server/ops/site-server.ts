import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long a request may take to arrive, its headers and the whole of it, in milliseconds (behaviour/timings 19): 100 kB over a
 * slow mobile connection take half of it.
 */
const arrival = { headers: 10_000, whole: 20_000, lookEvery: 1_000 };

/**
 * How long a connection may be silent between two requests, in milliseconds (behaviour/timings 21). Longer than the minute
 * that balancers, nginx and Varnish keep theirs: whoever closes first must be the one who asks, or a request that is on its
 * way is lost.
 */
const keepAlive = 75_000;

/**
 * Most requests that may wait on one connection. Node hands out all of one 64 kB read at once: 1,400 of them
 * would block the event loop for most of a second. No browser or proxy of today pipelines.
 */
const mostAhead = 16;

/** Cuts a connection that sends too many requests ahead (behaviour/timings 22). */
const limitPipelining = (listener: RequestListener): RequestListener => {
  const ahead = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: number): number => {
    const waiting = (ahead.get(socket) ?? 0) + by;
    ahead.set(socket, waiting);
    return waiting;
  };
  return (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    if (socket.destroyed) return;
    // It gets its socket when the answer before it has gone.
    if (res.socket === null) {
      if (count(socket, 1) > mostAhead) return void socket.destroy();
      res.once('close', () => count(socket, -1));
    }
    listener(req, res);
  };
};

/** The server of the site: ends requests that arrive too slowly (408) and connections that send too many at once. */
export const createSiteServer = (
  listener: RequestListener,
  { headers, whole, lookEvery } = arrival,
): Server =>
  createServer(
    {
      headersTimeout: headers,
      requestTimeout: whole,
      connectionsCheckingInterval: lookEvery,
      keepAliveTimeout: keepAlive,
    },
    limitPipelining(listener),
  );
