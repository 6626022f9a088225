import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

const ports = { PORT: '3710', OPS_PORT: '3711', EMBEDDED_PORT: '3712' };

const startProcess = async () => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...ports, NODE_ENV: 'production', EMBEDDED_DATA: ':memory:', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/readyz`).catch(() => null))?.status, {
      timeout: 15_000,
    })
    .toBe(200);
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
  const isReady = async () => (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/readyz`)).status === 200;
  const load = { ready: true };
  const watch = setInterval(
    () =>
      void isReady().then(
        (answer) => (load.ready = answer),
        () => (load.ready = false),
      ),
    100,
  );
  const visit = async () => {
    while (load.ready) statuses.push((await fetch(`http://localhost:${ports.PORT}/categories/12`)).status);
  };
  const visitors = Array.from({ length: 8 }, visit);
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  server.kill('SIGTERM');
  await Promise.all(visitors);
  clearInterval(watch);
  expect(await ended).toBe(0);
  expect(statuses.every((status) => status === 200)).toBe(true);
});

test('a wrong variable stops the start with its name', async () => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: 'eighty' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  expect(await new Promise((resolve) => server.on('exit', resolve))).toBe(1);
  expect(said).toContain('PORT is "eighty": it takes a port number');
});
