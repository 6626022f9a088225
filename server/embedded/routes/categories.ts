import * as v from 'valibot';
import { items, notFound, success, type Answer, type ProjectCall } from '../call.ts';
import { idParameter, readInput } from '../read-input.ts';
import type { ArticleRow, CategoryRow, ContentStore } from '../store/content-store.ts';
import type { SubmissionsStore } from '../store/submissions-store.ts';
import type { Words } from '../words.ts';
import type { DemoProject } from '../demo-project.ts';
import { articleLink } from './article-shapes.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly submissions: SubmissionsStore;
  readonly wordsOf: (project: DemoProject) => Words;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The areas with their sub-categories and articles, heaviest first; views are those of the articles below. */
const categoryTree = ({ content, submissions, wordsOf }: Dependencies, project: DemoProject) => {
  const words = wordsOf(project);
  const categories = content.categories(project.locale);
  const articles = content.articles(project.locale);
  const viewsOf = (article: ArticleRow) => article.views + submissions.views(project, article.id);
  const shape = ({ id, title, description, weight }: CategoryRow) => ({
    id,
    title: words.text(title),
    description: words.text(description),
    weight,
  });
  const subCategory = (row: CategoryRow) => {
    const own = articles.filter((article) => article.category === row.id);
    return {
      ...shape(row),
      views: sum(own.map(viewsOf)),
      children: own.map((article) => articleLink(project, words, article)),
    };
  };
  const area = (row: CategoryRow) => {
    const children = categories.filter(({ parent }) => parent === row.id).map(subCategory);
    return { ...shape(row), views: sum(children.map(({ views }) => views)), children };
  };
  return categories.filter(({ parent }) => parent === null).map(area);
};

export const getCategories =
  (dependencies: Dependencies) =>
  ({ project }: ProjectCall): Answer =>
    items(categoryTree(dependencies, project));

const categoryQuery = v.object({ categoryId: idParameter });

/** One area; the id of a sub-category is unknown here, for it has no page of its own. */
export const getCategory =
  (dependencies: Dependencies) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(categoryQuery, query);
    if (!input.ok) return input.answer;
    const category = categoryTree(dependencies, project).find(({ id }) => id === input.value.categoryId);
    return category ? success(category) : notFound;
  };
