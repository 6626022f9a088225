import type { DemoProject } from './demo-project.ts';

/** The path of a drawing in the colours of a project's skin. */
export const skinPicture = ({ skin }: Pick<DemoProject, 'skin'>, path: string): string =>
  skin === 'pkw' ? path.replace(/^\/images\/(?=(?:help|social|products)\/)/, '/images/pkw/') : path;
