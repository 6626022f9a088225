import { useRouteLoaderData } from 'react-router-dom';
import type { Site } from '#shared/help-api/models.ts';

/** The project and the data around every page. Not available in the error page. */
export const useSite = (): Site => {
  const site = useRouteLoaderData<Site>('root');
  if (!site) throw new Error('the site is known only inside the default layout');
  return site;
};
