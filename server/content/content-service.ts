import type { HelpApi } from '../../shared/help-api/help-api.ts';
import type { Category } from '../../shared/help-api/models.ts';
import { searchTextOf } from '../../shared/help-api/paths.ts';
import { fail, succeed, type Result } from '../../shared/help-api/result.ts';
import type { LocaleCode } from '../../shared/projects/locales.ts';
import type { ProjectFacts } from '../../shared/projects/project-table.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import type { Visit } from '../projects/project-registry.ts';
import type { Upstream } from '../upstream/resources.ts';
import type { TranslationTree } from '../upstream/schemas.ts';
import type { ArticleHtml } from './article-html/article-html.ts';
import { blockDeadline, pageDeadline, within } from './deadline.ts';
import { projectsWithPage } from './projects-with-page.ts';
import { toArticle, toPopularTopics, toSearchHits } from './map-content.ts';
import { createMessages, type Messages } from './messages.ts';
import type { Orders } from './orders/orders.ts';
import { createProjectContent, type ProjectContent } from './project-content.ts';
import { matchSurrogateKeys } from './purge.ts';
import { blockOr, readSettings, readSite } from './site.ts';
import type { TextSources } from './text-sources.ts';
import { createWrites } from './writes.ts';

/** Results shown in the search panel; the results page follows the project's setting (spec 9, two readings). */
const panelPageSize = 5;

export interface ContentService {
  /** The port for one visit. Costs nothing to make. */
  forVisit(visit: Visit): HelpApi;
  /** A project's words, upstream translations merged over the locale file. Never rejects: the file alone is enough. */
  messages(project: ProjectFacts): Promise<Messages>;
  /** Every text of a project and where its words come from, for the editor's view. */
  textSources(project: ProjectFacts): Promise<ReturnType<TextSources['of']>>;
  /** Every text of a project in the longest wording of all languages. */
  longestTexts(project: ProjectFacts): ReturnType<TextSources['longest']>;
  /** A project's category tree, for the sitemap. */
  categories(project: ProjectFacts): Promise<Result<readonly Category[]>>;
  /** The projects whose host is known to have a page at this path, the asking one included. */
  hostsWithPage(project: ProjectFacts, path: string): readonly ProjectFacts[];
  /** Forgets what surrogate keys name, so that the next page has it anew; returns how many entries that were. */
  purge(keys: readonly string[]): number;
  /** Loads every project's tree behind the scenes, so that hosts know of each other's pages. */
  warmTrees(): Promise<void>;
}

interface Dependencies {
  readonly upstream: Upstream;
  readonly cache: ContentCache;
  readonly articleHtml: ArticleHtml;
  readonly orders: Orders;
  readonly projects: readonly ProjectFacts[];
  /** Every locale's words, complete: what a locale lacks is another's. */
  readonly localeFiles: ReadonlyMap<LocaleCode, TranslationTree>;
  readonly textSources: TextSources;
}

export const createContentService = (dependencies: Dependencies): ContentService => {
  const { projects, localeFiles, textSources, upstream, orders, cache } = dependencies;
  const contents = new Map(
    projects.map((project) => [project.host, createProjectContent(dependencies, project)]),
  );
  const contentOf = ({ host }: ProjectFacts): ProjectContent => {
    const content = contents.get(host);
    if (!content) throw new Error(`no project has the host ${host}`);
    return content;
  };
  const messagesOf = rememberMessages(localeFiles, contentOf);
  const hostsWithPage = (project: ProjectFacts, path: string) =>
    projectsWithPage(project, path, projects, (other) => contentOf(other).knownCategories());
  const availableIn = (project: ProjectFacts, path: string) =>
    hostsWithPage(project, path).map(({ locale }) => locale);

  return {
    messages: messagesOf,
    textSources: async (project) =>
      textSources.of(project.locale, await blockOr(contentOf(project).translations(), [])),
    longestTexts: ({ locale }) => textSources.longest(locale),
    hostsWithPage,
    purge: (keys) => cache.forget(matchSurrogateKeys(keys, projects)),
    categories: (project) => expected(contentOf(project).categories()),
    async warmTrees() {
      for (const project of projects)
        await contentOf(project)
          .categories()
          .catch(() => {});
    },
    forVisit: (visit) => {
      const { project } = visit;
      const content = contentOf(project);
      return {
        site: async () => succeed(await readSite(visit, content, messagesOf(project), projects)),
        home: () => readHome(content),
        category: (id) =>
          expected(content.categories(), (tree) => {
            const category = tree.find((each) => each.id === id);
            return category ? { ...category, availableIn: availableIn(project, category.path) } : null;
          }),
        article: (id) =>
          expected(Promise.all([content.article(id), content.categories()]), ([found, tree]) => {
            const article = found && toArticle(found.article, found.clean, tree);
            return article ? { ...article, availableIn: availableIn(project, article.path) } : null;
          }),
        search: (query) => search(content, query),
        // A block of the article page, not the page: it may not take the page's time.
        commentReasons: () => expected(within(content.commentReasons(), blockDeadline)),
        cookies: () => expected(content.cookies()),
        ...orders.forVisit(visit),
        ...createWrites(upstream, project),
      };
    },
  };
};

/** A main resource: what does not exist and what cannot be had are values (style, rule 5). */
const expected = async <T, R = T>(work: Promise<T>, map?: (value: T) => R | null): Promise<Result<R>> => {
  let value: R | null;
  try {
    const loaded = await within(work, pageDeadline);
    value = map ? map(loaded) : (loaded as unknown as R);
  } catch {
    return fail('unavailable');
  }
  return value === null ? fail('not-found') : succeed(value);
};

/** Home cannot do without its categories; topics and videos it can. */
const readHome: (content: ProjectContent) => ReturnType<HelpApi['home']> = async (content) => {
  const settings = readSettings(await blockOr(content.settings(), null));
  const [tree, topics, videos] = await Promise.all([
    expected(content.categories()),
    blockOr(content.topArticles(settings.popularTopics), []),
    blockOr(content.videos(), []),
  ]);
  if (!tree.ok) return tree;
  return succeed({
    popularTopics: toPopularTopics(topics, settings.questionText).slice(0, settings.popularTopics),
    videos: videos
      .map(({ name, cleanLink, iframeLink }) => ({
        name,
        id: videoId(cleanLink) ?? videoId(iframeLink) ?? '',
      }))
      .filter(({ id }) => id !== ''),
  });
};

const videoId = (link: string): string | undefined =>
  /(?:v=|embed\/|youtu\.be\/)([\w-]{11})(?:[?&#]|$)/.exec(link)?.[1];

const search = async (content: ProjectContent, { text, page, preview }: Parameters<HelpApi['search']>[0]) => {
  const settings = readSettings(await blockOr(content.settings(), null));
  const perPage = preview ? Math.min(panelPageSize, settings.searchPageSize) : settings.searchPageSize;
  const searchString = searchTextOf(text);
  if (searchString === '') return succeed({ total: 0, page: 1, perPage, items: [] });
  return expected(
    content.search({ searchString, page, perPage, preview: preview ? 1 : 0 }),
    ({ total, items }) => ({
      total,
      page,
      perPage,
      items: toSearchHits(items),
    }),
  );
};

/** Words are merged and hashed once per answer of the upstream, not once per page. */
const rememberMessages = (
  localeFiles: Dependencies['localeFiles'],
  contentOf: (project: ProjectFacts) => ProjectContent,
) => {
  const merged = new WeakMap<readonly TranslationTree[], Map<LocaleCode, Messages>>();
  const none: readonly TranslationTree[] = [];
  return async (project: ProjectFacts): Promise<Messages> => {
    const translations = await blockOr(contentOf(project).translations(), none);
    const byLocale = merged.get(translations) ?? new Map<LocaleCode, Messages>();
    merged.set(translations, byLocale);
    const known = byLocale.get(project.locale);
    if (known) return known;
    const messages = createMessages(localeFiles.get(project.locale) ?? {}, translations);
    byLocale.set(project.locale, messages);
    return messages;
  };
};
