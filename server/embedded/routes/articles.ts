import * as v from 'valibot';
import { items, notFound, success, type Answer, type ProjectCall } from '../call.ts';
import type { DemoProject } from '../demo-project.ts';
import { idParameter, readInput, wholeNumber } from '../read-input.ts';
import { isGuide, taskOfArticle } from '../seed/content-tree.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { SubmissionsStore } from '../store/submissions-store.ts';
import type { Words } from '../words.ts';
import {
  articleDates,
  articlePath,
  articleUrl,
  rankWeight,
  relatedArticle,
  textLanguage,
} from './article-shapes.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly submissions: SubmissionsStore;
  readonly wordsOf: (project: DemoProject) => Words;
}

const topArticlesQuery = v.object({ perPage: v.optional(wholeNumber(1, 50), '8') });

export const topArticles =
  ({ content, wordsOf }: Dependencies) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(topArticlesQuery, query);
    if (!input.ok) return input.answer;
    const words = wordsOf(project);
    const rows = content.popularArticles(project.locale, input.value.perPage);
    return items(
      rows.map((row, rank) => ({
        article_id: row.id,
        title: words.text(row.title),
        shortContent: words.text(row.short),
        categoryId: row.category,
        categoryTitle: words.text(row.categoryTitle),
        weight: rankWeight(rank),
        ...textLanguage(project, row),
        url: articleUrl(project, row),
      })),
    );
  };

const articleQuery = v.object({ articleId: idParameter });

/** One article with its relatives. `vote` is 0: the shop knows no visitor, so nobody has voted yet. */
export const getArticle =
  ({ content, submissions, wordsOf }: Dependencies) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(articleQuery, query);
    if (!input.ok) return input.answer;
    const row = content.article(project.locale, input.value.articleId);
    if (!row) return notFound;
    const words = wordsOf(project);
    return success({
      id: row.id,
      article_id: row.id,
      title: words.text(row.title),
      content: words.html(row.html),
      shortContent: words.text(row.short),
      description: words.text(row.description),
      articlesRelevant: content
        .relevantArticles(project.locale, row.id)
        .map((relative, rank) => relatedArticle(project, words, relative, rank)),
      categoryId: row.category,
      categoryTitle: words.text(row.categoryTitle),
      weight: row.weight,
      ...textLanguage(project, row),
      ...articleDates(row),
      ...taskOfArticle(row.id),
      ...(isGuide(row.id) && { guided: true }),
      views: row.views + submissions.views(project, row.id),
      vote: 0,
      url: articleUrl(project, row),
      link: articlePath(row),
    });
  };
