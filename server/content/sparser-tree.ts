import type { Category } from '#shared/help-api/models.ts';

/** Whether a tree has lost a category or a sub-category: its pages would be gone (behaviour/cache 10). */
export const isSparserTree = (loaded: readonly Category[], remembered: readonly Category[]): boolean => {
  const places = new Set(placesOf(loaded));
  return placesOf(remembered).some((place) => !places.has(place));
};

const placesOf = (tree: readonly Category[]): readonly string[] =>
  tree.flatMap(({ id, children }) => [String(id), ...children.map((child) => `${id}/${child.id}`)]);
