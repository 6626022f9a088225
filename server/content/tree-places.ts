import type { Category } from '#shared/help-api/models.ts';

/** Where the tree holds an article. */
interface Place {
  readonly category: Category;
  readonly subCategory: Category['children'][number];
}

/** Made once per tree, by id: looking through a large shop's tree costs more than the rest of an article. */
const placesOfTree = new WeakMap<readonly Category[], ReadonlyMap<number, Place>>();

const placesIn = (tree: readonly Category[]): ReadonlyMap<number, Place> => {
  const places = new Map<number, Place>();
  for (const category of tree)
    for (const subCategory of category.children) {
      const place = { category, subCategory };
      for (const { id } of subCategory.articles) if (!places.has(id)) places.set(id, place);
    }
  return places;
};

/** The first place of an article; the tree, not the article, decides under which address it lives. */
export const placeOf = (tree: readonly Category[], articleId: number): Place | undefined =>
  placesOfTree.getOrInsertComputed(tree, () => placesIn(tree)).get(articleId);
