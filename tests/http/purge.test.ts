import request from 'supertest';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Express } from 'express';
import type { SpreadPurge } from '#server/ops/spread-purge.ts';
import { buildOpsApp } from '#tests/builders/build-ops-app.ts';

const token = 'a-token-of-sufficient-length';
const report = { purged: 3, replicas: 'off', cdn: 'off' } as const;
const purge = vi.fn<SpreadPurge>(async () => report);
const refused: string[] = [];
const appWith = (given: string | null) =>
  buildOpsApp({
    purgeDoor: { token: given, purge, onRefused: (reason) => refused.push(reason) },
  });
let open: Express;
const shut = appWith(null);

const ask = (app: typeof open, body: object, authorization = `Bearer ${token}`) =>
  request(app).post('/purge').set('authorization', authorization).send(body);

beforeEach(() => {
  purge.mockClear();
  refused.length = 0;
  open = appWith(token);
});

test('surrogate keys with the token are purged, and the answer says how many entries went', async () => {
  const { status, body } = await ask(open, { keys: ['host:help.atd-parts.fr', 'article:7'] });
  expect({ status, body }).toEqual({ status: 200, body: report });
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

test('more keys than are taken at once are refused with the maximum', async () => {
  const keys = Array.from({ length: 501 }, (_, at) => `article:${at + 1}`);
  const { status, body } = await ask(open, { keys });
  expect(status).toBe(422);
  expect(body.error).toMatch(/at most 500 keys in 100000 bytes$/);
  expect(purge).not.toHaveBeenCalled();
  expect((await ask(open, { keys: keys.slice(1) })).status).toBe(200);
});

test('a body that is too long is told how long it may be', async () => {
  const { status, body } = await ask(open, { keys: ['x'.repeat(200_000)] });
  expect(status).toBe(413);
  expect(body.error).toMatch(/at most 500 keys in 100000 bytes$/);
});

test('without a token in the configuration there is no purge', async () => {
  expect((await ask(shut, { keys: ['article:7'] })).status).toBe(404);
});

test.each(['bearer', 'BEARER', 'Bearer '])('the scheme may be written %j', async (scheme) => {
  expect((await ask(open, { keys: ['article:7'] }, `${scheme} ${token}`)).status).toBe(200);
});

test('who sends wrong tokens is told so ten times a minute, then to wait; the right one still opens', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 40; at++)
    statuses.push((await ask(open, { keys: ['article:7'] }, `Bearer wrong-${at}`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
  expect(refused).toEqual([...Array(10).fill('wrong token'), 'too many wrong tokens']);
  expect(purge).not.toHaveBeenCalled();
  expect((await ask(open, { keys: ['article:7'] })).status).toBe(200);
});

test('a CDN that could not be purged is an error of the whole', async () => {
  purge.mockResolvedValueOnce({ ...report, cdn: 'failed' });
  const { status, body } = await ask(open, { keys: ['article:7'] });
  expect({ status, body }).toEqual({ status: 502, body: { ...report, cdn: 'failed' } });
});

test.each(['starting', 'no content yet', 'stopping', null] as const)(
  'missing is %j: /readyz says so, /healthz is content either way',
  async (missing) => {
    const app = buildOpsApp({ notReady: () => missing });
    const { status, text } = await request(app).get('/readyz');
    expect({ status, text }).toEqual(
      missing === null ? { status: 200, text: 'ready\n' } : { status: 503, text: `not ready: ${missing}\n` },
    );
    expect((await request(app).get('/healthz')).status).toBe(200);
  },
);
