import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleId } from '#server/embedded/seed/content-tree.ts';
import { scopeOf, sharedEmbeddedClient } from '#tests/builders/embedded-api.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

/** The article on replacements. */
const replacementOffer = articleId('replacement-offer');
const api = await sharedEmbeddedClient();
let site: Site;
beforeAll(async () => {
  site = await startSite(api.url);
});
afterAll(() => site.close());

const save = (texts: unknown, headers: Record<string, string> = {}, before?: Record<string, string | null>) =>
  fetch(`${api.url}/api/translations/de_LU?${new URLSearchParams(scopeOf('de_LU'))}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ texts, before }),
  });

const home = async () => (await site.ask('help.atd-parts.lu', '/')).body;

test('a saved text is on the next page after a purge, and gone when it is taken back', async () => {
  expect(await home()).not.toContain('Womit helfen?');
  expect((await save({ 'home.title': 'Womit helfen?' })).status).toBe(200);
  await site.purge(['words:help.atd-parts.lu']);
  expect(await home()).toContain('Womit helfen?');
  expect((await save({ 'home.title': null })).status).toBe(200);
  await site.purge(['words:help.atd-parts.lu']);
  expect(await home()).not.toContain('Womit helfen?');
});

test('what somebody else has saved since is neither replaced nor taken back, and told', async () => {
  const from = (words: string | null, text: string | null) =>
    save({ 'home.title': text, 'home.lead': 'x' }, {}, { 'home.title': words });
  expect((await from(null, 'Erste')).status).toBe(200);
  await save({ 'home.lead': null });
  for (const [words, text] of [
    [null, 'Zweite'],
    ['Nullte', null],
  ] as const) {
    const answer = await from(words, text);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { success: false, data: { texts: { 'home.title': 'Erste' } } },
    ]);
  }
  await site.purge(['words:help.atd-parts.lu']);
  expect(await home()).toContain('Erste');
  // Two editors who write the same are of one mind.
  expect((await from(null, 'Erste')).status).toBe(200);
  expect((await from('Erste', null)).status).toBe(200);
  await save({ 'home.lead': null });
});

test('markup in a saved text is shown as text', async () => {
  await save({ 'home.title': '<img src=x onerror=alert(1)>' });
  await site.purge(['words:help.atd-parts.lu']);
  expect(await home()).not.toContain('<img src=x');
  await save({ 'home.title': null });
});

// behaviour/editor 13
test('the articles that name a saved text are told, by their titles in that language', async () => {
  const saved = await (
    await save({ 'alternatives.replace': 'Tauschen', 'home.title': 'Womit helfen?' })
  ).json();
  const replacing = saved.data.articles.map(({ id }: { id: number }) => id);
  expect(replacing).toContain(replacementOffer);
  expect(saved.data.articles[0].title).toMatch(/\p{L}{3}/u);
  const unnamed = await (await save({ 'alternatives.replace': null, 'home.title': null })).json();
  expect(unnamed.data.articles).toEqual(saved.data.articles);
  expect((await (await save({ 'home.title': null })).json()).data.articles).toEqual([]);
});

test('an article that an editor changed is told of for the words that it names now', async () => {
  const scope = new URLSearchParams(scopeOf('de_LU'));
  const write = (words: object | null) =>
    fetch(`${api.url}/api/article_source/${replacementOffer}?${scope}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ words }),
    });
  const naming = async (key: string) =>
    (await (await save({ [key]: null })).json()).data.articles.map(({ id }: { id: number }) => id);
  expect((await write({ title: 'Ersatz', text: 'Drücken Sie {{ui:home.title}}.' })).status).toBe(200);
  expect(await naming('home.title')).toEqual([replacementOffer]);
  expect(await naming('alternatives.replace')).not.toContain(replacementOffer);
  await write(null);
  expect(await naming('home.title')).toEqual([]);
  expect(await naming('alternatives.replace')).toContain(replacementOffer);
});

test.each([
  { '__proto__.x': 'a' },
  { 'home.title': '' },
  { 'home.title': 7 },
  { 'home.title': 'a\u0000' },
  {},
])('%j is refused', async (texts) => {
  expect((await save(texts)).status).toBe(422);
});

test.each([
  ['a list', ['a'], 'texts'],
  ['blanks', { 'home.title': ' \u00a0 ' }, 'texts.home.title'],
  ['the key of a group', { home: 'x' }, 'texts.home'],
  ['a key below a text', { 'home.title.more': 'x' }, 'texts.home.title.more'],
  ['a key below another one', { 'demo.a': 'x', 'demo.a.b': 'y' }, 'texts.demo.a'],
])('%s is refused with its key', async (_, texts, key) => {
  const answer = await save(texts);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors.join()).toContain(`${key}:`);
});

test('a text that was kept under a group’s name goes when one of the group is written', async () => {
  expect((await save({ 'demo.group': 'x' })).status).toBe(200);
  expect((await save({ 'demo.group.title': 'y' })).status).toBe(200);
  const texts = async () =>
    (await api.get('/api/get_static_elements', { ...scopeOf('de_LU'), type: 'translations' })).body;
  expect(JSON.stringify(await texts())).toContain('"demo":{"group":{"title":"y"}}');
  await save({ 'demo.group.title': null });
});

test('a key that no language has can be written: that is how what is missing everywhere gets its words', async () => {
  expect((await save({ 'demo.unknown': 'x' })).status).toBe(200);
  expect((await save({ 'demo.unknown': null })).status).toBe(200);
});

// Three bytes for each character.
const long = (length: number) => '漢'.repeat(length);

test('as many and as long texts as the contract allows are kept at once; a longer one is named', async () => {
  const keys = Array.from({ length: 500 }, (_, at) => `demo.text${at}`);
  const all = (text: string | null) => Object.fromEntries(keys.map((key) => [key, text]));
  expect((await save(all(long(5_000)))).status).toBe(200);
  expect((await save(all(null))).status).toBe(200);
  const answer = await save({ 'home.title': long(100_000) });
  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    ['texts.home.title: must have at most 5000 characters'],
  ]);
});

test('an article as long as the contract allows is previewed and saved', async () => {
  const source = (path: string, init: { method: 'PUT' | 'POST' }, body: object) =>
    fetch(`${api.url}/api/article_source/${replacementOffer}${path}?${new URLSearchParams(scopeOf('et'))}`, {
      ...init,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const preview = async (words: object) => (await source('/preview', { method: 'POST' }, words)).status;
  const keep = async (words: object | null) => (await source('', { method: 'PUT' }, { words })).status;
  const longest = { title: long(300), text: long(60_000) };
  const tooLong = { title: 'a', text: long(60_001) };
  expect([await preview(longest), await preview(tooLong)]).toEqual([200, 422]);
  expect([await keep(longest), await keep(tooLong), await keep(null)]).toEqual([200, 422, 200]);
});

test('another site may not save', async () => {
  expect((await save({ 'home.title': 'x' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});

test.each([
  ['a foreign name of this machine', 'evil.example', 421],
  ['the name of a container', 'shop:3002', 200],
])('under %s the desk answers %s with %i', async (_, host, expected) => {
  const status = await new Promise((resolve, reject) => {
    request(`${api.url}/editor/hosts`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(expected);
});

test.each([
  ['keywords/110101', {}, 400],
  ['keywords/110101', { keywords: 'Arve' }, 422],
  ['keywords/110101', { keywords: ['?!'] }, 422],
  ['keywords/110101', { keywords: ['a\u0000'] }, 422],
  ['keywords/110101', { keywords: ['x'.repeat(81)] }, 422],
  ['keywords/110101', { keywords: Array.from({ length: 61 }, (_, at) => `word ${at}`) }, 422],
  ['keywords/1', { keywords: ['Arve'] }, 404],
  ['keywords/__proto__', { keywords: ['Arve'] }, 404],
  ['synonyms', { synonyms: [['Arve']] }, 422],
  ['synonyms', { synonyms: [['Arve', 'arve']] }, 422],
  ['synonyms', { synonyms: { 0: ['a', 'b'] } }, 422],
] as const)('search words: %s with %j answers %i and keeps nothing', async (path, body, status) => {
  const read = async () => (await api.get('/api/search_words', scopeOf('et'))).body;
  const before = await read();
  const answer = await fetch(`${api.url}/api/search_words/${path}?${new URLSearchParams(scopeOf('et'))}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(status);
  expect(await read()).toEqual(before);
});
