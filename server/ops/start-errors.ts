import { ConfigError } from '#server/config/config-error.ts';

/**
 * What keeps a port from being listened on, under the name of its variable; any other error as it came.
 *
 * @param variable `PORT`, or the name of another port: its interface is in the variable that ends with `HOST` instead.
 */
export const portError = (error: unknown, port: number, variable: string): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new ConfigError(`${variable} is ${port}: that port is in use`);
  if (variable !== 'PORT' && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
    return new ConfigError(`${variable.replace('PORT', 'HOST')} is no address of this machine`);
  return error;
};

/** What keeps the data file from being opened, under the name of its variable; `null` for any other error. */
export const dataError = (error: unknown, dataFile: string): ConfigError | null => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isOfFile =
    code === 'ERR_SQLITE_ERROR' || /^E(?:ACCES|PERM|NOENT|NOTDIR|ISDIR|EXIST|ROFS|NOSPC)$/.test(code);
  return isOfFile ? new ConfigError(`EMBEDDED_DATA is ${dataFile}: ${message}`) : null;
};
