import type { Site } from '#shared/help-api/models.ts';
import { skinFiles } from '#shared/projects/skins.ts';
import { organization, type Organization } from '#shared/seo/json-ld.ts';

/** The shop, as search engines know it: its own site, its mark, its profiles elsewhere. */
export const shopOrganization = ({ project, footerLinks }: Site): Organization => {
  const profiles = Object.values(footerLinks.social ?? {}).filter((link) => link.startsWith('https://'));
  return organization({
    name: project.shopName,
    url: project.projectUrl,
    logo: project.origin + skinFiles(project.skin).logo,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  });
};
