import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a stopping server takes connections at least, so that those in front notice `/readyz`, in milliseconds. */
const noticePeriod = 1_000;
/** Closing the port resets connections not accepted yet, so it waits for a pause of `quiet` ms, `longestNotice` at most. */
const quiet = 150;
const longestNotice = 4_000;
/** How long a connection just made may stay silent after that, in milliseconds. */
const silence = 500;
/** How long requests under way may take to end, in milliseconds; what is half-sent by then is cut off. */
const patience = 5_000;

/**
 * Stops a server without failing a request. Every response from now on says `Connection: close`, so kept-alive sockets
 * end after an answer, never in the middle of a question; then the port closes; then idle sockets; then what hangs.
 * `server.close()` alone waits for busy keep-alive sockets, and closing idle ones at once cuts requests in flight.
 */
export const drain = async (server: Server): Promise<void> => {
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('Connection', 'close');
  });
  await untilQuiet(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const stopSweeping = new AbortController();
  void sleep(silence, undefined, { signal: stopSweeping.signal }).then(
    () => server.closeIdleConnections(),
    () => {},
  );
  void sleep(patience, undefined, { signal: stopSweeping.signal }).then(
    () => server.closeAllConnections(),
    () => {},
  );
  await closed;
  stopSweeping.abort();
};

const untilQuiet = async (server: Server): Promise<void> => {
  let lastArrival = Date.now();
  server.on('connection', () => (lastArrival = Date.now()));
  await sleep(noticePeriod);
  const end = Date.now() + longestNotice - noticePeriod;
  while (Date.now() < end && Date.now() - lastArrival < quiet) await sleep(quiet / 3);
};
