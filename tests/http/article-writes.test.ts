import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.co.uk';
const article = '/categories/12/1202/120201';
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url);
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});

/** The upstream calls that change something, made while `act` runs. */
const writesDuring = async (act: () => Promise<unknown>): Promise<string[]> => {
  const before = proxy.calls.length;
  await act();
  return proxy.calls.slice(before).filter((call) => /update_|add_comment/.test(call));
};

const post = (action: string, fields: Record<string, string>, on = host) =>
  site.ask(on, `/actions/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ from: article, ...fields }).toString(),
  });

test.each(['/bff/votes', '/bff/comments', '/bff/views', '/actions/vote', '/actions/comment'])(
  'GET %s changes nothing and is not found',
  async (path) => {
    const writes = await writesDuring(async () => {
      expect((await site.ask(host, path)).status).toBe(404);
    });
    expect(writes).toEqual([]);
  },
);

test('reading an article changes nothing upstream', async () => {
  expect(await writesDuring(() => site.ask(host, article))).toEqual([]);
});

test('a posted yes is one upstream call and leads back to the article with its thanks', async () => {
  const writes = await writesDuring(async () => {
    const answer = await post('vote', { articleId: '120201', vote: '1' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${article}?done=vote`);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
  expect(writes).toHaveLength(1);
});

test('a posted no reaches nobody and brings the article with its reasons', async () => {
  const writes = await writesDuring(async () => {
    const answer = await post('vote', { articleId: '120201', vote: '-1' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('action="/actions/comment#vote"');
    expect(answer.body).toContain('value="incomplete"');
  });
  expect(writes).toEqual([]);
});

test('a no is its rating and then its reasons, upstream; without a reason there is neither', async () => {
  const none = await writesDuring(async () => {
    expect((await post('comment', { articleId: '120201', comment: 'x', offered: '1' })).status).toBe(422);
  });
  expect(none).toEqual([]);
  const writes = await writesDuring(async () => {
    const answer = await post('comment', { articleId: '120201', reasons: 'unclear', comment: '' });
    expect([answer.status, answer.headers.location]).toEqual([303, `${article}?done=comment`]);
  });
  expect(writes).toEqual([
    expect.stringContaining('/update_rating'),
    expect.stringContaining('/add_comment'),
  ]);
});

test('a comment that could not be sent comes back as it was typed', async () => {
  proxy.fail('status-500', 'add_comment');
  const answer = await post('comment', { articleId: '120201', reasons: 'unclear', comment: 'Kept & kept.' });
  proxy.fail('none');
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('Kept &amp; kept.');
  expect(answer.body).toMatch(/<input[^>]*checked=""[^>]*value="unclear"|value="unclear"[^>]*checked=""/);
});

test('a no whose comment failed is rated once, however often it is sent again', async () => {
  const said = { articleId: '120201', reasons: 'unclear', comment: 'x' };
  proxy.fail('status-500', 'add_comment');
  const first = await post('comment', said);
  expect(first.body).toMatch(/<input type="hidden" name="rated" value="1"/);
  const again = await writesDuring(() => post('comment', { ...said, rated: '1' }));
  proxy.fail('none');
  expect(again).toEqual([expect.stringContaining('/add_comment')]);
  // What the visitor has still to mend does not lose it.
  const without = await post('comment', { articleId: '120201', comment: 'x', offered: '1', rated: '1' });
  expect(without.body).toMatch(/<input type="hidden" name="rated" value="1"/);
});

test('a no whose rating failed sends no comment, and both when it is sent again', async () => {
  const said = { articleId: '120201', reasons: 'unclear', comment: 'x' };
  proxy.fail('status-500', 'update_rating');
  const writes = await writesDuring(async () => {
    const answer = await post('comment', said);
    expect(answer.status).toBe(503);
    expect(answer.body).not.toContain('name="rated"');
  });
  proxy.fail('none');
  expect(writes).toEqual([expect.stringContaining('/update_rating')]);
});

test('without the reasons the article is there, and a no needs none', async () => {
  proxy.fail('hang', 'comment_reasons');
  const elsewhere = 'help.atd-parts.ie';
  expect((await site.ask(elsewhere, article)).status).toBe(200);
  const asked = await post('vote', { articleId: '120201', vote: '-1' }, elsewhere);
  proxy.fail('none');
  expect(asked.body).toContain('name="offered" value="0"');
  expect(asked.body).not.toContain('name="reasons"');
  const writes = await writesDuring(() => post('comment', { articleId: '120201', offered: '0' }, elsewhere));
  expect(writes).toEqual([expect.stringContaining('/update_rating')]);
});

test('the served page shows no vote of anybody: it is the same for all', async () => {
  const { body } = await site.ask(host, article);
  expect(body).toContain('id="vote"');
  expect((await site.ask(host, article, { headers: { cookie: 'votes=1' } })).body).toBe(body);
});
