import * as v from 'valibot';
import { locales } from '#shared/projects/locales.ts';
import { helpDomainOf } from '#shared/projects/project-table.ts';
import { countries } from '../content/countries.ts';
import { nationalFacts } from '../content/national-facts.ts';
import { spokenContacts, taskPaths } from '../content/shop-links.ts';
import { items, notFound, type Answer, type Call } from '../call.ts';
import { demoProjects, projectOfDomain, type DemoProject } from '../demo-project.ts';
import { readInput } from '../read-input.ts';

export const domainField = v.pipe(v.string(), v.minLength(1), v.maxLength(253, 'is too long'));
const domainQuery = v.object({ domain: domainField });

const clock = (time: number): string =>
  `${String(Math.floor(time / 100)).padStart(2, '0')}:${String(time % 100).padStart(2, '0')}`;

/** Page sizes and lengths (behaviour/upstream 16), the ways to a person (behaviour/shell 21) and to what is done in the shop (behaviour/articles 20). */
const settingsOf = ({ locale, domain }: DemoProject) => {
  const { serviceFrom, serviceTo, timeZone } = countries[locale];
  return [
    { key: 'question', value: '8' },
    { key: 'search', value: '10' },
    { key: 'questionText', value: '200' },
    { key: 'contactForm', value: `https://www.${domain}/contact` },
    ...Object.entries(spokenContacts[locale] ?? {}).map(([key, value]) => ({ key, value })),
    ...Object.entries(taskPaths)
      // Where no law knows such a right, there is nothing to withdraw from.
      .filter(([key]) => key !== 'taskWithdraw' || nationalFacts[locale].withdrawalDays !== null)
      .map(([key, path]) => ({ key, value: `https://www.${domain}${path}` })),
    { key: 'serviceHours', value: `1-5 ${clock(serviceFrom)}-${clock(serviceTo)} ${timeZone}` },
  ];
};

/** The configuration of a help host; carries no language, country or skin (behaviour/upstream 1). */
export const getSettings = ({ query }: Call): Answer => {
  const input = readInput(domainQuery, query);
  if (!input.ok) return input.answer;
  const project = projectOfDomain(input.value.domain);
  if (!project) return notFound;
  const data = {
    // The tag managers of the demo shop exist nowhere.
    googleId: `GTM-${project.skin.toUpperCase()}DEMO`,
    projectUrl: `https://www.${project.domain}`,
    trackingPath: '/tracking/visit.js',
    settings: settingsOf(project),
  };
  return items([{ skin: project.skin, data }]);
};

const languageEntry = (project: DemoProject) => {
  const { tag, country, backendCode, name, langName } = locales[project.locale];
  return {
    name,
    code: project.locale,
    ...(backendCode === project.locale ? {} : { backendCode }),
    iso: tag,
    file: `${project.locale}.json`,
    title: `${name} (${langName})`,
    img: `/images/flags/${country}.svg`,
    domain: helpDomainOf(project),
    langName,
  };
};

/** Every help host of the same company: what the language switch offers. */
export const getActiveLanguages = ({ query }: Call): Answer => {
  const input = readInput(domainQuery, query);
  if (!input.ok) return input.answer;
  const project = projectOfDomain(input.value.domain);
  if (!project) return notFound;
  return items(demoProjects.filter(({ skin }) => skin === project.skin).map(languageEntry));
};
