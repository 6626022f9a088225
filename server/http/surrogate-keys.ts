import type { Response } from 'express';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { visitOf } from './visit.ts';

/** What of the content an answer is made of; ids as addresses write them. */
export interface ContentParts {
  readonly category?: string;
  readonly subCategory?: string;
  readonly article?: string;
}

/** The content that a page shows, from its canonical path. */
export const contentPartsOf = (path: string): ContentParts => {
  const [, root, category, subCategory, article] = path.split('/');
  if (root !== 'categories' || !category) return {};
  return { category, ...(subCategory ? { subCategory } : {}), ...(article ? { article } : {}) };
};

/**
 * What a purge at the CDN can name: host, locale, category, sub-category, article, build (behaviour/cache 3). On
 * every answer that a CDN may keep, data as well as pages: what a purge does not reach is shown for hours.
 */
export const surrogateKeysOf = (
  { host, locale }: ProjectFacts,
  build: string,
  parts: ContentParts = {},
): string =>
  [
    `host:${host}`,
    `locale:${locale}`,
    ...Object.entries(parts).map(([name, id]) => `${name}:${id}`),
    `build:${build}`,
  ].join(' ');

export const setSurrogateKeys = (res: Response, parts: ContentParts = {}): void => {
  res.set('Surrogate-Key', surrogateKeysOf(visitOf(res).project, String(res.app.get('build')), parts));
};
