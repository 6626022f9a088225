import { useRouteLoaderData } from 'react-router-dom';
import type { Site } from '#shared/help-api/models.ts';

/** The project and what surrounds every page, from the root route's loader. Not inside the error page: it may be missing there. */
export const useSite = (): Site => {
  const site = useRouteLoaderData<Site>('root');
  if (!site) throw new Error('the site is known only inside the default layout');
  return site;
};
