import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { stream } from './render-page.ts';

const frame = { before: '<head></head>', after: '</html>' };

/** A real response to a real request, and what its reader got: all of it, or `null` where the connection broke off. */
const readBy = async (work: (res: ServerResponse) => Promise<unknown>) => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const server = createServer((_req, res) => void work(res).then(resolve, reject)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const call = request({ port: (server.address() as AddressInfo).port }).end();
  const read = (async () => {
    let text = '';
    try {
      const [response] = (await once(call, 'response')) as [AsyncIterable<Buffer>];
      for await (const chunk of response) text += chunk.toString();
      return { text, isWhole: true };
    } catch {
      return { text, isWhole: false };
    }
  })();
  call.on('error', () => {});
  return { call, read, work: promise };
};

const markup =
  (...pieces: string[]) =>
  (destination: object) => {
    for (const piece of pieces) (destination as Writable).write(piece);
    (destination as Writable).end();
  };

test('the reader and the copy get the same', async () => {
  const { read, work } = await readBy((res) => stream({ pipe: markup('<p>', '</p>') }, frame, res));
  const copy = String(await work);
  expect(copy).toBe('<head></head><p></p></html>');
  expect(await read).toEqual({ text: copy, isWhole: true });
});

test('a stream that breaks ends the connection, and there is no copy', async () => {
  const pipe = (destination: object) => {
    (destination as Writable).write('<p>');
    setTimeout(() => (destination as Writable).destroy(new Error('broken')), 20);
  };
  const { read, work } = await readBy((res) => stream({ pipe }, frame, res));
  await expect(work).rejects.toThrow('broken');
  expect(await read).toEqual({ text: '<head></head><p>', isWhole: false });
});

test('a reader who leaves does not hold the copy', async () => {
  const pipe = async (destination: object) => {
    (destination as Writable).write('<p>');
    await sleep(100);
    (destination as Writable).end('</p>');
  };
  const { call, work } = await readBy((res) => stream({ pipe }, frame, res));
  await once(call, 'response');
  call.destroy();
  expect(String(await work)).toBe('<head></head><p></p></html>');
});

test('without a reader there is the copy alone', async () => {
  expect(String(await stream({ pipe: markup('<p></p>') }, frame, null))).toBe('<head></head><p></p></html>');
});
