import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alternativeSchemas } from './alternative-schemas.ts';
import { schemas } from './schemas.ts';
import { createUpstreamClient, type UpstreamClient } from './upstream-client.ts';

/** What the upstream answers next, and the address it was asked for last. */
const upstream = { status: 200, body: '', asked: '' };
let server: Server;
let client: UpstreamClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    upstream.asked = request.url ?? '';
    // 0 stands for an upstream that never answers.
    if (upstream.status > 0) response.writeHead(upstream.status).end(upstream.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = createUpstreamClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    readInPart: () => {},
    called: ({ path }, status) => called.push(`${path} ${status}`),
  });
});
afterAll(() => {
  client.close();
  server.closeAllConnections();
  server.close();
});

const called: string[] = [];
const scope = { language: 'de', country: 'at', skin: 'atd' };
const answer = (status: number, body: string) => {
  Object.assign(upstream, { status, body });
  return client.call({ method: 'GET', path: '/api/x', query: { id: 1 }, scope }, schemas.done);
};

test('every call is told with its status; one that took too long by the word for it', async () => {
  called.length = 0;
  await answer(200, '{"success":true}');
  upstream.status = 0;
  const late = client.call({ method: 'GET', path: '/api/x', scope, timeout: 20 }, schemas.done);
  await expect(late).rejects.toMatchObject({ reason: 'timeout' });
  expect(called).toEqual(['/api/x 200', '/api/x null']);
});

test('a 400 without a body is a result: success false', async () => {
  expect(await answer(400, '')).toMatchObject({ success: false });
  expect(await answer(400, ' \n')).toMatchObject({ success: false });
});

test.each([
  { status: 400, body: '{"success":true}' },
  { status: 500, body: '' },
  { status: 418, body: '{"success":true}' },
  { status: 200, body: '{' },
  { status: 200, body: '' },
])('$status with the body "$body" is no answer, and its status goes no further', async ({ status, body }) => {
  const failure = await answer(status, body).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toHaveProperty('status');
  expect(failure).not.toHaveProperty('statusCode');
  expect(failure).not.toHaveProperty('response');
});

test('a 404 means that the upstream does not have it; a 422 is read for its errors', async () => {
  expect(await answer(404, '')).toBeNull();
  expect(await answer(422, '{"success":false,"errors":["no"]}')).toMatchObject({
    success: false,
    errors: ['no'],
  });
});

test.each([400, 409])('a %i to a write is read for its errors too', async (status) => {
  Object.assign(upstream, { status, body: '{"success":true,"errors":["no"]}' });
  const answered = await client.call({ method: 'POST', path: '/api/x', scope }, schemas.done);
  expect(answered).toMatchObject({ success: false, errors: ['no'] });
});

test.each(
  [400, 409, 422].flatMap((status) =>
    ['', '{}', '[]', '{"message":"no"}', '{"success":true}'].map((body) => ({ status, body })),
  ),
)(
  'a $status with the body "$body" took no vote, cancelled no order and saved no decision',
  async ({ status, body }) => {
    Object.assign(upstream, { status, body });
    const call = { method: 'POST', path: '/api/x', scope, mayBeBlank: true } as const;
    for (const schema of [schemas.accepted, schemas.cancelled, schemas.done, alternativeSchemas.decide]) {
      const read: Promise<unknown> = client.call(call, schema);
      expect(await read.catch(() => ({ success: false }))).toMatchObject({ success: false });
    }
  },
);

test('language, country and skin go along with a call, and with none where they are cleared', async () => {
  await answer(200, '{"success":true}');
  expect(upstream.asked).toBe('/api/x?language=de&country=at&skin=atd&id=1');
  await client.call({ method: 'GET', path: '/api/x', query: { id: 1 }, scope: null }, schemas.done);
  expect(upstream.asked).toBe('/api/x?id=1');
});
