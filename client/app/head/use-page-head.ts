import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useSite } from '../site-context.ts';
import { headOfMatches } from './head-of-matches.ts';

const setMeta = (name: string, content: string | null): void => {
  const selector = `meta[name="${name}"]`;
  const known = document.head.querySelector(selector);
  if (content === null) {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
};

/** Keeps title, description, robots and canonical of the document true after navigation in the browser. */
export const usePageHead = (): void => {
  const site = useSite();
  const { t } = useTranslation();
  const matches = useMatches();
  const location = useLocation();
  useEffect(() => {
    const url = new URL(location.pathname + location.search, site.project.origin);
    const routes = matches.map(({ handle, loaderData }) => ({ handle, data: loaderData }));
    const head = headOfMatches(routes, { site, t, url, failed: false });
    document.title = head.title;
    setMeta('description', head.description);
    setMeta('robots', head.index ? null : 'noindex');
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', head.canonical ?? url.href);
  }, [site, t, matches, location]);
};
