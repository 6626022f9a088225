import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { connectionOf, mayPrefetch } from '#client/stores/connection.ts';
import { useHelpApi } from '#client/api/help-api-provider.tsx';
import { createPrefetch, type Prefetch } from './prefetch.ts';
import { useRouteTable } from './route-table.ts';
import { whenIdle } from '#client/components/when-idle.ts';

/** Milliseconds a pointer or the focus rests on a link before its data is fetched: who passes by wants nothing. */
const intent = 65;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The page a link leads to inside this document; `null` for other hosts, downloads and new windows. */
const pageOf = (link: HTMLAnchorElement): URL | null => {
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin && url.pathname !== window.location.pathname ? url : null;
};

/**
 * Code of links that can be seen (behaviour/shell 5), also of those that come later: in a drawer, among suggestions.
 */
const useCodePrefetch = (source: Prefetch | null): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (!source || !mayPrefetch(connectionOf(navigator))) return undefined;
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
    // However often the page changes before the browser is idle, it is searched once.
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

/** Data of a link that is pointed at, focused or touched. */
const useDataPrefetch = (source: Prefetch | null): void => {
  useEffect(() => {
    if (!source || !mayPrefetch(connectionOf(navigator))) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchFor = ({ target }: Event, delay: number) => {
      clearTimeout(timer);
      const link = linkAt(target);
      const url = link && pageOf(link);
      if (url) timer = setTimeout(() => void source.data(url), delay);
    };
    const rest = (event: Event) => fetchFor(event, intent);
    const touch = (event: Event) => fetchFor(event, 0);
    const end = new AbortController();
    const options = { passive: true, signal: end.signal };
    document.addEventListener('mouseover', rest, options);
    document.addEventListener('focusin', rest, options);
    document.addEventListener('touchstart', touch, options);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [source]);
};

export const usePrefetch = (): void => {
  const routes = useRouteTable();
  const api = useHelpApi();
  const source = useMemo(() => routes && createPrefetch(routes, api), [routes, api]);
  useCodePrefetch(source);
  useDataPrefetch(source);
};
