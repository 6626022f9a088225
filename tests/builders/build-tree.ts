import * as v from 'valibot';
import type { Category } from '#shared/help-api/models.ts';
import { toTree } from '#server/upstream/category-tree.ts';
import { schemas } from '#server/upstream/schemas.ts';

const articleOf = (id: number) => ({ id, title: `A${id}`, url: '' });

/** A tree of one category, 12: ids of its sub-categories in order, each with those of its articles. */
export const buildTree = (
  ...parts: readonly (readonly [id: number, ...articles: number[]])[]
): Category[] => {
  const children = parts.map(([id, ...articles]) => ({ id, title: '', children: articles.map(articleOf) }));
  return [...toTree(v.parse(schemas.categories, { items: [{ id: 12, title: '', children }] }).items)];
};
