import { useEffect, useState, createContext, use } from 'react';
import { useLocation, type RouteObject, matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { pageAt, pageRoutes } from '#shared/rendering/page-routes.ts';
import { mayPrefetch } from '#client/stores/connection.ts';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { whenIdle } from '#client/components/when-idle.ts';
import { helpApiContext } from '#client/api/load-context.ts';

/** Milliseconds, as long as browsers cache it (behaviour/cache 5). */
const dataLifetime = 60_000;

interface RouteModule {
  readonly loader?: (args: object) => unknown;
}

type Prefetch = ReturnType<typeof createPrefetch>;

/**
 * Prefetches what a link leads to. Failures are ignored.
 *
 * @param routes without `guardChunks`: a failed prefetch must not reload the page.
 */
export const createPrefetch = (routes: RouteObject[], api: HelpApi) => {
  const fetched = new Map<string, number>();
  const moduleOf = async (url: URL) => {
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (!match) return null;
    const { route, params } = match;
    // Hydration has loaded the route of the served page.
    const module = (typeof route.lazy === 'function' ? await route.lazy() : route) as RouteModule;
    return { params, module };
  };
  const code = async (url: URL): Promise<void> => {
    await moduleOf(url).catch(() => null);
  };
  /** Also runs the loader, to fill the browser's cache. */
  const data = async (url: URL): Promise<void> => {
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
      // The page does not exist or failed.
      fetched.delete(url.pathname);
    }
  };
  return { code, data };
};

/** Milliseconds of hover or focus before the data is fetched. */
const intent = 65;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The page that a link leads to within this document; `null` for all other links. */
const pageOf = (link: HTMLAnchorElement): URL | null => {
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin && url.pathname !== window.location.pathname ? url : null;
};

/** Prefetches the code of visible links (behaviour/shell 5), including those added later. */
const useCodePrefetch = (source: Prefetch): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (!mayPrefetch()) return undefined;
    const watched = new WeakSet<Element>();
    const visibility = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const url = isIntersecting ? pageOf(target as HTMLAnchorElement) : null;
        if (isIntersecting) visibility.unobserve(target);
        if (url) void source.code(url);
      }
    });
    let cancel: (() => void) | null = null;
    const watchLinks = () => {
      cancel = null;
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        if (!watched.has(link)) visibility.observe(link);
        watched.add(link);
      }
    };
    const watchSoon = () => (cancel ??= whenIdle(watchLinks));
    const changes = new MutationObserver(watchSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    watchSoon();
    return () => {
      cancel?.();
      changes.disconnect();
      visibility.disconnect();
    };
  }, [source, key]);
};

/** Prefetches the data of links that are hovered, focused or touched. */
const useDataPrefetch = (source: Prefetch): void => {
  useEffect(() => {
    if (!mayPrefetch()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchFor = ({ target }: Event, delay: number) => {
      clearTimeout(timer);
      const link = linkAt(target);
      const url = link && pageOf(link);
      if (url) timer = setTimeout(() => void source.data(url), delay);
    };
    const hover = (event: Event) => fetchFor(event, intent);
    const touch = (event: Event) => fetchFor(event, 0);
    const end = new AbortController();
    const options = { passive: true, signal: end.signal };
    document.addEventListener('mouseover', hover, options);
    document.addEventListener('focusin', hover, options);
    document.addEventListener('touchstart', touch, options);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [source]);
};

export const usePrefetch = (): void => {
  const routes = use(RouteTableContext);
  const api = useHelpApi();
  const [source] = useState(() => createPrefetch(routes, api));
  useCodePrefetch(source);
  useDataPrefetch(source);
};

/** The routes to prefetch from. */
export const RouteTableContext = createContext<RouteObject[]>([]);
