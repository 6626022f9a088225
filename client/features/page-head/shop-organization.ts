import type { Site } from '#shared/help-api/models.ts';
import { skinFiles } from '#shared/projects/skins.ts';
import { organization, type Organization } from '#shared/rendering/json-ld.ts';

export const shopOrganization = ({ project }: Site): Organization =>
  organization({
    name: project.shopName,
    url: project.projectUrl,
    logo: project.origin + skinFiles(project.skin).logo,
  });
