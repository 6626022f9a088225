import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import { helpApiContext } from '#client/api/load-context.ts';

/** Milliseconds for which a page's data counts as fetched: the browser keeps it no longer (behaviour/cache 5). */
const dataLifetime = 60_000;

interface RouteModule {
  readonly loader?: (args: object) => unknown;
}

/** Loads ahead what a link leads to. Failures are silent: the navigation itself will meet them. */
export interface Prefetch {
  /** The code of the page at this address. */
  readonly code: (url: URL) => Promise<void>;
  /** Code and data: runs the page's loader, so that the browser's cache has what it asks for. */
  readonly data: (url: URL) => Promise<void>;
}

/** @param routes the unguarded table: a chunk that fails to load ahead must not reload the page. */
export const createPrefetch = (routes: RouteObject[], api: HelpApi): Prefetch => {
  const fetched = new Map<string, number>();
  const moduleOf = async (url: URL) => {
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    const lazy = match?.route.lazy;
    if (!match || typeof lazy !== 'function') return null;
    return { params: match.params, module: (await lazy()) as RouteModule };
  };
  const code = async (url: URL) => {
    await moduleOf(url).catch(() => null);
  };
  const data = async (url: URL) => {
    const now = performance.now();
    const page = pageAt(url.pathname);
    if (page === null || !pageRoutes[page].prefetch) return code(url);
    if (now - (fetched.get(url.pathname) ?? -dataLifetime) < dataLifetime) return;
    fetched.set(url.pathname, now);
    try {
      const found = await moduleOf(url);
      const context = new RouterContextProvider();
      context.set(helpApiContext, api);
      await found?.module.loader?.({ request: new Request(url), params: found.params, context });
    } catch {
      // Thrown by the loader: a page that does not exist or cannot be had.
      fetched.delete(url.pathname);
    }
  };
  return { code, data };
};
