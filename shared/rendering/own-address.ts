import { pageAt, pageRoutes } from './page-routes.ts';

/** Parameters that a page reads, `done` among them, which shows a form's thanks on any page. */
export const parametersOfPage = (path: string): readonly string[] => {
  const page = pageAt(path);
  return page === null ? [] : [...pageRoutes[page].parameters, 'done'];
};

/**
 * An address as the page knows it: without what campaigns added, for no byte of a page depends on that
 * (behaviour/pages 7).
 *
 * @param search with its question mark, or empty.
 */
export const ownAddress = (path: string, search: string): string => {
  const read = parametersOfPage(path);
  const own = search
    .slice(1)
    .split('&')
    .filter((pair) => read.includes(pair.split('=', 1)[0] ?? ''));
  return own.length === 0 ? path : `${path}?${own.join('&')}`;
};
