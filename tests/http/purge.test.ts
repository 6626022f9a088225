import request from 'supertest';
import { beforeEach, expect, test, vi } from 'vitest';
import { createOpsApp } from '#server/ops/ops-app.ts';

const token = 'a-token-of-sufficient-length';
const purge = vi.fn((_keys: readonly string[]) => 3);
const open = createOpsApp({ isReady: () => true, purgeToken: token, purge });
const shut = createOpsApp({ isReady: () => true, purgeToken: null, purge });

const ask = (app: typeof open, body: object, authorization = `Bearer ${token}`) =>
  request(app).post('/purge').set('authorization', authorization).send(body);

beforeEach(() => {
  purge.mockClear();
});

test('surrogate keys with the token are purged, and the answer says how many entries went', async () => {
  const { status, body } = await ask(open, { keys: ['host:help.atd-parts.fr', 'article:7'] });
  expect({ status, body }).toEqual({ status: 200, body: { purged: 3 } });
  expect(purge).toHaveBeenCalledWith(['host:help.atd-parts.fr', 'article:7']);
});

test.each(['', 'Bearer ', 'Bearer wrong', `Basic ${token}`, token])(
  'the authorization %j purges nothing',
  async (authorization) => {
    expect((await ask(open, { keys: ['article:7'] }, authorization)).status).toBe(401);
    expect(purge).not.toHaveBeenCalled();
  },
);

test.each([{}, { keys: [] }, { keys: ['*'] }, { keys: 'article:7' }, { keys: ['article:7', 'everything'] }])(
  '%j is no request to purge',
  async (body) => {
    expect((await ask(open, body)).status).toBe(422);
    expect(purge).not.toHaveBeenCalled();
  },
);

test.each([
  { body: '{"keys": [', type: 'application/json', status: 400 },
  { body: '"article:7"', type: 'application/json', status: 400 },
  { body: '{"keys": ["article:7"]}', type: 'text/plain', status: 422 },
  { body: JSON.stringify({ keys: ['x'.repeat(200_000)] }), type: 'application/json', status: 413 },
])(
  'a body that cannot be read is answered $status, and says what is taken',
  async ({ body, type, status }) => {
    const answer = await request(open)
      .post('/purge')
      .set({ authorization: `Bearer ${token}`, 'content-type': type })
      .send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toContain('"keys"');
    expect(purge).not.toHaveBeenCalled();
  },
);

test('without a token in the configuration there is no purge', async () => {
  expect((await ask(shut, { keys: ['article:7'] })).status).toBe(404);
});

test.each([true, false])('ready is %s: /readyz says so, /healthz is content either way', async (ready) => {
  const app = createOpsApp({ isReady: () => ready, purgeToken: null, purge });
  expect((await request(app).get('/readyz')).status).toBe(ready ? 200 : 503);
  expect((await request(app).get('/healthz')).status).toBe(200);
});
