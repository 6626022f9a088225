import type { FooterLinks, LanguageLink, Project, Site } from '#shared/help-api/models.ts';
import { locales } from '#shared/projects/locales.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import { skins } from '#shared/projects/skins.ts';
import type { Visit } from '#server/config/project-registry.ts';
import type { ItemsOf } from '#server/upstream/resources.ts';
import { taskLink } from './mapping/article-facts.ts';
import { readContact } from './mapping/contact.ts';
import { optional, type Deadline } from './deadline.ts';
import { toFooterLinks } from './mapping/footer-links.ts';
import { toPopularSearches } from './mapping/map-content.ts';
import { activeProjects } from './mapping/projects-with-page.ts';
import { langOf } from '#server/upstream/category-tree.ts';
import type { Messages } from './messages.ts';
import type { ProjectContent } from './project-content.ts';
import type { ReadContext } from '#server/cache/read-context.ts';

type Settings = Awaited<ReturnType<ProjectContent['settings']>>;

export const settingsReader =
  (settings: Settings) =>
  (key: string): string | undefined =>
    settings?.settings.find((entry) => entry.key === key)?.value?.toString();

/** The upstream's pages have at most so many entries (docs/upstream-api.yaml). */
const longestPage = 50;

/** The settings of a project (behaviour/upstream 16); one that is no positive whole number counts as not set. */
export const readSettings = (settings: Settings) => {
  const settingOf = settingsReader(settings);
  const numberOf = (key: string, fallback: number) => {
    const value = Number(settingOf(key));
    return Number.isInteger(value) && value > 0 && value <= 1_000 ? value : fallback;
  };
  return {
    popularTopics: Math.min(numberOf('question', 8), longestPage),
    searchPageSize: Math.min(numberOf('search', 10), longestPage),
    /** Length of the previews of popular topics, in characters. */
    questionText: numberOf('questionText', 200),
  };
};

/** The project and what surrounds every page. Blocks load in parallel, none longer than `deadline`. */
export const readSite = async (
  visit: Visit,
  content: ProjectContent,
  messagesInUse: Promise<Messages>,
  projects: readonly ProjectFacts[],
  deadline: Deadline,
  context: ReadContext,
): Promise<Site> => {
  const block = <T>(work: Promise<T>, fallback: T) => optional(work, fallback, deadline, context);
  const parts = await Promise.all([
    block(content.settings(), null),
    block(content.categories(), []),
    block(content.projects(), []),
    block(content.popularRequests(), []),
    block(content.banner(), null),
    block(content.footerLinks(), []),
    block(content.gdpr(), null),
    block(content.languages(), null),
    messagesInUse,
    block(content.social(), []),
    block(content.companies(), []),
  ]);
  const [settings, categories, external, requests, banner, links, gdpr, active, messages, social, companies] =
    parts;
  const footerLinks = toFooterLinks(links, shopOf(visit, settings), (count) =>
    content.lose('footerLinks', count),
  );
  const shops = external.filter(({ name }) => name !== 'partnersTitle');
  const linked = shops.filter(({ link }) => link !== '');
  content.lose('projects', shops.length - linked.length);
  return {
    project: toProject(visit, settings, footerLinks),
    topics: categories.map((category) => ({ id: category.id, title: category.title, ...langOf(category) })),
    projects: linked.map(({ name, link }) => ({ name, link })),
    popularRequests: toPopularSearches(requests, visit.project.host, (count) =>
      content.lose('requests', count),
    ),
    banner,
    social,
    companies,
    footerLinks,
    gdpr: gdpr ? { name: gdpr.title || gdpr.name, link: gdpr.link } : null,
    languages: toLanguages(visit, projects, active),
    year: new Date().getFullYear(),
    messagesVersion: messages.version,
  };
};

const shopOf = ({ project }: Visit, settings: Settings): string =>
  settings?.projectUrl || `https://www.${project.domain}`;

const toProject = (visit: Visit, settings: Settings, footerLinks: FooterLinks): Project => {
  const { project, origin, payOrigins } = visit;
  const facts = locales[project.locale];
  const settingOf = settingsReader(settings);
  const withdraw = taskLink('withdraw', settingOf, project);
  return {
    host: project.host,
    origin,
    locale: project.locale,
    tag: facts.tag,
    skin: project.skin,
    shopName: skins[project.skin].shopName,
    countryName: facts.name,
    country: facts.country,
    currency: facts.currency,
    domain: project.domain,
    projectUrl: shopOf(visit, settings),
    googleId: settings?.googleId ?? '',
    trackingPath: settings?.trackingPath ?? '',
    payOrigins,
    contact: readContact(settingOf, project, footerLinks.service?.['contact']),
    ...(withdraw !== null && { withdraw }),
  };
};

const toLanguages = (
  { project, originOf }: Visit,
  projects: readonly ProjectFacts[],
  listed: ItemsOf<'languages'> | null,
): readonly LanguageLink[] => {
  const active = new Map<string, ItemsOf<'languages'>[number]>(
    listed?.map((language) => [language.domain, language]),
  );
  return activeProjects(project, projects, listed).map((other) => {
    const { tag, name, langName } = locales[other.locale];
    const given = active.get(other.host) ?? active.get(helpDomainOf(other));
    return {
      tag,
      // Every page carries these: what equals the row of `locales` is left out.
      ...(given?.name && given.name !== name && { name: given.name }),
      ...(given?.langName && given.langName !== langName && { langName: given.langName }),
      origin: originOf(other.host),
    };
  });
};
