/** What a bundler knows of its modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const isLate = (id: string): boolean => id.endsWith('.late.tsx');
const routeOf = (id: string): string | undefined => /\/([\w-]+)\.route\.tsx$/.exec(id)?.[1];

/** Whose scripts are waited for: nothing late may come into them. */
const firstPages: ReadonlySet<string> = new Set(['home', 'category', 'article']);

/** The module and all that come with it, as they import it or one another. */
const usersOf = (id: string, modules: Modules, users = new Set<string>()): ReadonlySet<string> => {
  if (users.has(id)) return users;
  users.add(id);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, users);
  return users;
};

const routesOf = (late: string, modules: Modules): ReadonlySet<string> => {
  const importers = modules.getModuleInfo(late)?.dynamicImporters ?? [];
  const users = importers.flatMap((importer) => [...usersOf(importer, modules)]);
  return new Set(users.map((user) => routeOf(user) ?? '').filter((name) => name !== ''));
};

/**
 * Name of the file that a module goes to which only late parts need (behaviour/pages 34): those of one page in one file,
 * those of several in another. They are fetched together, so each in a file of its own is a request more. `null`: the module
 * is none of theirs, or a page has it in what it waits for.
 */
export const lateChunkOf = (id: string, modules: Modules): string | null => {
  const users = [...usersOf(id, modules)];
  const lates = users.filter(isLate);
  const routes = users.flatMap((user) => routeOf(user) ?? []);
  if (lates.length === 0 || routes.some((route) => firstPages.has(route))) return null;
  const pages = new Set([...routes, ...lates.flatMap((late) => [...routesOf(late, modules)])]);
  return pages.size === 1 ? `late-${[...pages].join('')}` : 'late';
};
