import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { ConfigError } from '#server/config/config.ts';

/** Resolves once the server listens, rejects where the port is taken. A connection that fails later is logged. */
export const listen = async (
  server: Server,
  { port, host }: { readonly port: number; readonly host?: string | null },
  variable: string,
  logger: Pick<Logger, 'error'>,
): Promise<number> => {
  server.listen({ port, ...(host ? { host } : {}) });
  await once(server, 'listening').catch((error: unknown) => {
    throw portError(error, port, variable);
  });
  server.on('error', (err) => logger.error({ err }, 'a connection could not be taken'));
  return (server.address() as AddressInfo).port;
};

/**
 * What keeps a port from being listened on, under the name of its variable; any other error as it came.
 *
 * @param variable `PORT`, or the name of another port: its interface is in the variable that ends with `HOST` instead.
 */
export const portError = (error: unknown, port: number, variable: string): unknown => {
  // Node names an address in one field and a host name in another.
  const { code, address, hostname } = error as Partial<Record<'code' | 'address' | 'hostname', string>>;
  if (code === 'EADDRINUSE') return new ConfigError(`${variable} is ${port}: that port is in use`);
  if (code === 'EACCES')
    return new ConfigError(`${variable} is ${port}: this user may not listen on that port`);
  if (variable !== 'PORT' && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
    return new ConfigError(
      `${variable.replace('PORT', 'HOST')} is ${address ?? hostname}: that is no address of this machine`,
    );
  return error;
};

/** What keeps the data file from being opened, under the name of its variable; `null` for any other error. */
export const dataError = (error: unknown, dataFile: string): ConfigError | null => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isOfFile =
    code === 'ERR_SQLITE_ERROR' || /^E(?:ACCES|PERM|NOENT|NOTDIR|ISDIR|EXIST|ROFS|NOSPC)$/.test(code);
  return isOfFile ? new ConfigError(`EMBEDDED_DATA is ${dataFile}: ${message}`) : null;
};
