import type { Category, KnownTitle, SubCategory } from '#shared/help-api/models.ts';
import { articlePath } from '#shared/help-api/paths.ts';
import { articleIdIn } from '#server/upstream/article-schemas.ts';

interface Place {
  readonly category: Category;
  readonly subCategory: Category['children'][number];
}

/** By id: looking through a large shop's tree costs more than the rest of an article. */
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

/**
 * A tree that is quick to ask and holds each article in its first place alone: no page has the address of another. Each is
 * made so as it comes: those of 30 large hosts at once would hold the event loop.
 *
 * @param onRepeated told how many further places went; 0: none, and the tree is the same object.
 */
export const withPlaces = (
  tree: readonly Category[],
  onRepeated: (count: number) => void,
): readonly Category[] => {
  const seen = new Set<number>();
  let repeated = 0;
  const isFirst = ({ id }: { readonly id: number }): boolean => {
    if (seen.size < seen.add(id).size) return true;
    repeated += 1;
    return false;
  };
  const firsts = tree.map((category) => ({
    ...category,
    children: category.children.map((child) => ({ ...child, articles: child.articles.filter(isFirst) })),
  }));
  onRepeated(repeated);
  const once = repeated === 0 ? tree : firsts;
  placesOfTree.set(once, placesIn(once));
  return once;
};

/** The first place of an article; the tree, not the article, decides under which address it lives. */
export const placeOf = (tree: readonly Category[], articleId: number): Place | undefined =>
  placesOfTree.getOrInsertComputed(tree, placesIn).get(articleId);

export const titleAt = ({ subCategory }: Place, articleId: number): string =>
  subCategory.articles.find(({ id }) => id === articleId)?.title ?? '';

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

const inTree = <T extends Entry>(entry: T, tree: readonly Category[]): (T & { path: string }) | null => {
  const find = (id: number) => {
    const place = placeOf(tree, id);
    if (!place) return null;
    const path = articlePath(place.category.id, place.subCategory.id, id);
    return { ...entry, id, title: entry.title || titleAt(place, id), path };
  };
  // Some number their lists: then the article is the one that the link leads to.
  return find(entry.id) ?? find(Number(articleIdIn(entry.url)));
};

const byLink = <T extends Entry>(entry: T): (T & { path: string }) | null =>
  articleIdIn(entry.url) === undefined
    ? null
    : { ...entry, path: URL.parse(entry.url, 'https://relative.invalid/')?.pathname ?? '' };

/**
 * The entries that can be opened, each once (behaviour/upstream 24): their path is that of the tree, whatever their own link
 * says. An article that the tree does not hold has no page, and one without any title no link. Links count where there is
 * no tree.
 */
export const withPath = <T extends Entry>(
  entries: readonly T[],
  tree: readonly Category[],
  onLost: (count: number) => void = () => {},
): readonly (T & { readonly path: string })[] => {
  const placed = entries
    .map((entry) => (tree.length > 0 ? inTree(entry, tree) : byLink(entry)))
    .filter((entry) => entry !== null && entry.title !== '');
  onLost(entries.length - placed.length);
  const seen = new Set<string>();
  return (placed as readonly (T & { readonly path: string })[]).filter(
    ({ path }) => seen.size < seen.add(path).size,
  );
};

export type WrittenPlace = Pick<KnownTitle, 'place' | 'placeLang'>;

/** Category and sub-category in one line, which begins in the language of the category. */
export const placeIn = (category: Category, subCategory?: SubCategory): WrittenPlace => ({
  place: subCategory ? `${category.title} › ${subCategory.title}` : category.title,
  ...(category.lang !== undefined && { placeLang: category.lang }),
});

/** The category and the sub-category that a path names, as far as the tree has them. */
export const categoriesOnPath = (
  tree: readonly Category[],
  path: string,
): readonly [Category | undefined, SubCategory | undefined] => {
  const [, , categoryId, subCategoryId] = path.split('/').map(Number);
  const category = tree.find(({ id }) => id === categoryId);
  return [category, category?.children.find(({ id }) => id === subCategoryId)];
};

/** Where the tree holds what this path leads to; empty where it does not. */
export const placeOfPath = (tree: readonly Category[], path: string): WrittenPlace => {
  const [category, subCategory] = categoriesOnPath(tree, path);
  return category ? placeIn(category, subCategory) : { place: '' };
};
