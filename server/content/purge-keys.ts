import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Category } from '#shared/help-api/models.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { ContentKey } from '#server/cache/content-entry.ts';
import type { ResourceName } from '#server/upstream/resources.ts';

/**
 * A surrogate key. On pages (behaviour/cache 3): `host:help.atd-parts.fr`, `article:120201`. In purges alone:
 * `words:<host>`, the messages of one host, and what `expandKeys` adds: `menu:<host>`, the titles of its categories (at a CDN
 * both are `host:`, for they are on all of its pages), and `showing:<article>`, the articles that show its title.
 */
const surrogateKey = /^(host|words|locale|lists|category|subCategory|article|showing):([\w.-]{1,100})$/;

/** What shows titles and places of articles: a changed article or category may change all of it. */
const lists: ReadonlySet<string> = new Set<ResourceName>([
  'categories',
  'category',
  'subCategory',
  'topArticles',
  'search',
]);

/** Whether every key is one that content can be purged by; `build:` keys name files, not content. */
export const isPurgeable = (key: string): boolean => surrogateKey.test(key);

const readKey = (key: string): { kind: string; name: string } => {
  const [, kind = '', name = ''] = surrogateKey.exec(key) ?? [];
  return { kind, name };
};

export interface Holdings {
  readonly projects: readonly ProjectFacts[];
  readonly knownTree: (project: ProjectFacts) => readonly Category[] | undefined;
  /** Whether an article is remembered; `missing`: that it does not exist. */
  readonly isRemembered: (project: ProjectFacts, articleId: number) => boolean | 'missing';
  /** Keys of the remembered articles that show one of these among their further questions. */
  readonly showing: (articleIds: ReadonlySet<number>) => readonly string[];
}

/**
 * The keys with what follows from them: an article is on its own page, on those of its categories, in lists of the
 * hosts that hold it, and among the further questions of others; a category in lists and menu of the hosts that have it. What
 * no host is known to have may have become part of any. Trees of large shops are walked one at a time, others come in between.
 */
export const expandKeys = async (keys: readonly string[], holdings: Holdings): Promise<readonly string[]> => {
  const placed = new Map(keys.filter(isPlaced).map((key) => [key, new Set<string>()]));
  const expanded = new Set(keys);
  for (const project of placed.size > 0 ? holdings.projects : []) {
    for (const { key, parents } of placesIn(holdings.knownTree(project) ?? [], placed)) {
      placed.get(key)?.add(project.host);
      for (const parent of parents) expanded.add(parent);
    }
    for (const id of articlesOf(placed.keys(), 'article')) {
      const remembered = holdings.isRemembered(project, id);
      // Somebody asked too early: it may be there by now, and says nothing of other hosts.
      if (remembered === 'missing') expanded.add(`lists:${project.host}`);
      else if (remembered) placed.get(`article:${id}`)?.add(project.host);
    }
    await nextTurn();
  }
  const everywhere = holdings.projects.map(({ host }) => host);
  for (const [key, hosts] of placed)
    for (const host of hosts.size > 0 ? hosts : everywhere) {
      expanded.add(`lists:${host}`);
      if (key.startsWith('category:')) expanded.add(`menu:${host}`);
    }
  const articles = articlesOf(keys, 'article');
  for (const id of articles) expanded.add(`showing:${id}`);
  for (const key of articles.size > 0 ? holdings.showing(articles) : []) expanded.add(key);
  return [...expanded];
};

const isPlaced = (key: string): boolean => /^(?:category|subCategory|article):/.test(key);

const articlesOf = (keys: Iterable<string>, wanted: 'article' | 'showing'): ReadonlySet<number> => {
  const ids = new Set<number>();
  for (const key of keys) {
    const { kind, name } = readKey(key);
    if (kind === wanted) ids.add(Number(name));
  }
  return ids;
};

/** The articles whose titles others show, of keys that were expanded. */
export const shownElsewhere = (keys: readonly string[]): ReadonlySet<number> => articlesOf(keys, 'showing');

/** Where a tree holds what these keys name: the keys of those above it. */
const placesIn = function* (
  tree: readonly Category[],
  wanted: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
): Generator<{ readonly key: string; readonly parents: readonly string[] }> {
  const articles = articlesOf(wanted.keys(), 'article');
  for (const { id, children } of tree) {
    const category = `category:${id}`;
    if (wanted.has(category)) yield { key: category, parents: [] };
    for (const child of children) {
      const subCategory = `subCategory:${child.id}`;
      if (wanted.has(subCategory)) yield { key: subCategory, parents: [category] };
      if (articles.size === 0) continue;
      for (const article of child.articles)
        if (articles.has(article.id))
          yield { key: `article:${article.id}`, parents: [category, subCategory] };
    }
  }
};

/** The entries that any of the expanded keys names; each is looked at once, however many keys there are. */
export const matchSurrogateKeys = (
  keys: readonly string[],
  projects: readonly ProjectFacts[],
): ((entry: ContentKey) => boolean) => {
  const wanted = new Set(keys);
  const hostsOf = (isNamed: (project: ProjectFacts) => boolean): ReadonlySet<string> =>
    new Set(projects.filter(isNamed).map(({ host }) => host));
  const hosts = hostsOf(({ host, locale }) => wanted.has(`host:${host}`) || wanted.has(`locale:${locale}`));
  const hostsOfWords = hostsOf(({ host }) => wanted.has(`words:${host}`));
  const hostsOfLists = hostsOf(({ host }) => wanted.has(`lists:${host}`));
  const articles = articlesOf(keys, 'article');
  return ({ host, resource, id }) =>
    hosts.has(host) ||
    (resource === 'translations' && hostsOfWords.has(host)) ||
    (resource === 'article' && articles.has(Number(id))) ||
    (lists.has(resource) && hostsOfLists.has(host));
};

/** The keys of a purge that name an entry: what `matchSurrogateKeys` matches, asked the other way round. */
export const keysNaming = (
  { host, resource, id }: ContentKey,
  localeOf: (host: string) => string | undefined,
): readonly string[] => [
  `host:${host}`,
  `locale:${localeOf(host) ?? ''}`,
  ...(resource === 'translations' ? [`words:${host}`] : []),
  ...(resource === 'article' ? [`article:${id}`] : []),
  ...(lists.has(resource) ? [`lists:${host}`] : []),
];

/** The keys as pages carry them: words and menu have none of their own there, for they are on every page of their host. */
export const keysForCdn = (keys: readonly string[]): readonly string[] => [
  ...new Set(
    keys.filter((key) => !key.startsWith('showing:')).map((key) => key.replace(/^(?:words|menu):/, 'host:')),
  ),
];
