import { useLayoutEffect, useRef, useState } from 'react';

const widthsOf = (list: HTMLElement) => {
  const widthOf = (role: string) => [...list.querySelectorAll<HTMLElement>(`:scope > [data-crumb=${role}]`)];
  const outer = (element: HTMLElement | undefined) => element?.getBoundingClientRect().width ?? 0;
  const title = widthOf('current')[0];
  // The title may be cut short right now: what it lacks stands in its scroll width.
  const cut = title?.querySelector<HTMLElement>('[aria-current]');
  const missing = cut ? cut.scrollWidth - cut.clientWidth : 0;
  return {
    available: list.clientWidth,
    home: outer(widthOf('home')[0]),
    trail: widthOf('link').map(outer),
    current: outer(title) + missing,
    ellipsis: outer(widthOf('ellipsis')[0]),
  };
};

/**
 * Measures the trail whenever its room, its words (`key`) or the font change. `hidden` is undefined before the
 * first measure (on the server, without script): then every level shows.
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
  /** The room there is; all measures in CSS pixels, separators included. */
  available: number;
  home: number;
  /** Each link between home and the current page, in order. */
  trail: readonly number[];
  /** The current page's title, unshortened. */
  current: number;
  ellipsis: number;
}

/**
 * How many links after home go into the ellipsis menu so that the rest fits: none if all fit, else as few as
 * will do, those nearest to home first. A title may claim half the room; beyond that it is cut short itself.
 */
export const collapsedCount = ({ available, home, trail, current, ellipsis }: TrailWidths): number => {
  const title = Math.min(current, available / 2);
  for (let hidden = 0; hidden < trail.length; hidden += 1) {
    const links = trail.slice(hidden).reduce((sum, width) => sum + width, 0);
    if (home + (hidden > 0 ? ellipsis : 0) + links + title <= available) return hidden;
  }
  return trail.length;
};
