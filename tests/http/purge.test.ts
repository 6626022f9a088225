import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createOpsApp } from '../../server/ops/ops-app.ts';

const token = 'a-token-of-sufficient-length';
const purge = vi.fn((_keys: readonly string[]) => 3);
const open = createServer(createOpsApp({ isReady: () => true, purgeToken: token, purge }));
const shut = createServer(createOpsApp({ isReady: () => true, purgeToken: null, purge }));
const urlOf = (server: typeof open) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;

beforeAll(async () => {
  for (const server of [open, shut])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  open.close();
  shut.close();
});

const ask = async (url: string, body: unknown, authorization = `Bearer ${token}`) => {
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.text() };
};

test('surrogate keys with the token are purged, and the answer says how many entries went', async () => {
  const answer = await ask(urlOf(open), { keys: ['host:help.atd-parts.fr', 'article:7'] });
  expect(answer).toEqual({ status: 200, body: '{"purged":3}' });
  expect(purge).toHaveBeenCalledWith(['host:help.atd-parts.fr', 'article:7']);
});

test.each(['', 'Bearer ', 'Bearer wrong', `Basic ${token}`, token])(
  'the authorization %j purges nothing',
  async (authorization) => {
    purge.mockClear();
    expect((await ask(urlOf(open), { keys: ['article:7'] }, authorization)).status).toBe(401);
    expect(purge).not.toHaveBeenCalled();
  },
);

test.each([{}, { keys: [] }, { keys: ['*'] }, { keys: 'article:7' }, { keys: ['article:7', 'everything'] }])(
  '%j is no request to purge',
  async (body) => {
    purge.mockClear();
    expect((await ask(urlOf(open), body)).status).toBe(422);
    expect(purge).not.toHaveBeenCalled();
  },
);

test('without a token in the configuration there is no purge', async () => {
  expect((await ask(urlOf(shut), { keys: ['article:7'] })).status).toBe(404);
});
