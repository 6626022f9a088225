import { locales } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';

/** What the upstream calls the language and the country of a project. */
interface Told {
  readonly language?: string | undefined;
  readonly country?: string | undefined;
}

export type LanguageCodes = ReturnType<typeof createLanguageCodes>;

/** Codes of language and country: of `PROJECTS_FILE`, else as the upstream says, else ours (behaviour/upstream 1). */
export const createLanguageCodes = () => {
  const told = new Map<string, Told>();
  const of = (project: ProjectFacts) =>
    project.backendCode ??
    project.language ??
    told.get(project.host)?.language ??
    locales[project.locale].backendCode;
  const countryOf = (project: ProjectFacts) =>
    project.country ?? told.get(project.host)?.country ?? locales[project.locale].country;
  return {
    of,
    countryOf,
    /** Takes what `active_languages` says of a project; true where calls say something else from now on. */
    learn(project: ProjectFacts, says: Told): boolean {
      const before = [of(project), countryOf(project)];
      told.set(project.host, says);
      return before[0] !== of(project) || before[1] !== countryOf(project);
    },
  };
};

/** What an entry of `active_languages` says: its country is a field of its own or the region of its tag. */
export const codesIn = (entry: {
  readonly backendCode: string;
  readonly code: string;
  readonly iso: string;
  readonly country: string;
}): Told => ({
  language: entry.backendCode || entry.code || undefined,
  country: (entry.country || /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(entry.iso)?.[1])?.toLowerCase(),
});
