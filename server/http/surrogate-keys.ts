import type { ProjectFacts } from '#shared/projects/project-table.ts';

const levels = ['category', 'subCategory', 'article'] as const;

/** The content that a canonical path names. Ids of visitors are theirs to choose: what is no number names nothing. */
export const keysOfPath = (path: string): readonly string[] => {
  const [, root, ...ids] = path.split('/');
  if (root !== 'categories') return [];
  return levels.flatMap((level, at) => (/^\d{1,15}$/.test(ids[at] ?? '') ? [`${level}:${ids[at]}`] : []));
};

/** Longest list of keys, in bytes: header lines have limits of 8 kB and less. */
const maxBytes = 4_000;

/**
 * What a purge can name, here and at the CDN: host, locale, category, sub-category, article, build, and what the answer
 * shows in its lists (behaviour/cache 3). Where these are too many, the lists of the host stand for them: an article's
 * purge names both. On every answer that a CDN may keep, data as well as pages: what a purge does not reach is shown for
 * hours.
 *
 * @param named what the answer is about. @param shown what else is in it.
 */
export const surrogateKeysOf = (
  { host, locale }: ProjectFacts,
  build: string,
  named: readonly string[] = [],
  shown: readonly string[] = [],
): readonly string[] => {
  const keysWith = (more: readonly string[]) => [
    ...new Set([`host:${host}`, `locale:${locale}`, ...named, ...more, `build:${build}`]),
  ];
  const keys = keysWith(shown);
  return keys.join(' ').length <= maxBytes ? keys : keysWith([`lists:${host}`]);
};
