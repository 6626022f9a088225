import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from './site-server.ts';

const soon = { headers: 150, whole: 300, lookEvery: 20 };

/** Starts a server; its port. */
const start = async (): Promise<number> => {
  const app = express()
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
