import type {
  Category,
  FoundTopic,
  Home,
  KnownTitles,
  SearchQuery,
  SearchResults,
} from '#shared/help-api/models.ts';
import { languageOf, type LocaleCode } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { searchTextOf } from '#shared/help-api/paths.ts';
import { succeed, type Result } from '#shared/help-api/result.ts';
import { splitTree, withBestTitle } from './search/best-title.ts';
import { blockDeadline, optional, required, type Deadline } from './deadline.ts';
import { directAnswers } from './search/direct-answers.ts';
import { listTitles } from './search/known-titles.ts';
import { toPopularTopics, toSearchHits } from './mapping/map-content.ts';
import type { ProjectContent } from './project-content.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import { langOf } from '#server/upstream/category-tree.ts';
import { plainText } from '#server/upstream/plain-text.ts';
import { readSettings, settingsReader } from './site.ts';
import { toVideos } from './mapping/videos.ts';

/** Results shown in the search panel; the results page follows the project's setting (behaviour/search 13). */
const panelPageSize = 5;

/** Late settings cost only their page size: topics need the other half of the time. */
const readTopics = async (content: ProjectContent, blockTime: Deadline, context: ReadContext) => {
  const settings = readSettings(
    await optional(content.settings(), null, blockTime.atMost(blockDeadline / 2), context),
  );
  const topics = await optional(content.topArticles(settings.popularTopics), [], blockTime, context);
  return { settings, topics };
};

export const readHome = async (
  content: ProjectContent,
  deadline: Deadline,
  context: ReadContext,
): Promise<Result<Home>> => {
  const blockTime = deadline.atMost(blockDeadline);
  const [tree, { settings, topics }, videos] = await Promise.all([
    required(content.categories(), deadline),
    readTopics(content, blockTime, context),
    optional(content.videos(), [], blockTime, context),
  ]);
  if (!tree.ok) return tree;
  return succeed({
    popularTopics: toPopularTopics(topics, settings.questionText, tree.value, (count) =>
      content.lose('topics', count),
    ).slice(0, settings.popularTopics),
    videos: toVideos(videos, (count) => content.lose('videos', count)),
  });
};

/** Without popular topics the tree alone says which titles matter. */
export const readTitles = async (
  content: ProjectContent,
  locale: LocaleCode,
  deadline: Deadline,
  context: ReadContext,
): Promise<Result<KnownTitles>> => {
  const [tree, { topics }] = await Promise.all([
    required(content.categories(), deadline),
    readTopics(content, deadline.atMost(blockDeadline), context),
  ]);
  if (!tree.ok) return tree;
  const asked = topics.map(({ id }) => id);
  return succeed(await listTitles(tree.value, asked, languageOf(locale)));
};

/** The topics of an answer that the tree knows, most hits first. */
const foundTopics = (
  counts: readonly { readonly id: number; readonly count: number }[],
  tree: readonly Category[],
): readonly FoundTopic[] =>
  tree
    .flatMap((category) => {
      const { id, title } = category;
      const count = counts.find((one) => one.id === id)?.count ?? 0;
      return count > 0 ? [{ id, title, count, ...langOf(category) }] : [];
    })
    .toSorted((a, b) => b.count - a.count);

/**
 * One page of results: so many as the project says, fewer in the panel. Where the upstream names no topics, one
 * that was asked for changes nothing: the answer is of all of them, and says so.
 */
export const search = async (
  content: ProjectContent,
  project: ProjectFacts,
  { text, topic, page, preview }: SearchQuery,
  deadline: Deadline,
  context: ReadContext,
): Promise<Result<SearchResults>> => {
  const { locale } = project;
  const blockTime = deadline.atMost(blockDeadline);
  const [given, tree] = await Promise.all([
    optional(content.settings(), null, blockTime, context),
    optional(content.categories(), [], blockTime, context),
  ]);
  const settings = readSettings(given);
  const perPage = preview ? Math.min(panelPageSize, settings.searchPageSize) : settings.searchPageSize;
  const searchString = searchTextOf(text);
  if (searchString === '') return succeed({ total: 0, page: 1, perPage, items: [] });
  const isWhole = page === 1 && !topic;
  return required(
    Promise.all([
      content.search({ searchString, ...(topic && { topic }), page, perPage, preview: preview ? 1 : 0 }),
      preview && isWhole ? splitTree(tree, languageOf(locale)) : null,
    ]),
    deadline,
    ([{ total, items, suggestion, topics }, titles]) => {
      const hits = toSearchHits(items, tree, (count) => content.lose('hits', count));
      // An upstream that does not say how many there are has at least these.
      const least = hits.length && (page - 1) * perPage + hits.length;
      const found = {
        total: total < 0 ? least : Math.max(least, total - (items.length - hits.length)),
        page,
        perPage,
        items: hits,
        ...(suggestion && { suggestion: plainText(suggestion) }),
        ...(topics && { topics: foundTopics(topics, tree), ...(topic && { topic }) }),
        ...(isWhole && directAnswers(searchString, tree, project, settingsReader(given))),
      };
      return titles ? withBestTitle(found, searchString, { tree, titles, most: perPage }) : found;
    },
  );
};
