import type { Category } from '#shared/help-api/models.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import { placeOf } from './tree-places.ts';

const hasPage = (tree: readonly Category[], path: string): boolean => {
  const [, , category, subCategory, article, ...more] = path.split('/').map(Number);
  const children = tree.find(({ id }) => id === category)?.children;
  if (!children || more.length > 0) return false;
  if (subCategory === undefined) return true;
  if (article === undefined) return false;
  const place = placeOf(tree, article);
  // An article may stand twice: it has a page at both addresses.
  return (
    place !== undefined &&
    ((place.category.id === category && place.subCategory.id === subCategory) ||
      children.some((child) => child.id === subCategory && child.articles.some(({ id }) => id === article)))
  );
};

/** A listed page of one address, which every host has. */
const isFixed = (path: string): boolean => {
  const page = pageAt(path);
  return page !== null && pageRoutes[page].robots === 'index' && pageRoutes[page].path === path;
};

/** The company's projects that the upstream calls active, and the asking one; all of them while it cannot be asked. */
export const activeProjects = (
  project: ProjectFacts,
  projects: readonly ProjectFacts[],
  listed: readonly { readonly domain: string }[] | null | undefined,
): readonly ProjectFacts[] => {
  const active = new Set(listed?.map(({ domain }) => domain)).add(project.host);
  return projects.filter(
    (other) =>
      other.skin === project.skin && (!listed || active.has(other.host) || active.has(helpDomainOf(other))),
  );
};

/** Those of `projects` that have a page at this path, as far as their trees are known (behaviour/pages 10). */
export const projectsWithPage = (
  path: string,
  projects: readonly ProjectFacts[],
  knownTree: (project: ProjectFacts) => readonly Category[] | undefined,
): readonly ProjectFacts[] => {
  if (isFixed(path)) return projects;
  return projects.filter((other) => {
    const tree = knownTree(other);
    return tree !== undefined && hasPage(tree, path);
  });
};
