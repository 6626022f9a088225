import { ConfigError } from '#server/config/config.ts';
import { readProjects } from '#server/config/project-registry.ts';

/** The hosts that `PROJECTS_FILE` leaves or adds; ends the process with 2 and the sentence that a start would say. */
export const readOwnProjects = () => {
  try {
    return readProjects(process.env['PROJECTS_FILE'] || null);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
};
