import type { Category } from '#shared/help-api/models.ts';
import type { UpstreamCategory, UpstreamSubCategory } from '#server/upstream/category-schemas.ts';
import { toSubCategory, toTree, type ReadCategory } from '#server/upstream/category-tree.ts';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import { withPlaces } from './mapping/tree-places.ts';

interface Parts {
  /** The tree as `get_categories` has it, from the cache. Rejects where it cannot be had. */
  readonly read: () => Promise<readonly ReadCategory[]>;
  /** `get_category`, each kept like the tree; `null` for what the upstream does not have. */
  readonly category: (id: number) => Promise<UpstreamCategory | null>;
  readonly subCategory: (id: number) => Promise<UpstreamSubCategory | null>;
  /** Told how many articles stood in further places of a tree that was composed. */
  readonly onRepeated: (count: number) => void;
}

/** A category that `get_categories` leaves something out of, with what `get_category` says of it. */
interface Filled {
  readonly answer: UpstreamCategory | null;
  readonly children: ReadonlyMap<number, UpstreamSubCategory | null>;
}

/** Whether `get_category` has to be asked for something in it. */
export const isOpen = ({ open, children }: ReadCategory): boolean =>
  open === true || children.some((one) => one.open);

const hasArticles = (tree: readonly Category[]): boolean =>
  tree.some(({ children }) => children.some(({ articles }) => articles.length > 0));

/**
 * The tree with all that is in it: what `get_categories` does not say is asked of `get_category`, once a category and all
 * side by side (behaviour/upstream 13). As long as none of it changes it is the same object.
 */
export const createWholeTree = () => {
  /** A tree without any article leads nowhere. Later the cache has doubted it long enough (behaviour/cache 10). */
  let hasServed = false;
  const checked = (tree: readonly Category[]): readonly Category[] => {
    hasServed ||= hasArticles(tree);
    if (!hasServed) throw new UpstreamUnavailable('no category holds an article', 'unreadable');
    return tree;
  };
  let last: { readonly from: readonly unknown[]; readonly tree: readonly Category[] } | undefined;

  const fill = async (each: ReadCategory, { category, subCategory }: Parts): Promise<Filled | null> => {
    if (!isOpen(each)) return null;
    const answer = await category(each.id);
    const children = answer?.children ?? [];
    const still =
      children.length > 0
        ? children.filter((one) => one.children === null)
        : each.children.filter((one) => one.open);
    const entries = still.map(async ({ id }) => [id, await subCategory(id)] as const);
    return { answer, children: new Map(await Promise.all(entries)) };
  };

  return {
    async read(parts: Parts): Promise<readonly Category[]> {
      const tree = await parts.read();
      if (!tree.some(isOpen)) return checked(tree);
      const filled = await Promise.all(tree.map((each) => fill(each, parts)));
      const answers = filled.flatMap((each) => (each ? [each.answer, ...each.children.values()] : []));
      const from = [tree, ...answers];
      const isSame = last?.from.length === from.length && last.from.every((part, at) => part === from[at]);
      if (!last || !isSame) {
        const composed = tree.map((each, at) => compose(each, filled[at] ?? null));
        last = { from, tree: withPlaces(composed, parts.onRepeated) };
      }
      return checked(last.tree);
    },
    known(tree: readonly ReadCategory[] | undefined): readonly Category[] | undefined {
      return tree?.some(isOpen) ? last?.tree : tree;
    },
  };
};

const compose = (category: ReadCategory, filled: Filled | null): Category => {
  if (!filled) return category;
  const { open: _, ...said } = category;
  const [own = category] = filled.answer?.children ? toTree([filled.answer]) : [];
  const children = own.children.map((child) => {
    const answer = filled.children.get(child.id);
    const { open: _open, ...whole } = answer ? toSubCategory(answer, said.id) : child;
    return whole;
  });
  return { ...said, description: said.description || own.description, children };
};
