import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from './listen.ts';

const open = async (port = 0) => {
  const server = createServer((_req, res) => void res.end('here'));
  const logger = { error: vi.fn() };
  onTestFinished(() => void server.close());
  return { server, logger, port: await listen(server, { port, host: '127.0.0.1' }, 'PORT', logger) };
};

test('a port that is taken is told of by the name of its variable', async () => {
  const { port } = await open();
  await expect(open(port)).rejects.toThrow(/PORT/);
});

test('connections that cannot be taken are logged, each of them, and those that can are served', async () => {
  const { server, logger, port } = await open();
  const errors = [new Error('accept EMFILE'), new Error('accept ENOMEM')];
  for (const error of errors) server.emit('error', error);
  expect(logger.error.mock.calls.map(([{ err }]) => err)).toEqual(errors);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});
