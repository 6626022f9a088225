import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import { breadcrumbList, type BreadcrumbList } from '#shared/rendering/json-ld.ts';

/** The breadcrumbs as structured data: home first, the page itself last. */
export const trailJsonLd = (
  { project: { origin } }: Site,
  t: TFunction,
  trail: readonly { readonly title: string; readonly to: string }[],
): BreadcrumbList =>
  breadcrumbList([
    { name: t('breadcrumbs.home'), url: `${origin}/` },
    ...trail.map(({ title, to }) => ({ name: title, url: origin + to })),
  ]);
