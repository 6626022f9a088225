import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { prefersReducedMotion } from '#client/components/prefers-reduced-motion.ts';
import { useHydrated } from '#client/components/use-hydrated.ts';

/** Key in session storage. */
export const scrollPositionsKey = 'scroll-positions';

const limit = 50;

/**
 * Positions of this tab: pixels from the top by history entry. Storage is read at the first use, not trusted, and access
 * to it may throw.
 */
export const createScrollPositions = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => {
  let known: Map<string, number> | undefined;
  const all = () => (known ??= new Map(read(storage)));
  return {
    of: (entry: string): number | undefined => all().get(entry),
    keep: (entry: string, top: number): void => {
      const positions = all();
      positions.delete(entry);
      positions.set(entry, Math.max(0, top));
      const [oldest] = positions.keys();
      if (positions.size > limit && oldest !== undefined) positions.delete(oldest);
    },
    /** Saves them for the next document of this tab. */
    store: (): void => {
      try {
        storage().setItem(scrollPositionsKey, JSON.stringify([...all()]));
      } catch {}
    },
  };
};

const read = (storage: () => Pick<Storage, 'getItem'>): [string, number][] => {
  try {
    const stored: unknown = JSON.parse(storage().getItem(scrollPositionsKey) ?? '[]');
    return Array.isArray(stored) && stored.every(isPosition) ? stored : [];
  } catch {
    return [];
  }
};

// By hand: the schema library would be loaded with every page.
const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]) &&
  (value[1] as number) >= 0;

type ScrollDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'restore'; readonly top: number }
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'top' };

interface Arrival {
  readonly state: unknown;
  readonly search: string;
  readonly hash: string;
  /** The saved position, when the visitor comes back to an entry. */
  readonly saved: number | undefined;
}

const asksToStay = ({ state, search }: Arrival): boolean =>
  new URLSearchParams(search).has('noScrolling') ||
  (typeof state === 'object' && state !== null && 'noScrolling' in state && state.noScrolling !== false);

/** The saved position, the hash, or the top; nothing with `noScrolling` (behaviour/shell 4). */
export const decideScroll = (arrival: Arrival): ScrollDecision => {
  if (asksToStay(arrival)) return { kind: 'stay' };
  if (arrival.saved !== undefined) return { kind: 'restore', top: arrival.saved };
  if (arrival.hash.length > 1) return { kind: 'target', id: decodeHash(arrival.hash.slice(1)) };
  return { kind: 'top' };
};

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** Milliseconds of a smooth scroll (behaviour/timings 4). */
const settled = 500;

/** Events that interrupt a smooth scroll. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * With the path, as entries without the router all have the key `default`. Without the query, which may hold an
 * order's id or a search.
 */
const entryOf = ({ key, pathname, hash }: Location): string => `${key}:${pathname}${hash}`;

const scrollInstantly = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls smoothly, then jumps if it takes too long.
 *
 * @returns a function that stops it; `null` if there is nothing to stop.
 */
const scrollToTop = (): (() => void) | null => {
  if (prefersReducedMotion()) {
    scrollInstantly(0);
    return null;
  }
  window.scrollTo({ top: 0, behavior: 'smooth' });
  const done = new AbortController();
  const timer = setTimeout(() => {
    done.abort();
    scrollInstantly(0);
  }, settled);
  const interrupt = () => {
    clearTimeout(timer);
    done.abort();
  };
  for (const event of interruptions)
    window.addEventListener(event, interrupt, { signal: done.signal, passive: true });
  return interrupt;
};

/**
 * @param isOther whether the path has changed: without the hash's target it scrolls to the top.
 *
 * @returns a function that stops it; `null` if there is nothing to stop.
 */
const perform = (decision: ScrollDecision, isOther: boolean): (() => void) | null => {
  if (decision.kind === 'top') return scrollToTop();
  if (decision.kind === 'restore') scrollInstantly(decision.top);
  if (decision.kind !== 'target') return null;
  const target = document.getElementById(decision.id);
  if (!target && isOther) return scrollToTop();
  target?.scrollIntoView();
  return null;
};

/** Tracks the position of every history entry; between documents the browser does. */
const usePositions = (entry: string) => {
  const [positions] = useState(() => createScrollPositions(() => window.sessionStorage));
  const keepCurrent = useEffectEvent(() => positions.keep(entry, window.scrollY));
  // Ends with the layout: an error page that takes its place scrolls to the top, which is not where the entry was left.
  useLayoutEffect(() => {
    const keep = () => keepCurrent();
    const leave = () => {
      positions.store();
      window.history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      window.history.scrollRestoration = 'manual';
    };
    arrive();
    const end = new AbortController();
    window.addEventListener('scroll', keep, { passive: true, signal: end.signal });
    window.addEventListener('pagehide', leave, { signal: end.signal });
    window.addEventListener('pageshow', arrive, { signal: end.signal });
    return () => {
      leave();
      end.abort();
    };
  }, [positions]);
  return positions;
};

/** behaviour/shell 4 */
export const useScrollAfterNavigation = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const entry = entryOf(location);
  // After an error page the layout is mounted anew.
  const arrived = useRef(useHydrated() ? null : location);
  const positions = usePositions(entry);
  const endEarlier = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    // The browser scrolls the first page itself.
    if (arrived.current !== location) {
      const isOther = arrived.current?.pathname !== location.pathname;
      arrived.current = location;
      const nativeHash = location.key === 'default' && location.hash !== '';
      const saved = type === NavigationType.Pop && !nativeHash ? positions.of(entry) : undefined;
      // Stops the scrolling of the previous page.
      endEarlier.current?.();
      endEarlier.current = perform(decideScroll({ ...location, saved }), isOther);
    }
    positions.keep(entry, window.scrollY);
  }, [location, type, entry, positions]);
};
