import { skins } from '#shared/projects/skins.ts';
import type { DemoProject } from './demo-project.ts';

/** The path of a drawing in the colours of a project's skin. */
export const skinPicture = ({ skin }: Pick<DemoProject, 'skin'>, path: string): string =>
  path.replace(/^\/images\/(?=(?:help|social|products)\/)/, `${skins[skin].drawings}/`);
