import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import { skinFiles } from '#shared/projects/skins.ts';

export const shopOrganization = ({ project }: Site) => ({
  '@type': 'Organization',
  name: project.shopName,
  url: project.projectUrl,
  logo: project.origin + skinFiles(project.skin).logo,
});

/** The breadcrumbs as structured data: home first, the page itself last. */
export const trailJsonLd = (
  { project: { origin } }: { readonly project: Pick<Site['project'], 'origin'> },
  t: TFunction,
  trail: readonly { readonly title: string; readonly to: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: t('breadcrumbs.home'), to: '/' }, ...trail].map(({ title, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + to,
  })),
});
