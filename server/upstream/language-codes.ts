import { locales } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';

/** What the upstream calls each project's language: what it has told itself, else what we know (behaviour/upstream 1). */
export interface LanguageCodes {
  of(project: ProjectFacts): string;
  /** Takes what `active_languages` says of a project, `undefined` where that is nothing; true where it is news. */
  learn(project: ProjectFacts, code: string | undefined): boolean;
}

export const createLanguageCodes = (): LanguageCodes => {
  const told = new Map<string, string>();
  const of = ({ host, locale }: ProjectFacts) => told.get(host) ?? locales[locale].backendCode;
  return {
    of,
    learn(project, code) {
      const before = of(project);
      if (code === undefined) told.delete(project.host);
      else told.set(project.host, code);
      return of(project) !== before;
    },
  };
};
