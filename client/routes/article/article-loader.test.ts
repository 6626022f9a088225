import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { ArticlePage, ArticlePreview, Home } from '#shared/help-api/models.ts';
import { fail, succeed } from '#shared/help-api/result.ts';
import { helpApiContext } from '#client/api/load-context.ts';
import { loader } from './article.route.tsx';

const link = (id: number) => ({
  id,
  title: `Article ${id}`,
  path: `/categories/1/2/${id}`,
  shortContent: '',
});
const related: ArticlePreview = { ...link(4), image: null };

const articleWith = (relatives: readonly ArticlePreview[]) =>
  ({ ...link(3), related: relatives }) as unknown as ArticlePage;
const home = {
  popularTopics: [link(3), link(5)].map((topic) => ({ ...topic, categoryTitle: '' })),
  videos: [],
} as Home;

const load = (api: Partial<HelpApi>, path = '/categories/1/2/3') => {
  const context = new RouterContextProvider();
  context.set(helpApiContext, { commentReasons: async () => succeed([]), ...api } as HelpApi);
  const [, , category, subCategory, article] = path.split('/');
  return loader({
    request: new Request(`https://help.example${path}`),
    params: { category, subCategory, article },
    context,
  });
};

test('an article with relatives asks for no popular topics', async () => {
  const { article, popular } = await load({ article: async () => succeed(articleWith([related])) });
  expect([article.related, popular]).toEqual([[related], []]);
});

test('without relatives the popular topics stand in, but for the article itself', async () => {
  const { popular } = await load({
    article: async () => succeed(articleWith([])),
    home: async () => succeed(home),
  });
  expect(popular.map(({ id }) => id)).toEqual([5]);
});

test('reasons and popular topics that cannot be had cost only themselves', async () => {
  const { reasons, popular } = await load({
    article: async () => succeed(articleWith([])),
    commentReasons: async () => fail('unavailable'),
    home: async () => fail('unavailable'),
  });
  expect([reasons, popular]).toEqual([[], []]);
});

test.each([
  { path: '/categories/1/2/3', found: false, kind: 'not-found' },
  { path: '/categories/1/9/3', found: true, kind: 'not-found' },
  { path: '/categories/9/2/3', found: true, kind: 'not-found' },
  { path: '/categories/1/2/x', found: true, kind: 'no-route' },
])('$path is $kind (the article exists: $found)', async ({ path, found, kind }) => {
  const article = async () => (found ? succeed(articleWith([related])) : fail('not-found'));
  const failure = await load({ article }, path).catch((error: Response) => error);
  expect(failure).toBeInstanceOf(Response);
  expect([(failure as Response).status, await (failure as Response).json()]).toMatchObject([
    404,
    { kind, ...(found && kind === 'not-found' && { moved: { path: '/categories/1/2/3' } }) },
  ]);
});
