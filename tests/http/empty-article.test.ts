import { describe, expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const host = 'help.atd-parts.fr';

describe('an article without content', () => {
  const stage = behindProxy(host, 'group');

  test.each([
    ['nothing', '120201', ''],
    ['an empty paragraph', '120203', '<p>&nbsp;</p>'],
  ])('is a page that engines do not list, kept for a minute and counted: %s', async (_, id, content) => {
    stage.proxy.bend('get_article', (answer: { data: object }) => ({
      ...answer,
      data: { ...answer.data, content },
    }));
    const page = await stage.ask(`/categories/12/1202/${id}`);
    expect([page.status, page.headers['cdn-cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'max-age=60',
      'noindex',
    ]);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    const data = await stage.ask(`/bff/articles/${id}`);
    expect([data.status, data.headers['cdn-cache-control']]).toEqual([200, 'max-age=60']);
    expect(stage.site.logged).toContainEqual(
      expect.objectContaining({ host, call: 'get_article', what: 'articles without content', count: 1 }),
    );
  });

  test('is not one that does not exist, or cannot be had', async () => {
    expect((await stage.ask('/categories/12/1202/129999')).status).toBe(404);
    stage.proxy.fail('status-500', 'articleId=120202');
    const { status, headers } = await stage.ask('/categories/12/1202/120202');
    expect([status, headers['cdn-cache-control']]).toEqual([503, 'no-store']);
  });
});
