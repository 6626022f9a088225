import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Category } from '#shared/help-api/models.ts';
import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import { categoryPath } from '#shared/help-api/paths.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';

type Entries = readonly { readonly path: string }[];

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The lists of a tree by the address that their entries stand below. */
const listsIn = (tree: readonly Category[]): ReadonlyMap<string, Entries> => {
  const lists = new Map<string, Entries>([[parentOf(categoryPath(1)), tree]]);
  for (const { path, children } of tree)
    for (const { id, articles } of children) {
      const address = `${path}/${id}`;
      const namesake = lists.get(address);
      lists.set(address, namesake ? [...namesake, ...articles] : articles);
    }
  return lists;
};

// Made once a list, when one of its pages is asked for: all of a large shop at once would block other
// requests.
const listsOfTree = new WeakMap<readonly Category[], ReadonlyMap<string, Entries>>();
const pathsOfList = new WeakMap<Entries, ReadonlySet<string>>();

const pathsIn = (list: Entries): ReadonlySet<string> => new Set(list.map((entry) => entry.path));

/** Of so many articles one list takes a millisecond. */
const longList = 1_000;

/**
 * Makes ready what `projectsWithPage` looks up, one host after the other with the event loop free in between: lists of 30,000
 * articles on each of 30 hosts would hold it for a tenth of a second.
 */
export const prepareLists = async (
  path: string,
  trees: Iterable<readonly Category[] | undefined>,
): Promise<void> => {
  for (const tree of trees) {
    const list = tree && listsOfTree.getOrInsertComputed(tree, listsIn).get(parentOf(path));
    if (!list || list.length < longList || pathsOfList.has(list)) continue;
    pathsOfList.set(list, pathsIn(list));
    await nextTurn();
  }
};

const hasPage = (tree: readonly Category[], parent: string, path: string): boolean => {
  const list = listsOfTree.getOrInsertComputed(tree, listsIn).get(parent);
  if (!list) return false;
  return pathsOfList.getOrInsertComputed(list, pathsIn).has(path);
};

/** A listed page of one address, which every host has. */
const isFixed = (path: string): boolean => {
  const page = pageAt(path);
  return page !== null && pageRoutes[page].inSitemap && pageRoutes[page].path === path;
};

/**
 * The projects of the same company that have a page at this path, as far as their trees are known
 * (behaviour/pages 10).
 */
export const projectsWithPage = (
  project: ProjectFacts,
  path: string,
  projects: readonly ProjectFacts[],
  knownTree: (project: ProjectFacts) => readonly Category[] | undefined,
): readonly ProjectFacts[] => {
  const parent = parentOf(path);
  const everywhere = isFixed(path);
  return projects.filter((other) => {
    if (other.skin !== project.skin) return false;
    const tree = knownTree(other);
    return everywhere || (tree !== undefined && hasPage(tree, parent, path));
  });
};
