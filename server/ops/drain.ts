import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a stopping server takes connections at least, so that those in front notice `/readyz`, in milliseconds. */
const shortestNotice = 1_000;
/** Closing the port resets connections not accepted yet, so it waits for a pause of `quiet` ms, `longestNoise` at most. */
const quiet = 150;
const longestNoise = 3_000;
/** How long a request may take to arrive whole after that, in milliseconds: who is half-sent or silent by then is cut off. */
const arrival = 1_000;
/** How long requests that have arrived may take to be answered: a write that is under way is waited for. Milliseconds. */
const patience = 60_000;

export const longestDrain = (notice: number): number =>
  Math.max(notice, shortestNotice) + longestNoise + patience + 2_000;

export type Traffic = ReturnType<typeof watchTraffic>;

/** Notes connections and the requests under way on them; for a server that will be drained. */
export const watchTraffic = (server: Server) => {
  const sockets = new Set<Socket>();
  const underway = new Set<ServerResponse>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // One function for all: it runs for every request, cached ones too.
  const end = function (this: ServerResponse): void {
    underway.delete(this);
  };
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    underway.add(res);
    res.on('close', end);
  });
  return { sockets, underway };
};

/**
 * Stops a server without failing a request. Every response whose headers are still to be sent says `Connection: close`,
 * so kept-alive sockets end after an answer, never in the middle of a question; after the notice the port closes; then
 * whoever has not sent a whole request is cut off, and those who have are waited for. `server.close()` alone waits for
 * busy keep-alive sockets, and closing idle ones at once, as http-terminator does, cuts requests in flight.
 *
 * Resolves to how many requests it waited for after the port was closed, and how many connections it cut off.
 *
 * @param notice how long new connections are still taken, in milliseconds.
 */
export const drain = async (server: Server, traffic: Traffic, notice: number) => {
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('Connection', 'close');
  });
  endAfterAnswers(server, traffic.underway);
  await untilQuiet(server, Math.max(notice, shortestNotice));
  const drained = { awaited: 0, cut: 0 };
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const ended = new AbortController();
  const after = (milliseconds: number, step: () => void): void => {
    void sleep(milliseconds, undefined, { signal: ended.signal }).then(step, () => {});
  };
  after(arrival, () => {
    const whole = [...traffic.underway].map(({ req }) => req).filter(({ complete }) => complete);
    drained.awaited = whole.length;
    drained.cut = cutAllBut(traffic.sockets, new Set(whole.map(({ socket }) => socket)));
  });
  after(patience, () => {
    drained.cut += cutAllBut(traffic.sockets, new Set());
  });
  await closed;
  ended.abort();
  return drained;
};

/** Ends connections with the answers that are under way; of those that were asked for ahead, with the last. */
const endAfterAnswers = (server: Server, underway: Iterable<ServerResponse>): void => {
  const lastOf = new Map([...underway].map((res) => [res.req.socket, res]));
  for (const [socket, res] of lastOf) {
    if (!res.headersSent) res.setHeader('Connection', 'close');
    // It was promised to be kept, so it is until the port closes, which closes what is idle by then.
    else res.once('close', () => server.listening || socket.destroySoon());
  }
};

const cutAllBut = (sockets: Iterable<Socket>, busy: ReadonlySet<Socket>): number => {
  const cut = [...sockets].filter((socket) => !busy.has(socket));
  for (const socket of cut) socket.destroy();
  return cut.length;
};

const untilQuiet = async (server: Server, notice: number): Promise<void> => {
  let lastArrival = performance.now();
  server.on('connection', () => (lastArrival = performance.now()));
  await sleep(notice);
  const end = performance.now() + longestNoise;
  while (performance.now() < end && performance.now() - lastArrival < quiet) await sleep(quiet / 3);
};
