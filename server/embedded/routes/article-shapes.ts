import { languageOf, locales } from '#shared/projects/locales.ts';
import type { DemoProject } from '../demo-project.ts';
import type { ArticleRow } from '../store/content-store.ts';
import { skinPicture } from '../skin-picture.ts';
import type { Words } from '../words.ts';

/** The path of an article on every help host. */
export const articlePath = ({ area, category, id }: ArticleRow): string =>
  `/categories/${area}/${category}/${id}`;

/** The absolute address of an article on the host of a project. */
export const articleUrl = (project: DemoProject, row: ArticleRow): string =>
  `https://${project.host}${articlePath(row)}`;

/** The language of an article's texts, where it is not the one that was asked for. */
export const textLanguage = ({ locale }: DemoProject, { language }: ArticleRow) =>
  language === languageOf(locale) ? {} : { lang: locales[language].tag };

/** When an article was last reviewed and changed, where its content says so. */
export const articleDates = ({ reviewed, changed }: ArticleRow) => ({
  ...(reviewed && { reviewed }),
  ...(changed && { changed }),
});

/** An article as a line of its sub-category. */
export const articleLink = (project: DemoProject, words: Words, row: ArticleRow) => ({
  id: row.id,
  article_id: row.id,
  title: words.text(row.title),
  link: articlePath(row),
  url: articleUrl(project, row),
  weight: row.weight,
  ...textLanguage(project, row),
  ...articleDates(row),
});

/**
 * The weight of an entry in a list whose order was chosen by hand. Readers sort every list by weight
 * (behaviour/pages 16), and an article's own weight ranks it only among its neighbours in the sub-category.
 */
export const rankWeight = (rank: number): number => Math.max(1, 100 - rank * 10);

/** An article as a related one, with the image of its preview where it has one; `rank` 0 comes first. */
export const relatedArticle = (project: DemoProject, words: Words, row: ArticleRow, rank: number) => ({
  id: row.id,
  title: words.text(row.title),
  shortContent: words.text(row.short),
  url: articleUrl(project, row),
  weight: rankWeight(rank),
  ...textLanguage(project, row),
  ...(row.image === null ? {} : { img: skinPicture(project, row.image) }),
});
