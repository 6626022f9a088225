import type { Category, SubCategory } from '#shared/help-api/models.ts';
import { articlePath, categoryPath } from '#shared/help-api/paths.ts';
import type { UpstreamCategory } from './schemas.ts';

/** Heaviest first; equals keep the upstream's order (behaviour/pages 16). */
export const byWeight = <T extends { readonly weight: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.weight - a.weight);

/** Only texts in another language say so: most do not, and it is a field of every entry of the tree. */
export const langOf = ({ lang }: { readonly lang?: string }) => (lang ? { lang } : {});

/** The tree as pages need it. It belongs to the reading of the answer: with 100,000 articles it takes as long. */
export const toTree = (categories: readonly UpstreamCategory[]): readonly Category[] =>
  byWeight(categories).map((category) => ({
    id: category.id,
    title: category.title,
    description: category.description,
    ...langOf(category),
    path: categoryPath(category.id),
    children: byWeight(category.children).map((child): SubCategory => ({
      id: child.id,
      title: child.title,
      description: child.description,
      ...langOf(child),
      articles: byWeight(child.children).map((article) => ({
        id: article.id,
        title: article.title,
        path: articlePath(category.id, child.id, article.id),
        ...langOf(article),
      })),
    })),
  }));
