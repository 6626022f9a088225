import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from './site-server.ts';

const soon = { headers: 150, whole: 300, lookEvery: 20 };

/** Sends bytes and nothing more; what comes back until the server ends the connection. */
const answerTo = async (bytes: string): Promise<string> => {
  const app = express()
    .use(express.json())
    .post('/', (_req, res) => void res.send('taken'));
  const server = createSiteServer(app, soon).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
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
