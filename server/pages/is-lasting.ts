import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';

/** Pages that many read, and all addresses that belong to none. Searches, orders and thanks are made for one visitor. */
export const isLasting = (address: string): boolean => {
  const page = pageAt(address);
  return !address.includes('?') && (page === null || pageRoutes[page].inSitemap);
};
