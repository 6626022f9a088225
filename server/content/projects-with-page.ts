import type { Category } from '#shared/help-api/models.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';

/** Every path that a tree gives an address to; made once per tree. */
const pathsOfTree = new WeakMap<readonly Category[], ReadonlySet<string>>();

const pathsOf = (tree: readonly Category[]): ReadonlySet<string> => {
  const known = pathsOfTree.get(tree);
  if (known) return known;
  const articles = tree.flatMap(({ children }) => children.flatMap((child) => child.articles));
  const paths = new Set([...tree, ...articles].map(({ path }) => path));
  pathsOfTree.set(tree, paths);
  return paths;
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
): readonly ProjectFacts[] =>
  projects.filter((other) => {
    if (other.skin !== project.skin) return false;
    const tree = knownTree(other);
    return path === '/' || (tree !== undefined && pathsOf(tree).has(path));
  });
