import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedApi } from '#server/embedded/embedded-api.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

const seededFile = (): string => {
  const { dataFile, remove } = copySeededData();
  onTestFinished(remove);
  return dataFile;
};

const start = (port: number, dataFile = seededFile()) =>
  startEmbeddedApi({
    port,
    dataFile,
    siteOrigins: (host) => `https://${host}`,
    log: { info: () => {}, error: () => {} },
  });

test('a port of 0 takes a free one, on loopback', async () => {
  const api = await start(0);
  expect(api.url).toBe(`http://127.0.0.1:${api.port}`);
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  await api.close();
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
});

test('a port that is taken stops the start and leaves the data file free', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const dataFile = seededFile();
  await expect(start(port, dataFile)).rejects.toThrow(/EADDRINUSE/);
  // SQLite takes its log away with the last who closes the file.
  expect(existsSync(`${dataFile}-wal`)).toBe(false);
  await new Promise((resolve) => taken.close(resolve));
});

test('a data file and its folder are made where they are missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const dataFile = join(folder, 'below', 'help-centre.sqlite');
  const api = await start(0, dataFile);
  await api.close();
  expect(existsSync(dataFile)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a data file that is none stops the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const dataFile = join(folder, 'data.sqlite');
  writeFileSync(
    dataFile,
    'this is no database, and long enough for anybody to see that it is none'.repeat(20),
  );
  await expect(start(0, dataFile)).rejects.toThrow(/not a database/);
  rmSync(folder, { recursive: true });
});

test('closing does not wait for callers that are not done', async () => {
  const api = await start(0);
  const caller = connect(api.port, '127.0.0.1');
  const head = ['host: localhost', 'content-type: application/json', 'content-length: 9'];
  caller.write(['POST /api/add_comment HTTP/1.1', ...head, 'expect: 100-continue', '', '{'].join('\r\n'));
  await once(caller, 'data');
  const left = new Promise((resolve) => caller.on('error', resolve).on('close', resolve));
  await api.close();
  await left;
});
