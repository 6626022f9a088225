import { isDeepStrictEqual } from 'node:util';
import { locales } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { InferOutput } from 'valibot';
import type { schemas } from './schemas.ts';

/** What the upstream says that it calls the language and the country of a project. */
interface Told {
  readonly language?: string | undefined;
  readonly country?: string | undefined;
}

export type LanguageCodes = ReturnType<typeof createLanguageCodes>;

/** Codes of language and country: of `PROJECTS_FILE`, else as the upstream says, else ours (behaviour/upstream 1). */
export const createLanguageCodes = () => {
  const told = new Map<string, Told>();
  const of = (project: ProjectFacts) => {
    const { language, country } = told.get(project.host) ?? {};
    const own = locales[project.locale];
    return {
      language: project.backendCode ?? project.language ?? language ?? own.backendCode,
      country: project.country ?? country ?? own.country,
    };
  };
  return {
    of,
    /** Takes what `active_languages` says of a project; true where calls say something else from now on. */
    learn(project: ProjectFacts, says: Told): boolean {
      const before = of(project);
      told.set(project.host, says);
      return !isDeepStrictEqual(of(project), before);
    },
  };
};

/** What an entry of `active_languages` says: its country is a field of its own or the region of its tag. */
export const codesIn = (entry: InferOutput<typeof schemas.languages>['items'][number]): Told => ({
  language: entry.backendCode || entry.code || undefined,
  country: (entry.country || /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(entry.iso)?.[1])?.toLowerCase(),
});
