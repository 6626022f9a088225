import { useLayoutEffect, useRef, useState } from 'react';

const widthsOf = (list: HTMLElement) => {
  const crumbs = (role: string) => [...list.querySelectorAll<HTMLElement>(`:scope > [data-crumb=${role}]`)];
  const widthOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().width ?? 0;
  const title = crumbs('current')[0];
  // The title may be truncated: add what is hidden.
  const cut = title?.querySelector<HTMLElement>('[aria-current]');
  const missing = cut ? cut.scrollWidth - cut.clientWidth : 0;
  return {
    available: list.clientWidth,
    home: widthOf(crumbs('home')[0]),
    trail: crumbs('link').map(widthOf),
    current: widthOf(title) + missing,
    ellipsis: widthOf(crumbs('ellipsis')[0]),
  };
};

/**
 * Measures the trail when its size, its text (`key`) or the font changes. `hidden` is undefined before the first
 * measurement and on the server: all levels are shown.
 */
export const useCollapsedTrail = (key: string) => {
  const list = useRef<HTMLOListElement>(null);
  const [hidden, setHidden] = useState<number>();

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => setHidden(collapsedCount(widthsOf(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [key]);

  return { list, hidden };
};

interface TrailWidths {
  /** In CSS pixels, separators included, as all of these. */
  available: number;
  home: number;
  trail: readonly number[];
  /** Of the untruncated title. */
  current: number;
  ellipsis: number;
}

/**
 * How many levels go into the ellipsis menu, those nearest to home first. The title may take half of the room;
 * beyond that it is truncated.
 */
export const collapsedCount = ({ available, home, trail, current, ellipsis }: TrailWidths): number => {
  const title = Math.min(current, available / 2);
  for (let hidden = 0; hidden < trail.length; hidden += 1) {
    const links = trail.slice(hidden).reduce((sum, width) => sum + width, 0);
    if (home + (hidden > 0 ? ellipsis : 0) + links + title <= available) return hidden;
  }
  return trail.length;
};
