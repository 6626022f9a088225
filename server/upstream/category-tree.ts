import type { Category, SubCategory } from '#shared/help-api/models.ts';
import { articlePath, categoryPath } from '#shared/help-api/paths.ts';
import type { UpstreamCategory, UpstreamSubCategory } from './category-schemas.ts';

/** Heaviest first; equals keep the upstream's order (behaviour/pages 16). */
export const byWeight = <T extends { readonly weight: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.weight - a.weight);

/** Only texts in another language say so: most do not, and it is a field of every entry of the tree. */
export const langOf = ({ lang }: { readonly lang?: string }) => (lang ? { lang } : {});

/** Marks what the answer does not say the content of: `get_category` has to be asked. */
const openness = ({ children }: { readonly children: readonly unknown[] | null }) =>
  children === null ? { open: true as const } : {};

export interface ReadSubCategory extends SubCategory {
  readonly open?: true;
}

export interface ReadCategory extends Category {
  readonly open?: true;
  readonly children: readonly ReadSubCategory[];
}

export const toSubCategory = (child: UpstreamSubCategory, categoryId: number): ReadSubCategory => ({
  id: child.id,
  title: child.title,
  description: child.description,
  ...langOf(child),
  articles: byWeight(child.children ?? []).map(({ id, title, lang, reviewed, changed }) => ({
    id,
    title,
    path: articlePath(categoryId, child.id, id),
    // Most shops do not say, and it is a field of every entry of the tree.
    ...langOf({ lang }),
    ...(reviewed !== null && { reviewed }),
    ...(changed !== null && { changed }),
  })),
  ...openness(child),
});

/** The tree as pages need it. It belongs to the reading of the answer: with 100,000 articles it takes as long. */
export const toTree = (categories: readonly UpstreamCategory[]): readonly ReadCategory[] =>
  byWeight(categories).map((category) => ({
    id: category.id,
    title: category.title,
    description: category.description,
    ...langOf(category),
    path: categoryPath(category.id),
    children: byWeight(category.children ?? []).map((child) => toSubCategory(child, category.id)),
    ...openness(category),
  }));
