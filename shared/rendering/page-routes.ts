interface PageRoute {
  /** As the router matches it; `:name` is one part of a path. */
  readonly path: string;
  /** Parameters of the query that the page reads, in the order of its address. */
  readonly parameters: readonly string[];
}

/**
 * The pages (behaviour/pages 1): one row a route, for the router that matches addresses and for the server,
 * which decides by the matched route what may be kept, listed and told to others.
 */
export const pageRoutes = {
  home: { path: '/', parameters: [] },
  category: { path: '/categories/:category', parameters: [] },
  article: { path: '/categories/:category/:subCategory/:article', parameters: [] },
  search: { path: '/search', parameters: ['articles', 'page'] },
  alternatives: { path: '/alternatives', parameters: ['id'] },
  notFound: { path: '/not_found', parameters: ['reason'] },
} as const satisfies Record<string, PageRoute>;

export type PageName = keyof typeof pageRoutes;

const patterns = Object.entries(pageRoutes).map(([name, { path }]) => ({
  name: name as PageName,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The page at a canonical path; `null` where there is none. */
export const pageAt = (path: string): PageName | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.name ?? null;

/** The page of a matched route, by the route's own path; `null` for routes that are none, such as a form's action. */
export const pageOfRoute = (routePath: string | undefined): PageName | null =>
  patterns.find(({ name }) => pageRoutes[name].path === routePath)?.name ?? null;
