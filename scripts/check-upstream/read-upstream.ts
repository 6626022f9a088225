import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { Note } from '#server/upstream/reading-notes.ts';
import { createUpstream, resources, type ResourceName } from '#server/upstream/resources.ts';
import { createUpstreamClient, UpstreamUnavailable } from '#server/upstream/upstream-client.ts';

/** What is wrong with the answers that one host gets; one line each, never a value. */
export interface HostReading {
  readonly host: string;
  readonly faults: readonly string[];
}

/** Hosts that are read at a time. */
const atATime = 6;

const verbs = {
  entry: 'left out',
  field: 'left empty',
  cut: 'cut',
  dropped: 'without an address',
  moved: 'moved',
} as const;

const describe = ({ kind, level, field, count, kept }: Note): string =>
  `${[level, field].filter(Boolean).join('.')}: ${count} ${verbs[kind]}${kind === 'entry' ? `, ${kept} read` : ''}`;

/** Every call that changes nothing and asks for no order, as `project` makes it. */
const readHost = async (project: ProjectFacts, url: string): Promise<HostReading> => {
  const faults: string[] = [];
  let notes: Note[] = [];
  const client = createUpstreamClient(url, { readInPart: (_call, all) => notes.push(...all) });
  const upstream = createUpstream(client);
  const read = async <T>(name: ResourceName, ask: () => Promise<T | null>): Promise<T | null> => {
    notes = [];
    const answer = await ask().catch((error: unknown) => {
      faults.push(`${name}: ${error instanceof UpstreamUnavailable ? error.reason : String(error)}`);
    });
    if (answer === null) faults.push(`${name}: not found`);
    faults.push(...notes.map((note) => `${name}: ${describe(note)}`));
    return answer ?? null;
  };

  const tree = await read('categories', () => upstream.categories(project));
  const articles = tree?.items.flatMap(({ children }) => children.flatMap((child) => child.articles)) ?? [];
  const [first] = articles;
  const search = { searchString: first?.title ?? 'a', page: 1, perPage: 10, preview: 0 } as const;
  if (first) await read('article', () => upstream.article(project, first.id));
  await read('search', () => upstream.search(project, search));
  await read('topArticles', () => upstream.topArticles(project, 8));
  const done = new Set<ResourceName>([
    'category',
    'subCategory',
    'categories',
    'article',
    'search',
    'topArticles',
  ]);
  for (const name of keptNames.filter((each) => !done.has(each)))
    await read(name, () => (upstream[name] as (of: ProjectFacts) => Promise<unknown>)(project));
  client.close();
  return { host: project.host, faults };
};

const keptNames = (Object.keys(resources) as ResourceName[]).filter(
  (name) => resources[name].horizon !== null,
);

/** Reads an upstream as every host of the site would, and tells what the site would leave out. */
export const readUpstream = async (
  projects: readonly ProjectFacts[],
  url: string,
): Promise<readonly HostReading[]> => {
  const readings: HostReading[] = [];
  const rest = projects.entries();
  const work = async () => {
    for (const [at, project] of rest) readings[at] = await readHost(project, url);
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return readings;
};
