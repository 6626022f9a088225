import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';

/**
 * Pages that many read, and all addresses that belong to none. Searches, orders and thanks are made for one visitor.
 *
 * @param address path and the query that the page reads.
 */
export const isLasting = (address: string): boolean => {
  const [path = '', query] = address.split('?', 2);
  const page = pageAt(path);
  // Further pages of a long category: there is an end to them, for what is beyond leads to the last one.
  if (query !== undefined) return page === 'category' && /^page=\d+$/.test(query);
  return page === null || pageRoutes[page].inSitemap;
};
