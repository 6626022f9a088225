import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { portError } from './start-errors.ts';

/**
 * Resolves once the server listens; rejects with a sentence where the port is taken. A connection that cannot be taken later on
 * (no memory, no file left) is logged: it is no reason to stop.
 */
export const listen = (
  server: Server,
  { port, host }: { readonly port: number; readonly host?: string | null },
  variable: string,
  logger: Pick<Logger, 'error'>,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(portError(error, port, variable));
    server.once('error', fail);
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server
        .off('error', fail)
        .on('error', (err) => logger.error({ err }, 'a connection could not be taken'));
      resolve((server.address() as AddressInfo).port);
    });
  });
