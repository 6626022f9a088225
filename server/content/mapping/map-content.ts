import type {
  Article,
  ArticlePreview,
  Category,
  ExternalLink,
  HelpTopic,
  PopularRequest,
  PopularTopic,
  SearchHit,
} from '#shared/help-api/models.ts';
import { articlePath, searchPath } from '#shared/help-api/paths.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { previewText, truncate } from '#shared/text/truncate.ts';
import { byWeight, langOf } from '#server/upstream/category-tree.ts';
import { plainText, withoutTags } from '#server/upstream/plain-text.ts';
import type { ItemsOf } from '#server/upstream/resources.ts';
import type { UpstreamArticle } from '#server/upstream/article-schemas.ts';
import { reviewOf } from './article-facts.ts';
import type { CleanArticle } from '#shared/article-html/clean-article.ts';
import { categoriesOnPath, placeOf, placeOfPath, titleAt, withPath } from './tree-places.ts';

/** An article as it is cached: no page has to wait for anything of it. */
export interface CachedArticle extends Omit<
  Article,
  'path' | 'category' | 'subCategory' | 'tasks' | 'related'
> {
  readonly task: UpstreamArticle['task'];
  /** With the link that they came with; where they are, the tree says when a page is made. */
  readonly related: readonly (Omit<ArticlePreview, 'path'> & { readonly url: string })[];
}

export const toCachedArticle = (
  article: Omit<UpstreamArticle, 'content'>,
  { blocks, sections }: CleanArticle,
  locale: LocaleCode,
): CachedArticle => ({
  id: article.id,
  title: article.title,
  shortContent: plainText(article.shortContent),
  ...langOf(article),
  blocks,
  sections,
  related: byWeight(article.relevant.filter(({ id }) => id !== article.id)).map((entry) => ({
    id: entry.id,
    title: entry.title,
    url: entry.url,
    shortContent: previewText(plainText(entry.shortContent)),
    image: previewImage(entry.img),
    ...langOf(entry),
  })),
  ...reviewOf(article, locale),
  ...(article.guided && { guided: true }),
  ...(article.changed && { changed: article.changed }),
  voted: article.voted,
  task: article.task,
});

/** `null` where no category holds the article: it has no address. @param onLost told of relatives left out. */
export const toArticle = (
  { task: _task, ...article }: CachedArticle,
  tree: readonly Category[],
  onLost?: (count: number) => void,
): Article | null => {
  const place = placeOf(tree, article.id);
  if (!place) return null;
  const { category, subCategory } = place;
  return {
    ...article,
    related: withPath(article.related, tree, onLost).map(({ url: _url, ...entry }) => entry),
    title: article.title || titleAt(place, article.id),
    path: articlePath(category.id, subCategory.id, article.id),
    category: { id: category.id, title: category.title, ...langOf(category) },
    subCategory: { id: subCategory.id, title: subCategory.title, ...langOf(subCategory) },
  };
};

/** What cards show of a category. */
export const toHelpTopic = (category: Category): HelpTopic => {
  const { id, title, description, path } = category;
  return { id, title, description, path, ...langOf(category) };
};

/** The searches that lead into the help centre, as paths: an editor may write the whole address, or none. */
export const toPopularSearches = (
  requests: readonly ExternalLink[],
  host: string,
  onLost: (count: number) => void = () => {},
): readonly PopularRequest[] => {
  const found = requests.flatMap(({ name, link }) => {
    const text = name.toWellFormed();
    const url = URL.parse(link || searchPath(text), `https://${host}/`);
    // Two slashes would begin the address of another host.
    if (url?.hostname !== host || url.pathname.startsWith('//')) return [];
    // As forms write it, which is how our addresses have it.
    const path = url.pathname + url.search.replaceAll('%20', '+') + url.hash;
    return [{ name: text, ...(path !== searchPath(text) && { path }) }];
  });
  onLost(requests.length - found.length);
  return found;
};

/** Thumbnails of the video host come through our own server: nobody contacts it before a click (behaviour/articles 14). */
const videoThumbnail = /^(?:https?:)?\/\/(?:i\d?\.ytimg\.com|img\.youtube\.com)\/vi\/([\w-]{11})\//;

export const previewImage = (img: string): string | null => {
  const video = videoThumbnail.exec(img)?.[1];
  return video ? `/media/video/${video}.jpg` : img || null;
};

/** The language of a category's title, which the tree knows; nothing where the tree has no such title. */
const categoryLangOf = (
  title: string,
  path: string,
  tree: readonly Category[],
): Pick<PopularTopic, 'categoryLang'> => {
  const lang = categoriesOnPath(tree, path).findLast((each) => each?.title === title)?.lang;
  return lang === undefined ? {} : { categoryLang: lang };
};

/** Texts of at most `previewLength` characters (behaviour/formats 6). */
export const toPopularTopics = (
  topics: ItemsOf<'topArticles'>,
  previewLength: number,
  tree: readonly Category[],
  onLost?: (count: number) => void,
): readonly PopularTopic[] =>
  withPath(byWeight(topics), tree, onLost).map((topic) => ({
    id: topic.id,
    title: topic.title,
    path: topic.path,
    shortContent: truncate(plainText(topic.shortContent), previewLength),
    categoryTitle: topic.categoryTitle,
    ...categoryLangOf(topic.categoryTitle, topic.path, tree),
    ...langOf(topic),
  }));

/** The words of a text, and where in them the upstream's `<mark>` stands: it alone knows what a query was read as. */
const markedText = (html: string): Pick<SearchHit, 'shortContent' | 'marks'> => {
  let shortContent = '';
  const marks: [number, number][] = [];
  html.split(/<\/?mark>/).forEach((part, index) => {
    const start = shortContent.length;
    shortContent += withoutTags(part);
    if (index % 2 === 1 && shortContent.length > start) marks.push([start, shortContent.length]);
  });
  return { shortContent, ...(marks.length > 0 && { marks }) };
};

/** A title that is all tags is none: then the tree's counts. */
const withPlainTitle = (hit: ItemsOf<'search'>[number]) => ({ ...hit, title: plainText(hit.title) });

/** Of the upstream's tags only `<mark>` counts, and only where it stands (behaviour/search 21). */
export const toSearchHits = (
  items: ItemsOf<'search'>,
  tree: readonly Category[],
  onLost?: (count: number) => void,
): readonly SearchHit[] =>
  withPath(items.map(withPlainTitle), tree, onLost).map((hit) => ({
    id: hit.id,
    title: hit.title,
    ...markedText(hit.shortContent),
    path: hit.path,
    ...langOf(hit),
    ...placeOfPath(tree, hit.path),
    ...(hit.keyword && { keyword: plainText(hit.keyword) }),
  }));
