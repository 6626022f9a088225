import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { ContentKey } from '#server/cache/content-cache.ts';
import type { ResourceName } from '#server/upstream/resources.ts';

/**
 * A surrogate key as pages carry them (behaviour/cache 3): `host:help.atd-parts.fr`, `article:120201`. And
 * `words:<host>`, which only a purge knows: the translations of one host, without its content. At a CDN the words of a
 * host are on all of its pages, so there it is `host:`.
 */
const surrogateKey = /^(host|words|locale|category|subCategory|article):([\w.-]{1,100})$/;

/** What shows titles and places of articles: a changed article or category may change all of it. */
const lists: ReadonlySet<string> = new Set<ResourceName>(['categories', 'topArticles', 'search']);

/** Whether every key is one that content can be purged by; `build:` keys name files, not content. */
export const isPurgeable = (key: string): boolean => surrogateKey.test(key);

/** The entries that any of the surrogate keys names. */
export const matchSurrogateKeys = (
  keys: readonly string[],
  projects: readonly ProjectFacts[],
): ((entry: ContentKey) => boolean) => {
  const localeOfHost = new Map(projects.map(({ host, locale }) => [host, locale as string]));
  const matchers = keys.map((key): ((entry: ContentKey) => boolean) => {
    const [, kind, name] = surrogateKey.exec(key) ?? [];
    if (kind === 'host') return ({ host }) => host === name;
    if (kind === 'words') return ({ host, resource }) => host === name && resource === 'translations';
    if (kind === 'locale') return ({ host }) => localeOfHost.get(host) === name;
    if (kind === 'article')
      return ({ resource, id }) => (resource === 'article' ? String(id) === name : lists.has(resource));
    return ({ resource }) => kind !== undefined && lists.has(resource);
  });
  return (entry) => matchers.some((matches) => matches(entry));
};
