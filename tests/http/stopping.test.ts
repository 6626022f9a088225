import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freePorts } from '#tests/setup/free-port.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { opsStatus, whenReady } from '#tests/setup/when-ready.ts';

const ports = await freePorts();
const { dataFile, remove } = copySeededData();
afterAll(remove);

const startProcess = async () => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...ports, NODE_ENV: 'production', EMBEDDED_DATA: dataFile, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  await whenReady(ports.OPS_PORT);
  return { server, ended };
};

test('SIGTERM under load fails no request, even with a half-sent one held open, and ends with code 0', async () => {
  const { server, ended } = await startProcess();
  const halfSent = connect(Number(ports.PORT), '127.0.0.1', () =>
    halfSent.write('POST /bff/votes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{'),
  );
  halfSent.on('error', () => {});
  const statuses: number[] = [];
  // As behind a load balancer: new requests come until /readyz says no.
  const load = { ready: true };
  const look = async () => {
    load.ready = (await opsStatus(ports.OPS_PORT, '/readyz')) === 200;
  };
  const watch = setInterval(() => void look(), 100);
  const visit = async () => {
    while (load.ready) statuses.push((await fetch(`http://localhost:${ports.PORT}/categories/12`)).status);
  };
  const visitors = Array.from({ length: 8 }, visit);
  await expect.poll(() => statuses.length, { timeout: 15_000 }).toBeGreaterThan(20);
  server.kill('SIGTERM');
  await Promise.all(visitors);
  clearInterval(watch);
  expect(await ended).toBe(0);
  expect(statuses.every((status) => status === 200)).toBe(true);
});

/** What a process says that is not to start. */
const startInVain = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...ports, EMBEDDED_DATA: dataFile, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  expect(await new Promise((resolve) => server.on('close', resolve))).toBe(1);
  return said;
};

// A process each: what else is refused, and how it is told, is for config.test.ts and start-errors.test.ts.
test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty": it takes a port number'],
  [{ EMBEDDED_DATA: 'package.json' }, 'EMBEDDED_DATA is package.json: file is not a database'],
])('the variable %o stops the start with its name', async (environment, sentence) => {
  const said = await startInVain(environment);
  expect(said).toContain(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test.each(['PORT', 'OPS_PORT', 'EMBEDDED_PORT'] as const)(
  'a port that is taken stops the start with the name of %s',
  async (variable) => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, variable === 'EMBEDDED_PORT' ? '127.0.0.1' : '::', () =>
        resolve((taken.address() as AddressInfo).port),
      ),
    );
    const said = await startInVain({ [variable]: String(port) });
    taken.close();
    expect(said).toBe(`help centre: ${variable} is ${port}: that port is in use\n`);
  },
);
