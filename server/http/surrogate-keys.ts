import type { RequestHandler, Response } from 'express';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { shownBy } from './half-answer.ts';
import { visitOf } from './visit.ts';

/** What of the content an answer is made of; ids as addresses write them. */
export interface ContentParts {
  readonly category?: string;
  readonly subCategory?: string;
  readonly article?: string;
  /** The host whose lists of articles it shows whole. */
  readonly lists?: string;
}

/** The content that a page shows, from its canonical path. */
export const contentPartsOf = (path: string): ContentParts => {
  const [, root, category, subCategory, article] = path.split('/');
  if (root !== 'categories' || !category) return {};
  return { category, ...(subCategory ? { subCategory } : {}), ...(article ? { article } : {}) };
};

/** Longest list of keys, in bytes: header lines have limits of 8 kB and less. */
const maxBytes = 4_000;

/**
 * What a purge at the CDN can name: host, locale, category, sub-category, article, build, and what the answer shows in
 * its lists (behaviour/cache 3). Where these are too many, the lists of the host stand for them: an article's purge
 * names both. On every answer that a CDN may keep, data as well as pages: what a purge does not reach is shown for
 * hours.
 */
export const surrogateKeysOf = (
  { host, locale }: ProjectFacts,
  build: string,
  parts: ContentParts = {},
  shown: ReadonlySet<string> = new Set(),
): string => {
  const own = [
    `host:${host}`,
    `locale:${locale}`,
    ...Object.entries(parts).map(([name, id]) => `${name}:${id}`),
  ];
  const named = (more: Iterable<string>) => [...new Set([...own, ...more]), `build:${build}`].join(' ');
  const all = named(shown);
  return all.length <= maxBytes ? all : named([`lists:${host}`]);
};

/** Remembers which build answers. */
export const answersAs =
  (build: string): RequestHandler =>
  (_req, res, next) => {
    res.locals['build'] = build;
    next();
  };

/** Which build answers. */
export const buildOf = (res: Response): string => String(res.locals['build']);

/** With what was read by `readFor` to be shown. */
export const surrogateKeysFor = (res: Response, parts: ContentParts = {}): string =>
  surrogateKeysOf(visitOf(res).project, buildOf(res), parts, shownBy(res));

export const setSurrogateKeys = (res: Response, parts: ContentParts = {}): void => {
  res.set('Surrogate-Key', surrogateKeysFor(res, parts));
};
