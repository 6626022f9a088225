import { expect, test } from 'vitest';
import { behindProxy } from '../setup/behind-proxy.ts';

const stage = behindProxy();

// The contract allows any whole number; some shops number across all of their systems, or by the clock.
test.each([
  { category: 4_294_967_296, subCategory: 12_345_678_901, article: 99_999_999_999 },
  { category: 176_426_880_000_001, subCategory: '176426880000002', article: 999_999_999_999_999 },
])('pages whose ids are $category, $subCategory and $article are where links lead to', async (ids) => {
  const { proxy, ask } = stage;
  const { category, subCategory, article } = ids;
  const question = { id: article, title: 'Question' };
  proxy.give('get_categories', {
    items: [
      { id: category, title: 'Area', children: [{ id: subCategory, title: 'Part', children: [question] }] },
    ],
  });
  proxy.give('get_article', { success: true, data: { ...question, content: '<p>Answer</p>' } });
  const area = `/categories/${category}`;
  const path = `${area}/${subCategory}/${article}`;
  expect((await ask('/')).body).toContain(`href="${area}"`);
  expect((await ask(area)).body).toContain(`href="${path}"`);
  const page = await ask(path);
  expect([page.status, page.body.includes('Answer')]).toEqual([200, true]);
  expect(String(page.headers['surrogate-key']).split(' ')).toContain(`article:${article}`);
  expect((await ask(`/bff/articles/${article}`)).status).toBe(200);
  const places = [...(await ask('/sitemap.xml')).body.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)];
  expect(places.map(([, place]) => place)).toEqual(['/', area, path]);
});

test('an article with more digits is none, and an operator learns of it', async () => {
  const { proxy, site, ask } = stage;
  const questions = [7, 1_000_000_000_000_000].map((id) => ({ id, title: `Question ${id}` }));
  proxy.give('get_categories', {
    items: [{ id: 12, title: 'Area', children: [{ id: 1202, title: 'Part', children: questions }] }],
  });
  const { body } = await ask('/categories/12');
  expect([body.includes('Question 7'), body.includes('Question 1000')]).toEqual([true, false]);
  expect(site.logged).toContainEqual(
    expect.objectContaining({ call: '/api/get_categories', field: 'id', dropped: 1 }),
  );
});
