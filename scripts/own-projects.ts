import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { ConfigError } from '#server/config/config.ts';
import { readProjects } from '#server/config/project-registry.ts';

const endWith = (message: string): never => {
  console.error(message);
  return process.exit(2);
};

/** The hosts that `PROJECTS_FILE` leaves or adds; ends the process with 2 and the sentence that a start would say. */
export const readOwnProjects = (): readonly ProjectFacts[] => {
  try {
    return readProjects(process.env['PROJECTS_FILE'] || null);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return endWith(error.message);
  }
};

/** Those of `lists`, with commas or not, all where none is named; ends the process with 2 where one is none of ours. */
export const chooseProjects = (
  projects: readonly ProjectFacts[],
  lists: readonly string[],
): readonly ProjectFacts[] => {
  const hosts = lists.flatMap((list) => list.split(',')).map((host) => host.trim());
  const unknown = hosts.filter((host) => !projects.some((project) => project.host === host));
  if (unknown.length > 0) {
    const named = unknown.map((host) => JSON.stringify(host)).join(', ');
    return endWith(`no host of the site: ${named}; a shop's own stand in PROJECTS_FILE`);
  }
  return hosts.length === 0 ? projects : projects.filter(({ host }) => hosts.includes(host));
};
