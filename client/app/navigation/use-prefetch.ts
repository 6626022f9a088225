import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { connectionOf, mayPrefetch } from './connection.ts';
import { usePrefetchSource } from './prefetch-source.ts';

/** Milliseconds: code of visible links is fetched when the browser has nothing to do, at the latest after this (spec 9). */
const idleTimeout = 2000;
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

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, idleTimeout);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: idleTimeout });
  return () => window.cancelIdleCallback(handle);
};

/** Code of links that can be seen (spec 2, Layout). */
const useCodePrefetch = (): void => {
  const source = usePrefetchSource();
  const { key } = useLocation();
  useEffect(() => {
    if (!source || !mayPrefetch(connectionOf(navigator))) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const url = isIntersecting ? pageOf(target as HTMLAnchorElement) : null;
        if (isIntersecting) observer.unobserve(target);
        if (url) void source.code(url);
      }
    });
    const cancel = whenIdle(() => {
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [source, key]);
};

/** Data of a link that is pointed at, focused or touched. */
const useDataPrefetch = (): void => {
  const source = usePrefetchSource();
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
  useCodePrefetch();
  useDataPrefetch();
};
