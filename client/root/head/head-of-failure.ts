import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';
import type { PageError } from '../error-page/page-error.ts';
import { createHead } from '#client/features/page-head/create-head.ts';

/** The head of the error page: in the visitor's language, not to be listed. */
export const headOfFailure = (site: Site, t: TFunction, kind: PageError['kind']): PageHead => {
  const missing = kind === 'no-route' || kind === 'not-found';
  return createHead(site, {
    title: t(missing ? 'notFound.title' : 'errorPage.title'),
    description: t(missing ? 'errorPage.notFound' : 'errorPage.unexpected'),
    page: null,
  });
};
