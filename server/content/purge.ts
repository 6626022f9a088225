import type { Category } from '#shared/help-api/models.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { ContentKey } from '#server/cache/content-entry.ts';
import type { ResourceName } from '#server/upstream/resources.ts';

/**
 * A surrogate key as pages carry them (behaviour/cache 3): `host:help.atd-parts.fr`, `article:120201`. And
 * `words:<host>`, which only a purge knows: the translations of one host, without its content. At a CDN the words of a
 * host are on all of its pages, so there it is `host:`.
 */
const surrogateKey = /^(host|words|locale|lists|category|subCategory|article):([\w.-]{1,100})$/;

/** What shows titles and places of articles: a changed article or category may change all of it. */
const lists: ReadonlySet<string> = new Set<ResourceName>(['categories', 'topArticles', 'search']);

/** Whether every key is one that content can be purged by; `build:` keys name files, not content. */
export const isPurgeable = (key: string): boolean => surrogateKey.test(key);

const readKey = (key: string): { kind: string; name: string } => {
  const [, kind = '', name = ''] = surrogateKey.exec(key) ?? [];
  return { kind, name };
};

/** What is known of where articles are. */
export interface Holdings {
  readonly projects: readonly ProjectFacts[];
  readonly knownTree: (project: ProjectFacts) => readonly Category[] | undefined;
  /** Whether anything is remembered under the id of an article, and be it that it does not exist. */
  readonly isRemembered: (project: ProjectFacts, articleId: number) => boolean;
}

/**
 * The keys with what follows from them: an article is on its own page, on those of its categories and in lists of the
 * hosts that hold it; a category in lists of the hosts that have it. What no host is known to have may have become
 * part of any.
 */
export const expandKeys = (keys: readonly string[], holdings: Holdings): readonly string[] => {
  const expanded = new Set(keys);
  for (const key of keys) {
    const { kind, name } = readKey(key);
    if (kind !== 'article' && kind !== 'category' && kind !== 'subCategory') continue;
    const holders = holdings.projects.filter((project) => {
      const parents = placesOf(holdings.knownTree(project)).get(key);
      for (const parent of parents ?? []) expanded.add(parent);
      return parents || (kind === 'article' && holdings.isRemembered(project, Number(name)));
    });
    for (const { host } of holders.length > 0 ? holders : holdings.projects) expanded.add(`lists:${host}`);
  }
  return [...expanded];
};

type Places = ReadonlyMap<string, readonly string[]>;
/** Of every article, category and sub-category of a tree, by its key: the keys of those above it. Made once per tree. */
const placesOfTree = new WeakMap<readonly Category[], Places>();
const nowhere: Places = new Map();

const placesOf = (tree: readonly Category[] | undefined): Places => {
  if (!tree) return nowhere;
  const known = placesOfTree.get(tree);
  if (known) return known;
  const places = new Map<string, readonly string[]>();
  for (const category of tree) {
    const above = [`category:${category.id}`];
    places.set(`category:${category.id}`, []);
    for (const child of category.children) {
      places.set(`subCategory:${child.id}`, above);
      for (const article of child.articles)
        places.set(`article:${article.id}`, [...above, `subCategory:${child.id}`]);
    }
  }
  placesOfTree.set(tree, places);
  return places;
};

/** The entries that any of the expanded keys names; each is looked at once, however many keys there are. */
export const matchSurrogateKeys = (
  keys: readonly string[],
  projects: readonly ProjectFacts[],
): ((entry: ContentKey) => boolean) => {
  const namesOf = (wanted: string): Set<string> =>
    new Set(
      keys
        .map(readKey)
        .filter(({ kind }) => kind === wanted)
        .map(({ name }) => name),
    );
  const [hosts, locales, words] = [namesOf('host'), namesOf('locale'), namesOf('words')];
  const [hostsOfLists, articles] = [namesOf('lists'), namesOf('article')];
  for (const { host, locale } of projects) if (locales.has(locale)) hosts.add(host);
  return ({ host, resource, id }) =>
    hosts.has(host) ||
    (resource === 'translations' && words.has(host)) ||
    (resource === 'article' && articles.has(String(id))) ||
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

/** The keys as a CDN knows them: words have no key of their own there, for they are on every page of their host. */
export const keysForCdn = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.map((key) => key.replace(/^words:/, 'host:'))),
];
