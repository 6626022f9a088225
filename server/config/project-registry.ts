import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { localeCodes, locales, type LocaleCode, type LocaleFacts } from '#shared/projects/locales.ts';
import { builtInProjects, type ProjectFacts } from '#shared/projects/project-table.ts';
import { skinCodes } from '#shared/projects/skins.ts';
import { ConfigError, textLike } from './config.ts';

/** One visit's project: which host was asked for, and how addresses of this and other hosts are written for it. */
export interface Visit {
  readonly project: ProjectFacts;
  /** Scheme, host and port under which the visitor sees this project. */
  readonly origin: string;
  /** The same for another of our hosts: in development links keep the `.localhost` suffix and port. */
  readonly originOf: (host: string) => string;
  /** Origins that a pay link may lead to: pay hosts over https, and the embedded API's own (behaviour/security 8). */
  readonly payOrigins: readonly string[];
}

export type ProjectRegistry = ReturnType<typeof createProjectRegistry>;

const hostName = textLike(/^[a-z0-9.-]+$/, 'takes a host name in lower case');
/** These go into the content security policy, where a blank or a semicolon would begin something else. */
const hostWithPort = textLike(
  /^[a-z0-9.-]+(?::\d{1,5})?$/,
  'takes host names in lower case, with a port or without',
);
const hostPattern = textLike(
  /^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/,
  'takes host names in lower case, or *. and a host name',
);
const upstreamCode = textLike(/^[\w-]{2,20}$/, 'takes a code of letters, digits, - and _');
const listOf = <S extends v.GenericSchema<string>>(entry: S) => v.optional(v.array(entry), []);

/** Strict: a misspelt field would be a setting that does not count. */
const Row = v.strictObject(
  {
    host: hostName,
    domain: hostName,
    locale: v.optional(v.picklist(localeCodes)),
    skin: v.picklist(skinCodes),
    country: v.exactOptional(upstreamCode),
    language: v.exactOptional(upstreamCode),
    /** What the upstream calls the language, where that is not its code. */
    backendCode: v.exactOptional(upstreamCode),
    payHosts: listOf(hostWithPort),
    contactHosts: v.optional(v.array(hostWithPort)),
    imageHosts: listOf(hostPattern),
    analyticsHosts: listOf(hostPattern),
  },
  ({ expected }) => (expected === 'never' ? 'is no field of a row' : 'takes an object'),
);

const ProjectsFile = v.pipe(
  v.array(Row),
  v.checkItems(
    ({ host }, at, rows) => rows.findIndex((row) => row.host === host) === at,
    'host: an earlier row has it too',
  ),
);

/** Reads `PROJECTS_FILE`: rows replace built-in ones of the same host, others are added. Throws a `ConfigError`. */
export const readProjects = (file: string | null): readonly ProjectFacts[] => {
  if (file === null) return builtInProjects;
  const rows = v.safeParse(ProjectsFile, readJson(file));
  if (!rows.success) throw new ConfigError(`PROJECTS_FILE ${file}: ${describeIssue(rows.issues[0])}`);
  const own = rows.output.map((row): ProjectFacts => {
    const locale = row.locale ?? localeOfHost(row.host);
    if (!locale)
      throw new ConfigError(`PROJECTS_FILE ${file}: ${row.host} needs a locale, its suffix has none`);
    return { ...row, locale, contactHosts: row.contactHosts ?? [`www.${row.domain}`] };
  });
  const replaced = new Set(own.map(({ host }) => host));
  return [...builtInProjects.filter(({ host }) => !replaced.has(host)), ...own];
};

const describeIssue = (issue: v.InferIssue<typeof ProjectsFile>): string => {
  const [at, ...field] = v.getDotPath(issue)?.split('.') ?? [];
  if (at === undefined) return `the whole: ${issue.message}`;
  const { host } = (issue.path?.[0]?.value ?? {}) as { host?: unknown };
  const row = typeof host === 'string' ? `row ${Number(at) + 1} (${host})` : `row ${Number(at) + 1}`;
  return [row, ...(field.length > 0 ? [field.join('.')] : []), issue.message].join(': ');
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`PROJECTS_FILE ${file} takes a readable JSON file: ${(error as Error).message}`);
  }
};

/** A host with a higher one is no address at all. */
const highestPort = 65_535;
const developmentSuffix = '.localhost';
/** Plain `localhost` shows this one (behaviour/operations 4). */
const localhostProject = 'help.atd-parts.de';

/** @param embeddedOrigin of its payment page: hosts may end in `.localhost[:port]`. `null` with a real upstream. */
export const createProjectRegistry = (projects: readonly ProjectFacts[], embeddedOrigin: string | null) => {
  const byHost = new Map(projects.map((project) => [project.host, project]));

  return {
    projects,
    /** The visit that a `Host` header asks for; `null` for a host that is none of ours (421). */
    resolve(hostHeader: string | undefined): Visit | null {
      const match = /^([a-z0-9.-]{1,253}?)\.?(:\d{1,5})?$/.exec(hostHeader?.toLowerCase() ?? '');
      if (!match) return null;
      const [, host = '', port = ''] = match;
      if (Number(port.slice(1)) > highestPort) return null;
      const isPlain = embeddedOrigin !== null && host === 'localhost';
      const isLocal = isPlain || (embeddedOrigin !== null && host.endsWith(developmentSuffix));
      const named = isLocal ? host.slice(0, -developmentSuffix.length) : host;
      const project = byHost.get(isPlain ? localhostProject : named);
      if (!project) return null;
      return {
        project,
        origin: isLocal ? `http://${host}${port}` : `https://${host}`,
        originOf: (other) => (isLocal ? `http://${other}${developmentSuffix}${port}` : `https://${other}`),
        payOrigins: [
          ...project.payHosts.map((each) => `https://${each}`),
          ...(embeddedOrigin === null ? [] : [embeddedOrigin]),
        ],
      };
    },
  };
};

/** A country with two languages has a row with a prefix; that one is asked first, or the other would take its hosts. */
const rules = localeCodes
  .map((locale) => {
    const { suffix, hostPrefix }: LocaleFacts = locales[locale];
    const country = suffix.slice(suffix.lastIndexOf('.') + 1);
    const ending = hostPrefix ? `(?:^|\\.)${hostPrefix}\\.[^.]+\\.${country}$` : `\\.${country}$`;
    return { locale, first: hostPrefix !== undefined, pattern: new RegExp(ending) };
  })
  .toSorted((one, other) => Number(other.first) - Number(one.first));

/** The locale of a host, by the country in its suffix (behaviour/languages 2, 3); lower case, without a port. */
export const localeOfHost = (host: string): LocaleCode | undefined =>
  rules.find(({ pattern }) => pattern.test(host))?.locale;
