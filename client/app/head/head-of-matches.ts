import type { TFunction } from 'i18next';
import type { Site } from '../../../shared/help-api/models.ts';
import type { PageHead } from '../../../shared/rendering/page-head.ts';
import { createHead } from './create-head.ts';
import type { RouteHandle } from './route-handle.ts';

interface MatchedRoute {
  readonly handle: unknown;
  readonly data: unknown;
}

/** The head of the deepest matched route that has one; without any (the error page), one for the failure. */
export const headOfMatches = (
  matches: readonly MatchedRoute[],
  page: { readonly site: Site; readonly t: TFunction; readonly url: URL; readonly failed: boolean },
): PageHead => {
  const own = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.head);
  const head = (own?.handle as RouteHandle | undefined)?.head;
  if (page.failed || !head || own?.data === undefined) {
    return createHead(page.site, {
      title: page.t('errorPage.title'),
      description: page.t('errorPage.notFound'),
      path: null,
    });
  }
  return head({ ...page, data: own.data });
};
