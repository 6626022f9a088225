import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long requests under way may take to end, in milliseconds; what is half-sent by then is cut off. */
const patience = 5_000;

/**
 * Stops a server without failing a request: no new connections, `Connection: close` on every later response, idle
 * sockets closed at once. `server.close()` alone waits for busy keep-alive sockets.
 */
export const drain = async (server: Server): Promise<void> => {
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('Connection', 'close');
  });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
};
