import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { useSite } from '#client/stores/site.ts';
import { applyHead } from './apply-head.ts';
import { headOfMatches } from './head-of-matches.ts';

/** Updates the head after navigation. */
export const usePageHead = (): void => {
  const site = useSite();
  const { t } = useTranslation();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = new URL(pathname + search, site.project.origin);
    const routes = matches.map(({ handle, loaderData }) => ({ handle, data: loaderData }));
    applyHead(document, headOfMatches(routes, { site, t, url }));
  }, [site, t, matches, pathname, search]);
};
