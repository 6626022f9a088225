import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { drain, watchTraffic } from './drain.ts';
import { createSiteServer } from './site-server.ts';

const soon = { headers: 150, whole: 300, lookEvery: 20 };

let asked = 0;

/** Starts a server; its port. */
const start = async (): Promise<number> => {
  asked = 0;
  const app = express()
    .use((_req, _res, next) => {
      asked += 1;
      next();
    })
    .get('/', (_req, res) => void res.send('read'))
    .use(express.json())
    .post('/', (_req, res) => void res.send('taken'));
  const server = createSiteServer(app, soon).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Sends bytes and nothing more; what comes back until the server ends the connection. */
const answerTo = async (bytes: string): Promise<string> => {
  const socket = connect(await start(), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

test.each([
  {
    what: 'a body',
    bytes: 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
  },
  { what: 'headers', bytes: 'POST / HTTP/1.1\r\nhost: x\r\n' },
])('$what that never arrive whole are ended with 408', async ({ bytes }) => {
  expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a silent connection is kept for longer than the minute of proxies, who close it themselves (behaviour/timings 21)', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${await start()}`, { method: 'POST' });
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test('a few requests ahead of their answers are answered in their order', async () => {
  const ahead = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(10);
  const answers = await answerTo(`${ahead}GET /none HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  expect(answers.lastIndexOf(' 404 ')).toBeGreaterThan(answers.lastIndexOf(' 200 '));
});

test('a thousand are cut off, for in one read they would hold the event loop (behaviour/timings 22)', async () => {
  await answerTo('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_000)).catch(() => '');
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(30);
});

// behaviour/operations 8
test('a stop waits for an answer that has begun, and not for the connection that it came on', async () => {
  const begun = Promise.withResolvers<() => void>();
  const server = createSiteServer((_req, res) => {
    res.write('first half, ');
    begun.resolve(() => res.end('second half'));
  });
  const traffic = watchTraffic(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => server.closeAllConnections());
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const end = await begun.promise;
  const drained = drain(server, traffic, 0).then(() => 'stopped');
  await expect.poll(() => server.listening, { timeout: 5_000 }).toBe(false);
  // Longer than what is half-sent is waited for: only what is whole is left.
  await sleep(1_200);
  end();
  expect(await (await answer).text()).toBe('first half, second half');
  expect(await Promise.race([drained, sleep(2_000, 'waits')])).toBe('stopped');
});
