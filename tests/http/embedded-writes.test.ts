import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scopeOf, startEmbeddedClient, type EmbeddedClient } from '#tests/builders/embedded-api.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

let remove: () => void;
let dataFile: string;
let api: EmbeddedClient;

beforeEach(async () => {
  ({ dataFile, remove } = copySeededData());
  api = await startEmbeddedClient(dataFile);
});

afterEach(async () => {
  await api.close();
  remove();
});

const restart = async (): Promise<void> => {
  await api.close();
  api = await startEmbeddedClient(dataFile);
};

/** What the file holds, read by nobody but this test: the API never gives visitors' words back. */
const stored = (query: string): Record<string, unknown>[] => {
  const database = new DatabaseSync(dataFile, { readOnly: true });
  try {
    return database
      .prepare(query)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
};

const viewsOf = async (articleId: string, scope: Record<string, string> = {}): Promise<number> =>
  (await api.get('/api/get_article', { articleId, ...scope })).body.data.views;

describe('what visitors send is kept across restarts', () => {
  test('views, counted by host', async () => {
    const before = await viewsOf('120201');
    const seen = await api.post('/api/article/120201/update_views', { articleId: 120201 });
    expect(seen).toMatchObject({ status: 200, body: { id: 120201, views: before + 1 } });
    await api.post('/api/article/120201/update_views', { articleId: 120201 });
    await restart();
    expect(await viewsOf('120201')).toBe(before + 2);
    expect(await viewsOf('120201', scopeOf('IE_en'))).toBe(before);
  });

  test('votes', async () => {
    for (const vote of [1, -1, 0])
      expect(await api.post('/api/article/110101/update_rating', { vote, articleId: 110101 })).toMatchObject({
        status: 200,
        body: { success: true, data: { id: 110101, vote } },
      });
    await restart();
    expect(stored('select locale, skin, article, vote from vote order by id')).toEqual(
      [1, -1, 0].map((vote) => ({ locale: 'en', skin: 'atd', article: 110101, vote })),
    );
  });

  test('comments, under both names of their fields', async () => {
    const sent = {
      comment: 'Too short',
      reasons: ['unclear', 'unclear', 'outdated'],
      articleId: 110101,
      vote: -1,
    };
    const other = { content: 'Zu kurz', reasonAlias: 'rules', articleId: 110101, vote: -1 };
    expect((await api.post('/api/add_comment', sent)).body).toEqual({ success: true });
    expect((await api.post('/api/add_comment', other, scopeOf('de'))).body).toEqual({ success: true });
    await restart();
    expect(stored('select locale, comment, reasons, vote from comment order by id')).toEqual([
      { locale: 'en', comment: 'Too short', reasons: '["unclear","outdated"]', vote: -1 },
      { locale: 'de', comment: 'Zu kurz', reasons: '["rules"]', vote: -1 },
    ]);
  });

  test('a subscription, once however often it is sent', async () => {
    for (const email of ['someone@example.com', 'Someone@Example.com'])
      expect(await api.post('/api/subscribe', { email, domain: 'help.atd-parts.co.uk' })).toMatchObject({
        status: 200,
        body: { success: true },
      });
    await restart();
    await api.post('/api/subscribe', { email: 'someone@example.com', domain: 'atd-parts.co.uk' });
    expect(stored('select email, domain from subscription')).toEqual([
      { email: 'someone@example.com', domain: 'atd-parts.co.uk' },
    ]);
  });

  test('complaints', async () => {
    const sent = {
      email: 'someone@example.com',
      text: 'Late again',
      domain: 'atd-parts.co.uk',
      language: 'en',
    };
    expect((await api.post('/api/complaints', sent)).body).toEqual({ success: true });
    await restart();
    expect(stored('select email, text, domain, language from complaint')).toEqual([sent]);
  });

  test('cancellations, the refused ones too', async () => {
    const cancel = (atdOrderId: unknown) =>
      api.post('/api/supplier-cancel-order', { atdOrderId, supplierId: '77', supplierOrderId: 'DS-1' });
    expect(await cancel(5_000_001)).toMatchObject({ status: 200, body: { success: true } });
    expect((await cancel('5000404')).body).toEqual({
      success: false,
      errors: ['The order number 5000404 is not known.'],
    });
    expect((await cancel('5000409')).body).toEqual({
      success: false,
      errors: ['The order 5000409 has already been sent.'],
    });
    await restart();
    expect(stored('select order_id, outcome from cancellation order by id')).toEqual([
      { order_id: '5000001', outcome: 'accepted' },
      { order_id: '5000404', outcome: 'unknownOrder' },
      { order_id: '5000409', outcome: 'alreadyShipped' },
    ]);
  });

  test('also when the content has changed in between and is seeded anew', async () => {
    await api.post('/api/subscribe', { email: 'someone@example.com', domain: 'atd-parts.de' });
    const before = await viewsOf('120201');
    await api.post('/api/article/120201/update_views', { articleId: 120201 });
    await api.close();
    const database = new DatabaseSync(dataFile);
    database.exec("update content_state set fingerprint = 'older'; update article_text set title = 'older'");
    database.close();
    api = await startEmbeddedClient(dataFile);
    expect(api.logged.join()).toContain('help content seeded');
    expect(await viewsOf('120201')).toBe(before + 1);
    expect((await api.get('/api/get_article', { articleId: '120201' })).body.data.title).not.toBe('older');
    expect(stored('select count(*) as count from subscription')).toEqual([{ count: 1 }]);
  });

  test('and unchanged content is not seeded again', async () => {
    await restart();
    expect(api.logged.join()).not.toContain('seeded');
  });
});

test('texts that editors saved come back nested, for their host only', async () => {
  const database = new DatabaseSync(dataFile);
  const save = database.prepare("insert into translation values ('atd', ?, ?, ?, '')");
  save.run('en', 'header.notfound', 'Nothing');
  save.run('en', 'header.menu', 'Topics');
  save.run('en', '__proto__.polluted', 'yes');
  database.close();
  const translations = async (scope: Record<string, string>) =>
    (await api.get('/api/get_static_elements', { ...scope, type: 'translations' })).body.items;
  const [english] = await translations({});
  expect(english.locale).toBe('en');
  expect(english.data.header).toEqual({ notfound: 'Nothing', menu: 'Topics' });
  expect(await translations(scopeOf('de'))).toEqual([{ locale: 'de', data: {} }]);
});

test('nothing that a visitor sends is logged', async () => {
  const email = 'canary@example.com';
  await api.post('/api/subscribe', { email, domain: 'atd-parts.de' });
  await api.post('/api/complaints', { email, text: 'canary', domain: 'atd-parts.de', language: 'en' });
  await api.post('/api/add_comment', { comment: 'canary', reasons: [], articleId: 110101, vote: -1 });
  await fetch(`${api.url}/api/complaints`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"canary',
  });
  expect(api.logged.join()).not.toContain('canary');
});
