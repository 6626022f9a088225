interface PageColumns {
  /** As the router matches it; `:name` is one part of a path. */
  readonly path: `/${string}`;
  /** Parameters of the query that the page reads, in the order of its address. */
  readonly parameters: readonly string[];
  /** Its row in the server's table of lifetimes; the server's types know which there are. */
  readonly cache: 'home' | 'category' | 'article' | 'search' | 'personal' | 'notFound';
  /** Its address is a secret: not sent, logged or cached, and a document of its own (behaviour/security 14). */
  readonly secret: boolean;
  /** Its data may be fetched before the visitor goes there; the code of every page may. */
  readonly prefetch: boolean;
  /** `index`: to be listed, in the sitemaps too. `noindex`: read, but not listed. `disallow`: robots.txt keeps crawlers off. */
  readonly robots: 'index' | 'noindex' | 'disallow';
}

/** Columns that go together: a secret is kept and listed by nobody. */
type PageFacts = PageColumns &
  (
    | {
        readonly secret: true;
        readonly cache: 'personal';
        readonly prefetch: false;
        readonly robots: 'disallow';
      }
    | { readonly secret: false }
  );

/**
 * The pages (behaviour/pages 1): one row a page, with all that is decided by which page it is. The client's route
 * table, the lifetimes, the sitemap and the desk's list are keyed by it: a row without its part there does not compile.
 */
// oxfmt-ignore
export const pageRoutes = {
  home: { path: '/', parameters: [], cache: 'home', secret: false, prefetch: true, robots: 'index' },
  category: { path: '/categories/:category', parameters: ['page'], cache: 'category', secret: false, prefetch: true, robots: 'index' },
  article: { path: '/categories/:category/:subCategory/:article', parameters: [], cache: 'article', secret: false, prefetch: true, robots: 'index' },
  // A search asks the upstream: it is not fetched ahead.
  search: { path: '/search', parameters: ['articles', 'topic', 'page'], cache: 'search', secret: false, prefetch: false, robots: 'disallow' },
  alternatives: { path: '/alternatives', parameters: ['id'], cache: 'personal', secret: true, prefetch: false, robots: 'disallow' },
  notFound: { path: '/not_found', parameters: ['reason', 'articles'], cache: 'notFound', secret: false, prefetch: false, robots: 'noindex' },
} as const satisfies Record<string, PageFacts>;

export type PageName = keyof typeof pageRoutes;

/** The pages whose row holds this value in this column. */
export type PageWith<Column extends keyof PageFacts, Value extends PageFacts[Column]> = {
  [Name in PageName]: (typeof pageRoutes)[Name][Column] extends Value ? Name : never;
}[PageName];

export const pageNames = Object.keys(pageRoutes) as PageName[];

const patterns = pageNames.map((name) => ({
  name,
  pattern: new RegExp(`^${pageRoutes[name].path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The page at a canonical path; `null` where there is none. */
export const pageAt = (path: string): PageName | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.name ?? null;

/** The page of a matched route, by the route's own path; `null` for routes that are none, such as a form's action. */
export const pageOfRoute = (routePath: string | undefined): PageName | null =>
  pageNames.find((name) => pageRoutes[name].path === routePath) ?? null;

/** Where pages lie whose addresses are secrets. */
export const secretPaths: readonly string[] = pageNames
  .filter((name) => pageRoutes[name].secret)
  .map((name) => pageRoutes[name].path);

/** Whether a path tells a secret: that of such a page, or one below it, which may hold what was meant for its query. */
export const isSecretPath = (path: string): boolean =>
  secretPaths.some((secret) => path === secret || path.startsWith(`${secret}/`));

/** Parameters that a page reads, `done` among them, which shows a form's thanks on any page. */
export const parametersOfPage = (path: string): readonly string[] => {
  const page = pageAt(path);
  return page === null ? [] : [...pageRoutes[page].parameters, 'done'];
};

/** An address without what campaigns added, on which no byte of a page depends (behaviour/pages 7). */
export const ownAddress = (path: string, search: string): string => {
  const read = parametersOfPage(path);
  const own = search
    .slice(1)
    .split('&')
    .filter((pair) => read.includes(pair.split('=', 1)[0] ?? ''));
  return own.length === 0 ? path : `${path}?${own.join('&')}`;
};
