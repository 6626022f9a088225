import { areas, guides, shopTasks, videos, type ArticleNode } from '../content/tree.ts';
import type { ArticleLinks } from './markdown.ts';

/** An article with its place: `area` is the category's id, `category` the sub-category's. */
interface PlacedArticle extends ArticleNode {
  readonly area: number;
  readonly category: number;
  readonly path: string;
}

export const placedArticles: readonly PlacedArticle[] = areas.flatMap((area) =>
  area.children.flatMap((child) =>
    child.articles.map((article) => ({
      ...article,
      area: area.id,
      category: child.id,
      path: `/categories/${area.id}/${child.id}/${article.id}`,
    })),
  ),
);

const articleBySlug = new Map(placedArticles.map((article) => [article.slug, article]));
const videoBySlug = new Map(videos.map((video) => [video.slug, video]));

const known = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`The content tree has no ${name}`);
  return value;
};

const taskById = new Map(placedArticles.map(({ id, slug }) => [id, shopTasks[slug]]));

/** What the readers of an article do in the shop, as a field of it. */
export const taskOfArticle = (id: number) => {
  const task = taskById.get(id);
  return task ? { task } : {};
};

const guideIds = new Set(placedArticles.filter(({ slug }) => guides.has(slug)).map(({ id }) => id));

/** Whether an article is a guide. */
export const isGuide = (id: number): boolean => guideIds.has(id);

/** Id of an article; throws for a slug that the tree does not have. */
export const articleId = (slug: string): number => known(articleBySlug.get(slug), slug).id;

const slugById = new Map(placedArticles.map(({ id, slug }) => [id, slug]));

/** Slug of an article; `undefined` for an id that the tree does not have. */
export const articleSlug = (id: number): string | undefined => slugById.get(id);

/** Where articles and videos named in the texts are to be found. */
export const contentLinks: ArticleLinks = {
  article: (slug) => known(articleBySlug.get(slug), slug).path,
  video: (slug) => known(videoBySlug.get(slug), slug).id,
};
