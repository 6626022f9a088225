import { languageOf, locales, type LanguageCode } from '#shared/projects/locales.ts';
import { builtInProjects, helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import { skins } from '#shared/projects/skins.ts';

/** One help host of the demo shop, with what the content needs to know of it. */
export interface DemoProject extends ProjectFacts {
  /** Name a visitor knows the shop by. */
  readonly shop: string;
  /** The language whose texts it shows; country variants have none of their own. */
  readonly textLanguage: LanguageCode;
}

const asDemoProject = (facts: ProjectFacts): DemoProject => ({
  ...facts,
  shop: skins[facts.skin].shopName,
  textLanguage: languageOf(facts.locale),
});

export const demoProjects: readonly DemoProject[] = builtInProjects.map(asDemoProject);

/** The three parameters that every call carries (behaviour/upstream 1). */
interface ProjectParameters {
  readonly language: string;
  readonly country: string;
  readonly skin: string;
}

/** The project of a call, or `undefined` where the shop does not sell in that language and country. */
export const projectOfCall = ({ language, country, skin }: ProjectParameters): DemoProject | undefined =>
  demoProjects.find(
    (project) =>
      project.skin === skin &&
      locales[project.locale].country === country &&
      locales[project.locale].backendCode === language,
  );

/** The project of a `domain` parameter: a help host, with or without `help.`, or the shop's own domain. */
export const projectOfDomain = (domain: string): DemoProject | undefined => {
  const wanted = domain.toLowerCase();
  const named = demoProjects.find((project) => wanted === project.host || wanted === helpDomainOf(project));
  return named ?? demoProjects.find((project) => wanted === project.domain);
};
