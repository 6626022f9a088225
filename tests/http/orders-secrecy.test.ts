import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '#tests/setup/free-port.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { whenReady } from '#tests/setup/when-ready.ts';

/**
 * The real process, logging all it can, with the id of an order, a visitor's e-mail and words sent through every flow: none
 * may appear in what an operator keeps (behaviour/security 14, 15).
 */
const ports = await freePorts();
const host = `help.atd-parts.it.localhost:${ports.PORT}`;
const email = 'canary.visitor@secret.example';
const orders = [
  '22222222-2222-4222-8222-222222222222',
  '66666666-6666-4666-8666-666666666666',
  '77777777-7777-4777-8777-777777777777',
  'cafe0bad-c0de-4bad-8bad-c0ffee0ff1ce',
];
const malformed = 'cafe0bad-c0de-9bad-8bad-c0ffee0ff1ce';

const { dataFile, remove } = copySeededData();
let output = '';
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...ports, NODE_ENV: 'production', EMBEDDED_DATA: dataFile, LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = new Promise((resolve) => server.on('exit', resolve));
  stop = async () => {
    server.kill('SIGTERM');
    await ended;
    remove();
  };
  await whenReady(ports.OPS_PORT);
  // The addresses of the demo orders are announced on purpose; from here on they are somebody's secret.
  output = '';
});
afterAll(() => stop());

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
}

const ask = (
  path: string,
  method = 'GET',
  body?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const type = path.startsWith('/bff') ? 'application/json' : 'application/x-www-form-urlencoded';
    const headers = { host, ...(body === undefined ? {} : { 'content-type': type }), ...more };
    const call = request({ host: '127.0.0.1', port: ports.PORT, path, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    call.on('error', reject);
    call.end(body);
  });

const throughEveryFlow = async (id: string): Promise<Answer[]> => {
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ id, from: `/alternatives?id=${id}`, ...fields }).toString();
  return [
    await ask(`/alternatives?id=${id}`),
    await ask(`/ALTERNATIVES/?id=${id}&junk=1`),
    await ask(`/bff/alternatives/${id}`),
    await ask(`/bff/alternatives/${id}/payment-methods`),
    await ask(`/bff/alternatives/${id}?x=1`),
    await ask(`/bff/alternatives/${id}/payment-methods?utm_source=1`),
    await ask(`/BFF/alternatives/${id}`),
    await ask(`/Bff/Alternatives/${id}`),
    await ask(`//bff/alternatives/${id}`),
    await ask(`/bff/alternatives/${id}/decisions`, 'POST', '{"decisions":{"201":true}}'),
    await ask(`/bff/alternatives/${id}/decisions`, 'POST', `{"decisions":"${id}"`),
    await ask(`/bff/alternatives/${id}/pay-link`, 'POST', '{"paymentMethodId":"7"}'),
    await ask(`/bff/alternatives/${id}/nothing`, 'POST', `{"id":"${id}"}`),
    await ask('/actions/decisions', 'POST', form({ button: 'agree', replacement: '701' })),
    await ask('/actions/payment', 'POST', form({ method: '7' })),
  ];
};

test('the id of an order and a visitor’s e-mail are in no log line and no metric, and no answer may be kept', async () => {
  for (const id of [...orders, malformed]) {
    for (const { headers } of await throughEveryFlow(id)) {
      expect(headers['cache-control']).toMatch(/no-store/);
      expect(headers['cdn-cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  }
  await ask('/actions/newsletter', 'POST', `email=${encodeURIComponent(email)}&consent=on&from=%2F`);
  await ask('/bff/newsletter', 'POST', JSON.stringify({ email }));
  await ask('/bff/complaints', 'POST', JSON.stringify({ email, text: `from ${email}` }));
  await ask('/bff/complaints', 'POST', JSON.stringify({ email: `${email} ` }));
  const metrics = await (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/metrics`)).text();
  await expect.poll(() => output).toContain('"route":"alternatives"');
  for (const secret of [...orders, malformed, email, encodeURIComponent(email)]) {
    expect(output).not.toContain(secret);
    expect(metrics).not.toContain(secret);
  }
});

test('what a visitor searches for, votes on and comments is in no log line, no metric and no key of a CDN', async () => {
  const [said, articleId] = ['canarywords', 1060102];
  const json = (body: object) => JSON.stringify({ articleId, text: said, ...body });
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ articleId: String(articleId), from: '/', ...fields }).toString();
  const searches = [
    await ask(`/search?articles=${said}`),
    await ask(`/SEARCH/?articles=${said}&junk=1`),
    await ask(`/bff/search?articles=${said}`),
    await ask(`/bff/search?articles=${said}&preview=1`),
  ];
  const writes = [
    await ask('/bff/search-clicks', 'POST', json({ from: 'page', rank: 1 })),
    await ask('/bff/votes', 'POST', json({ vote: -1 })),
    await ask('/actions/vote', 'POST', form({ vote: '-1' })),
    await ask('/bff/comments', 'POST', json({ vote: -1, comment: said, reasons: ['unclear'] })),
    await ask('/bff/comments', 'POST', json({ vote: -1, comment: said, reasons: said })),
    await ask('/actions/comment', 'POST', form({ vote: '-1', comment: said, reasons: 'unclear' })),
  ];
  for (const { headers } of searches) expect(headers['surrogate-key'] ?? '').not.toContain(said);
  for (const { headers } of writes) expect(headers['cdn-cache-control']).toBe('no-store');
  expect([...searches, ...writes].map(({ status }) => status)).toEqual([
    200, 301, 200, 200, 204, 200, 200, 200, 422, 303,
  ]);
  const metrics = await (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/metrics`)).text();
  expect(metrics).toContain('help_searches_total{');
  expect(metrics).toContain('help_votes_total{');
  await expect.poll(() => output).toContain('"route":"search"');
  for (const secret of [said, String(articleId)]) {
    expect(output).not.toContain(secret);
    expect(metrics).not.toContain(secret);
  }
});

describe.each(['decisions', 'payment'])('a post of %s that is refused', (form) => {
  test.each([
    { status: 403, body: 'a=b', headers: { 'sec-fetch-site': 'cross-site' } },
    { status: 413, body: 'a'.repeat(100_001) },
    { status: 415, body: 'a=b', headers: { 'content-type': 'text/plain' } },
    { status: 422, body: 'a=b' },
  ])('with $status tells nobody of its order (behaviour/security 14)', async ({ status, body, headers }) => {
    const answer = await ask(`/actions/${form}`, 'POST', body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });
});
