import type { Category, CommentReason, CookieEntry } from '#shared/help-api/models.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { ContentCache } from '#server/cache/content-cache.ts';
import type { Resource } from '#server/cache/cache-rules.ts';
import type { SearchParameters, StaticElementType, Upstream } from '#server/upstream/resources.ts';
import type { Responses, TranslationTree, UpstreamArticle } from '#server/upstream/schemas.ts';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import type { ArticleHtml } from './article-html/article-html.ts';
import type { CleanArticle } from './article-html/clean-article.ts';
import { pageDeadline } from './deadline.ts';
import { byWeight, toCategory } from './map-content.ts';

/**
 * Every cached read of one project, one function each. What is cached is already checked, cleaned and mapped, so that
 * a hit costs nothing. Rejects where neither memory nor upstream has an answer.
 */
export type ProjectContent = ReturnType<typeof createProjectContent>;

interface Dependencies {
  readonly upstream: Upstream;
  readonly cache: ContentCache;
  readonly articleHtml: ArticleHtml;
}

export const createProjectContent = (
  { upstream, cache, articleHtml }: Dependencies,
  project: ProjectFacts,
) => {
  const keyOf = (resource: Resource, id?: string | number) =>
    id === undefined ? { host: project.host, resource } : { host: project.host, resource, id };
  const read = <T>(resource: Resource, load: () => Promise<T>, id?: string | number): Promise<T> =>
    cache.read(keyOf(resource, id), load);

  const elements = <T extends StaticElementType>(resource: Resource, type: T) =>
    read(resource, async () => itemsOf<Responses[T]['items']>(await upstream.staticElements(project, type)));

  return {
    settings: () =>
      read('settings', async () => {
        const items = itemsOf<Responses['settings']['items']>(await upstream.settings(project));
        return items.find(({ skin }) => skin === project.skin)?.data ?? null;
      }),
    languages: () =>
      read('languages', async () =>
        itemsOf<Responses['activeLanguages']['items']>(await upstream.activeLanguages(project)),
      ),
    translations: (): Promise<readonly TranslationTree[]> =>
      read('translations', async () => {
        const items = itemsOf<Responses['translations']['items']>(
          await upstream.staticElements(project, 'translations'),
        );
        return items.map(({ data }) => data);
      }),
    categories: (): Promise<readonly Category[]> =>
      read('categories', async () => {
        const items = itemsOf<Responses['categories']['items']>(await upstream.categories(project));
        return byWeight(items).map(toCategory);
      }),
    /** The tree where it is remembered, without asking for it. */
    knownCategories: (): readonly Category[] | undefined => cache.peek(keyOf('categories')),
    topArticles: (perPage: number) =>
      read('topArticles', async () =>
        itemsOf<Responses['topArticles']['items']>(await upstream.topArticles(project, perPage)),
      ),
    article: (articleId: number): Promise<{ article: UpstreamArticle; clean: CleanArticle } | null> =>
      read(
        'article',
        async () => {
          const article = (await upstream.article(project, articleId))?.data;
          if (!article) return null;
          return { article, clean: await articleHtml.clean(article.content, project) };
        },
        articleId,
      ),
    search: (parameters: SearchParameters) =>
      read(
        'search',
        async () => {
          const found = await upstream.search(project, parameters, AbortSignal.timeout(pageDeadline));
          if (!found) throw new UpstreamUnavailable('status 404');
          return found;
        },
        JSON.stringify(parameters),
      ),
    videos: async () => byWeight(await elements('videos', 'videos')),
    popularRequests: async () => byWeight(await elements('popularRequests', 'popularRequests')),
    cookies: (): Promise<readonly CookieEntry[]> => elements('cookies', 'cookies'),
    commentReasons: (): Promise<readonly CommentReason[]> =>
      read('commentReasons', async () =>
        itemsOf<Responses['commentReasons']['items']>(await upstream.commentReasons(project)),
      ),
    projects: () => elements('projects', 'header'),
    social: () => elements('social', 'social'),
    companies: () => elements('companies', 'companies'),
    banner: () =>
      read(
        'banner',
        async () => itemsOf<Responses['banners']['items']>(await upstream.banners(project))[0]?.data ?? null,
      ),
    gdpr: () =>
      read(
        'gdpr',
        async () => itemsOf<Responses['gdpr']['items']>(await upstream.gdpr(project))[0]?.data ?? null,
      ),
    footerLinks: () =>
      read('footerLinks', async () =>
        itemsOf<Responses['footerLinks']['items']>(await upstream.footerLinks(project)).map(
          ({ data }) => data,
        ),
      ),
  };
};

/** A list that the upstream does not know is an outage of that list, not an empty one: an entry in memory stays. */
const itemsOf = <T>(answer: { readonly items: T } | null): T => {
  if (!answer) throw new UpstreamUnavailable('status 404');
  return answer.items;
};
