import { isDeepStrictEqual } from 'node:util';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Category, Translated } from '#shared/help-api/models.ts';
import { articlePath, searchTextOf } from '#shared/help-api/paths.ts';
import { succeed, type Result } from '#shared/help-api/result.ts';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { Visit } from '#server/config/project-registry.ts';
import { tasksOf } from './mapping/article-facts.ts';
import { pageOfCategory } from './mapping/category-page.ts';
import {
  blockDeadline,
  optional,
  createReadingTime,
  required,
  pageDeadline,
  startDeadline,
} from './deadline.ts';
import { activeProjects, projectsWithPage } from './mapping/projects-with-page.ts';
import { readHome, readTitles, search } from './main-content.ts';
import { toArticle, toHelpTopic } from './mapping/map-content.ts';
import type { Alternatives } from './alternatives.ts';
import { createProjectContent, type ContentDependencies, type ProjectContent } from './project-content.ts';
import { placeOf } from './mapping/tree-places.ts';
import { createPurges } from './purges.ts';
import { ReadContext } from '#server/cache/read-context.ts';
import { readSite, settingsReader } from './site.ts';
import { toVideos, showsVideo, withPosters } from './mapping/videos.ts';
import { fewAtATime, warmBlocks } from './warm-blocks.ts';
import { createProjectMessages, type TextsOfLocale, type Messages } from './messages.ts';
import type { SearchesWithoutResults } from './search/searches-without-results.ts';
import type { TextSources } from './text-sources.ts';
import { createWrites, type Feedback, type WritesLog } from './writes.ts';

export type ContentService = ReturnType<typeof createContentService>;

interface Dependencies extends ContentDependencies {
  readonly alternatives: Alternatives;
  readonly projects: readonly ProjectFacts[];
  /** Every locale's messages, complete: what a locale lacks is another's. */
  readonly localeFiles: ReadonlyMap<LocaleCode, TextsOfLocale>;
  readonly textSources: TextSources;
  readonly writesLog: WritesLog;
  readonly searchesWithoutResults: Pick<SearchesWithoutResults, 'note'>;
  readonly feedback: Feedback;
  /** Renders pages anew before they are shown again, by their surrogate keys; all of them without. */
  readonly purgePages: (keys?: readonly string[]) => void;
}

export const createContentService = (dependencies: Dependencies) => {
  const { projects, localeFiles, textSources, upstream, alternatives, cache, languageCodes } = dependencies;
  const { writesLog, searchesWithoutResults, feedback, articleHtml, purgePages } = dependencies;
  const contents = new Map(
    projects.map((project) => [project.host, createProjectContent(dependencies, project)]),
  );
  const contentOf = ({ host }: ProjectFacts, context?: ReadContext): ProjectContent => {
    const contentFor = contents.get(host);
    if (!contentFor) throw new Error(`no project has the host ${host}`);
    return contentFor(context);
  };
  const { present: messagesOf, ofVersion: messagesOfVersion } = createProjectMessages(
    localeFiles,
    (project, context) => contentOf(project, context).translations(),
  );
  const activeFor = (project: ProjectFacts) =>
    activeProjects(project, projects, contentOf(project).knownLanguages());
  const withPage = (path: string, among: readonly ProjectFacts[]) =>
    projectsWithPage(path, among, (other) => contentOf(other).knownCategories());
  const availableIn = (project: ProjectFacts, path: string): Translated['availableIn'] => {
    const active = activeFor(project);
    const hosts = withPage(path, active);
    return hosts.length === active.length ? 'everywhere' : hosts.map(({ locale }) => locales[locale].tag);
  };

  const state = { hasContent: false };
  const loadAll = (project: ProjectFacts) => Promise.all([loadTree(project), warmBlocks(contentOf(project))]);
  const loadTree = async (project: ProjectFacts): Promise<boolean> => {
    try {
      await contentOf(project).categories();
      return (state.hasContent = true);
    } catch {
      return false;
    }
  };

  const portOf = (visit: Visit, context: ReadContext, messages: () => Promise<Messages>): HelpApi => {
    const { project } = visit;
    const content = contentOf(project, context);
    const time = createReadingTime();
    const blockTime = () => time.deadline().atMost(blockDeadline);
    /** A block of a page: it may not use up the page's time. */
    const readBlock = async <T, U>(work: Promise<T>, use: (content: T) => U): Promise<Result<U>> => {
      const found = await required(work, blockTime(), use);
      if (!found.ok) context.markPartial();
      return found;
    };
    return {
      site: async () => succeed(await readSite(visit, content, messages(), projects, blockTime(), context)),
      home: () => readHome(content, time.deadline(), context),
      category: (id, asked) =>
        required(content.categories(), time.deadline(), (tree) => {
          const category = tree.find((each) => each.id === id);
          if (!category) return null;
          const page = pageOfCategory(category.children, asked);
          return { ...category, ...page, availableIn: availableIn(project, category.path) };
        }),
      article: async (id) => {
        const clean = content.article(id);
        // Their time begins with the article: a slow one would use it up.
        const videos = clean.then(
          (found) => (showsVideo(found) ? optional(content.videos(), [], blockTime(), context) : []),
          () => [],
        );
        const read = await required(
          Promise.all([
            clean,
            content.categories(),
            optional(content.settings(), null, blockTime(), context),
          ]),
          time.deadline(),
          ([found, tree, settings]) => {
            const article = found && toArticle(found, tree, (count) => content.lose('relatives', count, id));
            if (!article) return null;
            content.lose('content', article.blocks.length === 0 ? 1 : 0, id);
            return {
              ...article,
              ...tasksOf(found, settingsReader(settings), project),
              availableIn: availableIn(project, article.path),
            };
          },
        );
        if (!read.ok) return read;
        // Outside of what is required: videos that hang until the page's time is over do not cost the article.
        return succeed({ ...read.value, blocks: withPosters(read.value, toVideos(await videos)) });
      },
      search: async (query) => {
        const found = await search(content, project, query, time.deadline(), context);
        const text = searchTextOf(query.text);
        if (!found.ok || text === '') return found;
        const { total, asksForContact, withdraw } = found.value;
        const outcome = asksForContact ? 'contact' : total === 0 && withdraw === undefined ? 'none' : 'hit';
        // Another page of it, or one of its topics, is the same search.
        if (query.page === 1 && !query.topic)
          feedback.searched(project.host, query.preview ? 'panel' : 'page', outcome);
        // Not counted: the panel's text is still being typed, and a direct answer is a result.
        if (outcome === 'none' && !query.preview) searchesWithoutResults.note(project.locale, text);
        return found;
      },
      titles: () => readTitles(content, project.locale, time.deadline(), context),
      topics: () => readBlock(content.categories(), (tree) => tree.map(toHelpTopic)),
      commentReasons: () => readBlock(content.commentReasons(), (reasons) => reasons),
      cookies: () => required(content.cookies(), time.deadline()),
      ...alternatives.forVisit(visit, time),
      ...createWrites(upstream, project, writesLog, time, feedback),
    };
  };

  return {
    /** A project's messages, upstream translations merged over the locale file. Never rejects: the file is enough. */
    messages: messagesOf,
    /** The messages of a version, current or older; undefined where they are no longer there. */
    messagesOfVersion,
    /** Every text of a project and where it comes from, for the editor's view. */
    textSources: async (project: ProjectFacts) =>
      textSources.of(
        project.locale,
        await optional(
          contentOf(project).translations(),
          [],
          startDeadline(blockDeadline),
          new ReadContext(),
        ),
      ),
    /** Every text of a project in the longest wording of all languages. */
    longestTexts: ({ locale }: ProjectFacts) => textSources.longest(locale),
    /** The projects whose host is known to have a page at this path, the asking one included. */
    hostsWithPage: (project: ProjectFacts, path: string) => withPage(path, activeFor(project)),
    /** Path of an article, as far as the host's tree is known and has it. */
    pathOfArticle: (project: ProjectFacts, articleId: number): string | undefined => {
      const place = placeOf(contentOf(project).knownCategories() ?? [], articleId);
      return place && articlePath(place.category.id, place.subCategory.id, articleId);
    },
    /** Whether the trees of all hosts of the same company are there to be asked for their pages. */
    knowsAllHosts: (project: ProjectFacts): boolean =>
      contentOf(project).knownLanguages() !== undefined &&
      activeFor(project).every((other) => contentOf(other).knownCategories() !== undefined),
    ...createPurges({ cache, purgePages, projects, contentOf, loadTree }),
    categories: (project: ProjectFacts, context: ReadContext): Promise<Result<readonly Category[]>> =>
      required(contentOf(project, context).categories(), startDeadline(pageDeadline)),
    /** Loads all trees and the blocks around pages, and starts what cleans articles; false if a tree failed. */
    warm: async (): Promise<boolean> => {
      const sweep = fewAtATime(projects, async (project) => {
        const asked = languageCodes.of(project);
        const [tree] = await loadAll(project);
        // The upstream has named other languages: what was loaded before was in the wrong one.
        return isDeepStrictEqual(languageCodes.of(project), asked) ? tree : (await loadAll(project))[0];
      });
      const [had] = await Promise.all([sweep, articleHtml.start()]);
      return had.every(Boolean);
    },
    hasContent: () => state.hasContent,
    /** The port for one response. Cheap to make. */
    forVisit: (visit: Visit, context: ReadContext): HelpApi =>
      portOf(visit, context, () => messagesOf(visit.project, context)),
    /** The messages that a page is rendered with, and the port whose site names their version (behaviour/languages 7). */
    forPage: (visit: Visit, context: ReadContext) => {
      const messages = messagesOf(visit.project, context);
      return { messages, api: portOf(visit, context, () => messages) };
    },
  };
};
