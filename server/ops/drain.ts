import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a stopping server takes connections at least, so that those in front notice `/readyz`, in milliseconds. */
const shortestNotice = 1_000;
/** Closing the port resets connections not accepted yet, so it waits for a pause of `quiet` ms, `longestNoise` at most. */
const quiet = 150;
const longestNoise = 3_000;
/** How long a connection just made may stay silent after that, in milliseconds. */
const silence = 500;
/** How long a request may take to arrive whole; what is half-sent by then is cut off. Milliseconds. */
const arrival = 5_000;
/** How long requests that have arrived may take to be answered: a write that is under way is waited for. Milliseconds. */
const patience = 60_000;

/** The longest that `drain` may take after a notice of so many milliseconds. */
export const longestDrain = (notice: number): number =>
  Math.max(notice, shortestNotice) + longestNoise + patience + 2_000;

/** Notes which requests are under way; for a server that will be drained. */
export interface Traffic {
  readonly underway: ReadonlySet<IncomingMessage>;
}

export const watchTraffic = (server: Server): Traffic => {
  const underway = new Set<IncomingMessage>();
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    underway.add(req);
    res.once('close', () => underway.delete(req));
  });
  return { underway };
};

/**
 * Stops a server without failing a request. Every response from now on says `Connection: close`, so kept-alive sockets
 * end after an answer, never in the middle of a question; after the notice the port closes; then idle sockets; then what
 * hangs. `server.close()` alone waits for busy keep-alive sockets, and closing idle ones at once, as http-terminator does,
 * cuts requests in flight.
 *
 * @param notice how long new connections are still taken, in milliseconds.
 */
export const drain = async (server: Server, { underway }: Traffic, notice: number): Promise<void> => {
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('Connection', 'close');
  });
  await untilQuiet(server, Math.max(notice, shortestNotice));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const ended = new AbortController();
  const after = (milliseconds: number, step: () => void): void => {
    void sleep(milliseconds, undefined, { signal: ended.signal }).then(step, () => {});
  };
  after(silence, () => server.closeIdleConnections());
  after(arrival, () => {
    for (const req of underway) if (!req.complete) req.socket.destroy();
    if (underway.size === 0) server.closeAllConnections();
  });
  after(patience, () => server.closeAllConnections());
  await closed;
  ended.abort();
};

const untilQuiet = async (server: Server, notice: number): Promise<void> => {
  let lastArrival = performance.now();
  server.on('connection', () => (lastArrival = performance.now()));
  await sleep(notice);
  const end = performance.now() + longestNoise;
  while (performance.now() < end && performance.now() - lastArrival < quiet) await sleep(quiet / 3);
};
