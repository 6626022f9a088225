import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOf } from '#tests/builders/embedded-api.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.at';
const article = { id: 120201, path: '/categories/12/1202/120201' };
const data = copySeededData();
let api: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

beforeAll(async () => {
  api = await startEmbedded({ dataFile: data.dataFile });
  site = await startSite(api.url);
  await site.warm();
});
afterAll(async () => {
  await site.close();
  await api.close();
  data.remove();
});

interface Report {
  readonly showsComments: boolean;
  readonly items: readonly {
    readonly id: number;
    readonly votes: { readonly yes: number; readonly no: number } | null;
    readonly reasons: readonly { readonly count: number }[];
    readonly comments: readonly { readonly text: string }[];
    readonly lookedAt: boolean;
  }[];
}

/** What the desk is told under a name of the API's machine. */
const report = (locale: 'de' | 'en' = 'de', name = 'localhost'): Promise<Report> =>
  new Promise((resolve, reject) => {
    const path = `/editor/feedback?${new URLSearchParams(scopeOf(locale))}`;
    request(new URL(path, api.url), { headers: { host: name }, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve(JSON.parse(text) as Report));
    })
      .on('error', reject)
      .end();
  });

const of = async (locale?: 'de' | 'en', name?: string) =>
  (await report(locale, name)).items.find(({ id }) => id === article.id);

const post = (path: string, body: object) =>
  site.ask(host, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

const sayNo = async (comment: string) => {
  await post('/bff/votes', { articleId: article.id, vote: -1 });
  const sent = { articleId: article.id, vote: -1, comment, reasons: ['unclear'] };
  return (await post('/bff/comments', sent)).status;
};

const lookAt = (id = article.id) =>
  fetch(`${api.url}/api/feedback/${id}/looked-at?${new URLSearchParams(scopeOf('de'))}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });

test('what five visitors said is at the desk at once, first in its language, after a restart too; pages stay as they are', async () => {
  const page = async () => (await site.ask(host, article.path)).body;
  const before = await page();
  for (let visitor = 1; visitor < 5; visitor += 1) expect(await sayNo(`Unklar ${visitor}`)).toBe(200);
  expect(await of()).toMatchObject({ votes: null, reasons: [] });
  await sayNo('');
  const expected = { votes: { yes: 0, no: 5 }, reasons: [{ count: 5 }], lookedAt: false };
  const comments = ['Unklar 4', 'Unklar 3', 'Unklar 2', 'Unklar 1'];
  const seen = async () => {
    const first = (await report()).items[0];
    expect(first).toMatchObject({ id: article.id, ...expected });
    expect(first?.comments.map(({ text }) => text)).toEqual(comments);
  };
  await seen();
  expect(await of('en')).toMatchObject({ votes: null, comments: [] });
  await api.close();
  api = await startEmbedded({ dataFile: data.dataFile, port: api.port });
  await seen();
  expect(await page()).toBe(before);
  await site.purge([`host:${host}`]);
  expect(await page()).toBe(before);
});

test.each([
  ['localhost:3002', true],
  ['desk.localhost', true],
  ['127.0.0.1', true],
  ['[::1]:3002', true],
  ['shop:3002', false],
])('under the name %s comments are told: %s', async (name, shows) => {
  expect((await report('de', name)).showsComments).toBe(shows);
  expect((await of('de', name))?.comments.length).toBe(shows ? 4 : 0);
});

test('what was looked at says so until a new vote comes', async () => {
  expect((await lookAt()).status).toBe(200);
  expect((await of())?.lookedAt).toBe(true);
  await post('/bff/votes', { articleId: article.id, vote: 1 });
  expect(await of()).toMatchObject({ lookedAt: false, votes: { yes: 1, no: 5 } });
});

test('an article without votes can be looked at, too', async () => {
  const unvoted = (await report()).items.find(({ id, lookedAt }) => id !== article.id && !lookedAt)?.id;
  expect((await lookAt(unvoted)).status).toBe(200);
  expect((await report()).items.find(({ id }) => id === unvoted)?.lookedAt).toBe(true);
});
