import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '#server/config/config.ts';
import { openDatabase } from '#server/embedded/store/schema.ts';
import { dataError, portError } from '#server/ops/listen.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

test.each([
  ['package.json', 'EMBEDDED_DATA is package.json: file is not a database'],
  ['server', 'EMBEDDED_DATA is server: unable to open database file'],
  ['package.json/below', 'EMBEDDED_DATA is package.json/below: '],
  ['/proc/none/data.sqlite', 'EMBEDDED_DATA is /proc/none/data.sqlite: ENOENT'],
])('a data file %s that cannot be opened is told in one line with its variable', (dataFile, sentence) => {
  const told = dataError(
    thrownBy(() => openDatabase(dataFile)),
    dataFile,
  );
  expect(told).toBeInstanceOf(ConfigError);
  expect(told?.message).toContain(sentence);
  expect(told?.message).not.toContain('\n');
});

test('an error of anything else is none of the data file', () => {
  expect(dataError(new TypeError('no function'), 'data.sqlite')).toBeNull();
});

const errorOfListening = (host: string, port: number): Promise<unknown> =>
  new Promise((resolve) => {
    const server = createServer().once('error', resolve);
    onTestFinished(() => void server.close());
    server.listen(port, host);
  });

test('an interface that the machine does not have is told with the variable of its port', async () => {
  const error = await errorOfListening('192.0.2.1', 0);
  expect(portError(error, 9000, 'OPS_PORT')).toEqual(
    new ConfigError('OPS_HOST is 192.0.2.1: that is no address of this machine'),
  );
  const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND', hostname: 'nowhere.invalid' });
  expect(portError(unknown, 9000, 'EMBEDDED_PORT')).toEqual(
    new ConfigError('EMBEDDED_HOST is nowhere.invalid: that is no address of this machine'),
  );
  expect(portError(error, 9000, 'PORT')).toBe(error);
});

test('a port that is the administrator’s alone is told with its variable', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', address: '::' });
  expect(portError(error, 80, 'PORT')).toEqual(
    new ConfigError('PORT is 80: this user may not listen on that port'),
  );
});
