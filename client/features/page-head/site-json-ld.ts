import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import { skinFiles } from '#shared/projects/skins.ts';
import { breadcrumbList, organization } from '#shared/rendering/json-ld.ts';

export const shopOrganization = ({ project }: Site) =>
  organization({
    name: project.shopName,
    url: project.projectUrl,
    logo: project.origin + skinFiles(project.skin).logo,
  });

/** The breadcrumbs as structured data: home first, the page itself last. */
export const trailJsonLd = (
  { project: { origin } }: Site,
  t: TFunction,
  trail: readonly { readonly title: string; readonly to: string }[],
) =>
  breadcrumbList([
    { name: t('breadcrumbs.home'), url: `${origin}/` },
    ...trail.map(({ title, to }) => ({ name: title, url: origin + to })),
  ]);
