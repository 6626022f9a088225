import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { prefersCalm } from '#client/components/prefers-calm.ts';

/** Name of the session-storage entry. */
export const scrollPositionsKey = 'scroll-positions';

/** History entries whose position is kept; the oldest go first. */
const limit = 50;

/** Where each history entry was left, in pixels from the top. */
interface ScrollPositions {
  readonly of: (entry: string) => number | undefined;
  readonly keep: (entry: string, top: number) => void;
  /** Writes them down for the next document of this tab (a reload, the way back from another site). */
  readonly store: () => void;
}

/** Positions of this tab; what is stored is taken as untrusted, and a full or forbidden storage is no failure. */
export const createScrollPositions = (storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions => {
  const positions = new Map<string, number>(read(storage));
  return {
    of: (entry) => positions.get(entry),
    keep: (entry, top) => {
      positions.delete(entry);
      positions.set(entry, Math.max(0, top));
      const [oldest] = positions.keys();
      if (positions.size > limit && oldest !== undefined) positions.delete(oldest);
    },
    store: () => {
      try {
        storage.setItem(scrollPositionsKey, JSON.stringify([...positions]));
      } catch {
        // The page then opens at its top: no reason to say anything.
      }
    },
  };
};

const read = (storage: Pick<Storage, 'getItem'>): [string, number][] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(scrollPositionsKey) ?? '[]');
    return Array.isArray(stored) && stored.every(isPosition) ? stored : [];
  } catch {
    return [];
  }
};

// By hand: the schema library would be in the first load of every page for little.
const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]) &&
  (value[1] as number) >= 0;

/** What happens to the window's scroll position after a navigation. */
type ScrollDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'restore'; readonly top: number }
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'top' };

interface Arrival {
  /** State of the history entry. */
  readonly state: unknown;
  readonly search: string;
  readonly hash: string;
  /** Where this history entry was left, in pixels; only known when the visitor comes back to it. */
  readonly saved: number | undefined;
}

const asksToStay = ({ state, search }: Arrival): boolean =>
  new URLSearchParams(search).has('noScrolling') ||
  (typeof state === 'object' && state !== null && 'noScrolling' in state && state.noScrolling !== false);

/** Restore the saved position; else the hash; else the top; nothing with `noScrolling` (behaviour/shell 4). */
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

/** Milliseconds after which a smooth scroll has arrived (behaviour/timings 4). */
const settled = 500;

/** What a visitor does who wants to scroll by himself. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Entries that no router made (the first one, native hash links) all have the key `default`, hence the path. Never the
 * query: it would be stored, and holds the secret id of an order or what somebody searched for.
 */
const entryOf = ({ key, pathname, hash }: Location): string => `${key}:${pathname}${hash}`;

const scrollInstantly = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls to the top, and is there when the time is over, however long the page was; the visitor may interrupt.
 *
 * @returns what ends it earlier; `null` where it is over.
 */
const scrollToTop = (): (() => void) | null => {
  if (prefersCalm()) {
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
 * @param isOther another page than before: where the target of its hash is gone, it begins at its top.
 * @returns what ends a scrolling that goes on; `null` where there is none.
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

/** A browser that keeps nothing for this page (the editor's frame, for one) throws as soon as the storage is named. */
const sessionPositions: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (name) => window.sessionStorage.getItem(name),
  setItem: (name, value) => window.sessionStorage.setItem(name, value),
};

/** Keeps where every history entry is left; the browser does it itself for what is another document. */
const usePositions = (entry: string) => {
  const positions = useRef<ScrollPositions>(null);
  const current = useRef(entry);
  useLayoutEffect(() => {
    current.current = entry;
  }, [entry]);
  useEffect(() => {
    const kept = createScrollPositions(sessionPositions);
    positions.current = kept;
    const keep = () => kept.keep(current.current, window.scrollY);
    const leave = () => {
      kept.store();
      window.history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      window.history.scrollRestoration = 'manual';
    };
    arrive();
    keep();
    const end = new AbortController();
    window.addEventListener('scroll', keep, { passive: true, signal: end.signal });
    window.addEventListener('pagehide', leave, { signal: end.signal });
    window.addEventListener('pageshow', arrive, { signal: end.signal });
    return () => {
      leave();
      end.abort();
    };
  }, []);
  return positions;
};

/** Scrolling after navigation: saved position, hash, smooth to the top, or nothing (behaviour/shell 4). */
export const useScrollAfterNavigation = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const entry = entryOf(location);
  const arrived = useRef(location);
  const positions = usePositions(entry);
  const endEarlier = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    // The first page of a document is the browser's own business.
    if (arrived.current === location) return;
    const isOther = arrived.current.pathname !== location.pathname;
    arrived.current = location;
    const nativeHash = location.key === 'default' && location.hash !== '';
    const saved = type === NavigationType.Pop && !nativeHash ? positions.current?.of(entry) : undefined;
    // A scroll of the page before must not continue on this one.
    endEarlier.current?.();
    endEarlier.current = perform(decideScroll({ ...location, saved }), isOther);
    positions.current?.keep(entry, window.scrollY);
  }, [location, type, entry, positions]);
};
