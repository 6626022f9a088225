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
import { previewText } from '#shared/text/preview-text.ts';
import { truncate } from '#shared/text/truncate.ts';
import { byWeight, langOf } from '#server/upstream/category-tree.ts';
import type { Answer, ItemsOf } from '#server/upstream/resources.ts';
import type { UpstreamArticle } from '#server/upstream/schemas.ts';
import { reviewOf } from './article-facts.ts';
import type { CleanArticle } from './article-html/clean-article.ts';
import { placeOfPath } from './known-titles.ts';
import { placeOf } from './tree-places.ts';

const articleRoute = /^\/categories\/[1-9]\d{0,9}\/[1-9]\d{0,9}\/[1-9]\d{0,9}$/;

/**
 * The path of an article's absolute `url` (behaviour/search 15), or `null` where it is none of our
 * routes: such an entry could not be opened and is left out.
 */
const pathOf = (url: string): string | null => {
  const path = URL.parse(url, 'https://relative.invalid/')?.pathname ?? '';
  return articleRoute.test(path) ? path : null;
};

const withPath = <T extends { readonly url: string }>(
  entries: readonly T[],
): (T & { readonly path: string })[] =>
  entries.flatMap((entry) => {
    const path = pathOf(entry.url);
    return path ? [{ ...entry, path }] : [];
  });

/** What is kept of an article: nothing of it waits for a page. Its HTML is kept once, as it is shown. */
export interface KeptArticle extends Omit<Article, 'path' | 'category' | 'subCategory' | 'task'> {
  readonly task: UpstreamArticle['task'];
}

/** What an article is wherever it stands. */
export const toKeptArticle = (
  article: Omit<UpstreamArticle, 'content'>,
  { blocks, sections }: CleanArticle,
  locale: LocaleCode,
): KeptArticle => ({
  id: article.id,
  title: article.title,
  shortContent: article.shortContent,
  ...langOf(article),
  blocks,
  sections,
  related: byWeight(withPath(article.relevant)).map((entry): ArticlePreview => ({
    id: entry.id,
    title: entry.title,
    path: entry.path,
    shortContent: previewText(entry.shortContent),
    image: previewImage(entry.img),
    ...langOf(entry),
  })),
  ...reviewOf(article, locale),
  voted: article.voted,
  task: article.task,
});

/** `null` where no category holds the article: nothing leads to it, so it has no address. */
export const toArticle = (
  { task: _task, ...article }: KeptArticle,
  tree: readonly Category[],
): Article | null => {
  const place = placeOf(tree, article.id);
  if (!place) return null;
  const { category, subCategory } = place;
  return {
    ...article,
    title: article.title || (subCategory.articles.find(({ id }) => id === article.id)?.title ?? ''),
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

/**
 * The searches that lead into the help centre, as paths: an editor may write the whole address. A link to anywhere else
 * is left out.
 */
export const toPopularSearches = (
  requests: readonly ExternalLink[],
  host: string,
): readonly PopularRequest[] =>
  requests.flatMap(({ name, link }) => {
    const url = link === '' ? null : URL.parse(link, `https://${host}/`);
    if (url?.hostname !== host) return [];
    // As forms write it, which is how our addresses have it.
    const path = url.pathname + url.search.replaceAll('%20', '+') + url.hash;
    const text = name.toWellFormed();
    return [{ name: text, ...(path !== searchPath(text) && { path }) }];
  });

/**
 * Thumbnails of the video host come through our own server: nobody contacts it before a click (behaviour/articles 14).
 */
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
  const [, , categoryId, subCategoryId] = path.split('/').map(Number);
  const category = tree.find(({ id }) => id === categoryId);
  const subCategory = category?.children.find(({ id }) => id === subCategoryId);
  const lang = [subCategory, category].find((each) => each?.title === title)?.lang;
  return lang === undefined ? {} : { categoryLang: lang };
};

/** Texts of at most `previewLength` characters (behaviour/formats 6). */
export const toPopularTopics = (
  topics: ItemsOf<'topArticles'>,
  previewLength: number,
  tree: readonly Category[],
): readonly PopularTopic[] =>
  byWeight(withPath(topics)).map((topic) => ({
    id: topic.id,
    title: topic.title,
    path: topic.path,
    shortContent: truncate(topic.shortContent, previewLength),
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
    shortContent += plainText(part);
    if (index % 2 === 1 && shortContent.length > start) marks.push([start, shortContent.length]);
  });
  return { shortContent, ...(marks.length > 0 && { marks }) };
};

/** Of the upstream's tags only `<mark>` counts, and only where it stands (behaviour/search 21). */
export const toSearchHits = (
  items: Answer<'search'>['items'],
  tree: readonly Category[],
): readonly SearchHit[] =>
  withPath(items).map((hit) => ({
    id: hit.id,
    title: plainText(hit.title),
    ...markedText(hit.shortContent),
    path: hit.path,
    ...langOf(hit),
    ...placeOfPath(tree, hit.path),
    ...(hit.keyword && { keyword: plainText(hit.keyword) }),
  }));

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * The words of a text with a few tags, such as the upstream's `<mark>`. A `<` that ends nowhere is one of them. The
 * entities are those that an escaped text has; a table of all 2,200 would also turn `&copy=1` of an address into a sign.
 */
export const plainText = (html: string): string =>
  html
    // Never past the next `<`: from each one to the end of the text, unclosed ones would take quadratic time.
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => entities[name] ?? '');
