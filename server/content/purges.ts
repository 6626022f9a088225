import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { ContentCache } from '#server/cache/content-cache.ts';
import type { ContentKey } from '#server/cache/content-entry.ts';
import type { CachedArticle } from './mapping/map-content.ts';
import type { ProjectContent } from './project-content.ts';
import { expandKeys, keysForCdn, matchSurrogateKeys, shownElsewhere } from './purge-keys.ts';
import { fewAtATime } from './warm-blocks.ts';

interface Dependencies {
  readonly cache: Pick<ContentCache, 'purge' | 'remembered'>;
  readonly purgePages: (keys?: readonly string[]) => void;
  readonly projects: readonly ProjectFacts[];
  readonly contentOf: (project: ProjectFacts) => Pick<ProjectContent, 'knownCategories' | 'isRemembered'>;
  readonly loadTree: (project: ProjectFacts) => Promise<boolean>;
}

/** How many entries an answer may lack after a purge: what is named, in lists as many as articles are. */
const excusedBy = (
  keys: readonly string[],
  projects: readonly ProjectFacts[],
): ((key: ContentKey) => number) => {
  const articles = shownElsewhere(keys);
  // Lists, and articles that show the named ones, are purged along with these.
  const own = articles.size === 0 ? keys : keys.filter((key) => !/^(?:lists|article):/.test(key));
  const named = matchSurrogateKeys(own, projects);
  return (key) =>
    named(key) || (key.resource === 'article' && articles.has(Number(key.id)))
      ? Number.POSITIVE_INFINITY
      : articles.size;
};

export const createPurges = ({ cache, purgePages, projects, contentOf, loadTree }: Dependencies) => {
  /** Keys of the remembered articles that show one of these: title and preview came with them. */
  const showing = (articleIds: ReadonlySet<number>): readonly string[] => {
    const keys = new Set<string>();
    for (const { key, value } of articleIds.size > 0 ? cache.remembered<CachedArticle>('article') : [])
      if (value?.related.some(({ id }) => articleIds.has(id))) keys.add(`article:${key.id}`);
    return [...keys];
  };
  return {
    /** The keys with all that they stand for, as far as trees are known (`purge-keys.ts`). */
    expandKeys: (keys: readonly string[]) =>
      expandKeys(keys, {
        projects,
        knownTree: (project) => contentOf(project).knownCategories(),
        isRemembered: (project, id) => contentOf(project).isRemembered(id),
        showing,
      }),
    /** Purges what expanded keys name; until it is loaded anew the old stands in. Returns the number of entries. */
    purge(keys: readonly string[]): number {
      // Another replica has named what it knows; what is cached here may show more.
      const all = [...keys, ...showing(shownElsewhere(keys))];
      // Content before pages, as pages are rendered from it.
      const purged = cache.purge(matchSurrogateKeys(all, projects), excusedBy(keys, projects));
      purgePages(keysForCdn(all));
      return purged;
    },
    /** As `purge`, for everything: used where purges were missed. */
    purgeAll(): number {
      const purged = cache.purge(
        () => true,
        () => 0,
      );
      purgePages();
      return purged;
    },
    /** Loads the trees that expanded keys name anew, of hosts without visitors, too: others link to their pages. */
    reloadTrees(keys: readonly string[]): Promise<unknown> {
      const matches = matchSurrogateKeys(keys, projects);
      const named = projects.filter(({ host }) => matches({ host, resource: 'categories' }));
      return fewAtATime(named, loadTree);
    },
  };
};
