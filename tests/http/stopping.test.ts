import { spawn } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startFaultProxy } from '#tests/fakes/fault-proxy.ts';
import { freePorts } from '#tests/setup/free-port.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { opsStatus, whenReady } from '#tests/setup/when-ready.ts';

const ports = await freePorts();
const { dataFile, remove } = copySeededData();
afterAll(remove);

const startProcess = async (environment: Readonly<Record<string, string>> = {}) => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...ports,
      NODE_ENV: 'production',
      EMBEDDED_DATA: dataFile,
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  server.stdout.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  await whenReady(ports.OPS_PORT);
  /** Lines about stopping, oldest first. */
  const told = () =>
    log
      .split('\n')
      .filter((line) => /"msg":"stopp/.test(line))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return { server, ended, told };
};

/** Milliseconds: the shortest notice, the longest noise, the time for what is half-sent, and a busy machine. */
const soon = 1_000 + 3_000 + 1_000 + 5_000;

test('SIGTERM under load fails no request, waits for nothing half-sent, and ends with code 0', async () => {
  const { server, ended, told } = await startProcess();
  const parts = [
    'GET / HTTP/1.1\r\nHost: local',
    'POST /bff/votes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{',
  ];
  for (const part of parts)
    for (let count = 0; count < 10; count += 1) {
      const halfSent = connect(Number(ports.PORT), '127.0.0.1', () => halfSent.write(part));
      halfSent.on('error', () => {});
      onTestFinished(() => void halfSent.destroy());
    }
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
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  const stopped = performance.now();
  server.kill('SIGTERM');
  await Promise.all(visitors);
  clearInterval(watch);
  expect(await ended).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(soon);
  expect(statuses.every((status) => status === 200)).toBe(true);
  const [begun, over] = told();
  expect(begun).toMatchObject({ msg: 'stopping', connections: expect.any(Number) as number });
  expect(Number(over?.['cut'])).toBeGreaterThanOrEqual(20);
});

test('a kept-alive connection whose answer is late at SIGTERM ends with that answer, and the process with it', async () => {
  const embedded = await startEmbedded();
  const proxy = await startFaultProxy(embedded.url);
  onTestFinished(() => proxy.close().then(embedded.close));
  const { server, ended } = await startProcess({ UPSTREAM_URL: proxy.url });
  // After whatever is half-sent was cut off, 2.2 s, and well within the 5 s that a page may take.
  const late = 3_000;
  proxy.delay('get_article?', late);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent, headers: { host: 'help.atd-parts.de' } };
    const path = '/categories/12/1201/120101';
    get(`http://127.0.0.1:${ports.PORT}${path}`, options, (res) => resolve(res.resume())).on('error', reject);
  });
  await expect.poll(() => proxy.calls.some((call) => call.includes('get_article?'))).toBe(true);
  const stopped = performance.now();
  server.kill('SIGTERM');
  const { statusCode, headers } = await answer;
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' });
  expect(await ended).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(late + 5_000);
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
