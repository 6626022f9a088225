import { localeCodes, locales, type LocaleCode } from './locales.ts';
import { skins, type Skin } from './skins.ts';

/** One host of the product: what is known of it before the upstream is asked (behaviour/operations 4). */
export interface ProjectFacts {
  /** Public host name of the help centre, lower case, without a port. */
  readonly host: string;
  /** The shop's own domain, without `www.`. */
  readonly domain: string;
  readonly locale: LocaleCode;
  readonly skin: Skin;
  /** What the upstream calls its country and language, where that is neither ours nor told by the upstream itself. */
  readonly country?: string;
  readonly language?: string;
  readonly backendCode?: string;
  /** Hosts that a pay link may lead to; everything else is `ERR_REDIRECT` (behaviour/security 8). */
  readonly payHosts: readonly string[];
  /** Hosts whose contact form or chat may be told what a visitor was reading or searching for (behaviour/shell 21). */
  readonly contactHosts: readonly string[];
  readonly imageHosts: readonly string[];
  /** Hosts that the tag manager and the visitor tracking may talk to, after consent. */
  readonly analyticsHosts: readonly string[];
}

/** What the upstream calls a project's domain: its host without `help.` (behaviour/upstream 6). */
export const helpDomainOf = ({ host }: Pick<ProjectFacts, 'host'>): string => host.replace(/^help\./, '');

const projectOf = (locale: LocaleCode, skin: Skin): ProjectFacts => {
  const facts = locales[locale];
  const domain = `${skins[skin].domainName}.${facts.suffix}`;
  return {
    host: 'hostPrefix' in facts ? `help.${facts.hostPrefix}.${domain}` : `help.${domain}`,
    domain,
    locale,
    skin,
    payHosts: [`pay.${domain}`, `www.${domain}`],
    contactHosts: [`www.${domain}`],
    imageHosts: [`www.${domain}`, `cdn.${domain}`],
    analyticsHosts: [
      `www.${domain}`,
      'www.googletagmanager.com',
      '*.google-analytics.com',
      '*.analytics.google.com',
    ],
  };
};

/** The demo shop: skin `atd` in every country, skin `pkw` in Germany. `PROJECTS_FILE` replaces or adds rows by host. */
export const builtInProjects: readonly ProjectFacts[] = [
  ...localeCodes.map((locale) => projectOf(locale, 'atd')),
  projectOf('de', 'pkw'),
];
