import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { belowDesktop, makeRestInert } from '#client/components/inert-rest.ts';

/** Milliseconds of the closing animation (behaviour/timings 3). */
const closeDelay = 200;

type DrawerPhase = 'closed' | 'open' | 'closing';

/** Closes on navigation, Escape, or a press outside (behaviour/shell 10). */
const useClosing = (phase: DrawerPhase, close: () => void, panel: RefObject<HTMLElement | null>) => {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    close();
  }, [key, close]);
  useEffect(() => {
    if (phase !== 'open') return undefined;
    const end = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!panel.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown, { signal: end.signal });
    document.addEventListener('pointerdown', onPress, { signal: end.signal });
    // Also when the window becomes wide.
    window.matchMedia(belowDesktop).addEventListener('change', close, { signal: end.signal });
    return () => end.abort();
  }, [phase, close, panel]);
};

/** The drawer's state. The rest of the page is inert while it is open; then the focus returns. */
export const useDrawer = () => {
  const id = useId();
  const [phase, setPhase] = useState<DrawerPhase>('closed');
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setPhase((now) => (now === 'open' ? 'closing' : now)), []);
  useClosing(phase, close, panel);

  useEffect(() => {
    if (phase !== 'closing') return undefined;
    const timer = setTimeout(() => setPhase('closed'), closeDelay);
    return () => clearTimeout(timer);
  }, [phase]);

  const shown = phase !== 'closed';
  useEffect(() => {
    const inside = panel.current;
    const button = opener.current;
    if (!shown || !inside) return undefined;
    const release = makeRestInert(inside);
    inside.querySelector<HTMLElement>('[data-closes]')?.focus();
    let last = document.activeElement;
    const remember = () => (last = document.activeElement);
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      release();
      // Unless a navigation has moved the focus.
      if (last && inside.contains(last)) button?.focus();
    };
  }, [shown]);

  return { id, phase, open: () => setPhase('open'), close, panel, opener };
};

export type DrawerControl = ReturnType<typeof useDrawer>;
