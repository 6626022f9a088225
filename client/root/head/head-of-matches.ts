import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { HeadArgs, MatchedRoute, RouteHandle } from '#client/features/page-head/route-handle.ts';
import type { PageError } from '../error-page/page-error.ts';

/** The head of the error page: not indexed. */
export const headOfFailure = (site: Site, t: TFunction, kind: PageError['kind']): PageHead => {
  const missing = kind === 'no-route' || kind === 'not-found';
  return createHead(site, {
    title: t(missing ? 'notFound.title' : 'errorPage.title'),
    description: t(missing ? 'errorPage.notFound' : 'errorPage.unexpected'),
    page: null,
  });
};

/** The head of the page. */
export const headOfMatches = (matches: readonly MatchedRoute[], page: Omit<HeadArgs, 'data'>): PageHead => {
  const own = matches.findLast(({ handle }) => handle);
  if (own?.loaderData === undefined) return headOfFailure(page.site, page.t, 'no-route');
  const handle = own.handle as RouteHandle;
  const made = handle.head({ ...page, data: own.loaderData });
  const isEmpty = handle.isEmpty?.(own.loaderData) ?? false;
  // Only the page's own address is indexed (behaviour/forms 2).
  return isEmpty || page.url.searchParams.has('done') ? { ...made, index: false, alternates: [] } : made;
};
