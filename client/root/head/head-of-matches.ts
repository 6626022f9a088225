import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { HeadArgs, RouteHandle } from '#client/features/page-head/route-handle.ts';
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

interface MatchedRoute {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The head of the deepest matched route that has one. */
export const headOfMatches = (matches: readonly MatchedRoute[], page: Omit<HeadArgs, 'data'>): PageHead => {
  const own = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.head);
  const head = (own?.handle as RouteHandle | undefined)?.head;
  if (!head || own?.loaderData === undefined) return headOfFailure(page.site, page.t, 'no-route');
  const made = head({ ...page, data: own.loaderData });
  const isEmpty = (own.handle as RouteHandle).isEmpty?.(own.loaderData) ?? false;
  // Only the page's own address is indexed (behaviour/forms 2).
  return isEmpty || page.url.searchParams.has('done') ? { ...made, index: false, alternates: [] } : made;
};
