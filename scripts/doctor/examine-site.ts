import { sourceLanguage } from '#server/embedded/content/tree.ts';
import { languageOf } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { AskSite } from './ask-site.ts';
import type { ContentState } from './content-ages.ts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { examineHost, fewAtATime, type HostReport } from './examine-host.ts';

/** A host's row of the table. */
export interface Row extends Omit<HostReport, 'articles'>, Freshness {
  /** Seconds; `null` where nobody told. */
  readonly contentAge: number | null;
}

/**
 * Looks at every host, and whether those that name one another as other languages do so both ways.
 *
 * @param states by host; empty where the operations port was not asked.
 */
export const examineSite = async (
  projects: readonly ProjectFacts[],
  ask: AskSite,
  states: ReadonlyMap<string, ContentState>,
  onExamined: (host: string) => void = () => {},
): Promise<readonly Row[]> => {
  const reports = new Map<string, HostReport>();
  await fewAtATime(projects, async (project) => {
    reports.set(project.host, await examineHost(ask, project));
    onExamined(project.host);
  });
  const sources = projects.filter(({ locale }) => languageOf(locale) === sourceLanguage);
  return projects.map(({ host, skin }) => {
    // A company of one host has no other language to name.
    const isAlone = projects.every((other) => other.host === host || other.skin !== skin);
    const { articles, ...report } = reports.get(host) as HostReport;
    const source = sources.find((other) => other.skin === skin) ?? sources[0];
    const state = states.get(host);
    return {
      ...report,
      contentAge: state?.oldest ?? null,
      ...freshnessOf(articles, (source && reports.get(source.host)?.articles) ?? []),
      faults: [
        ...report.faults,
        ...(state?.faults ?? []),
        ...(isAlone ? [] : oneWayAlternates(report, reports)),
      ],
    };
  });
};

/** Search engines pass over a language that does not name the asking page in return. */
const oneWayAlternates = (
  { host, alternates, reachable }: Omit<HostReport, 'articles'>,
  reports: ReadonlyMap<string, HostReport>,
): readonly string[] => {
  if (!reachable) return [];
  if (!alternates.includes(host)) return ['hreflang: does not name itself'];
  return alternates
    .filter((other) => reports.get(other)?.reachable && !reports.get(other)?.alternates.includes(host))
    .map((other) => `hreflang: ${other} does not name it in return`);
};
