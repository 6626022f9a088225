import { useEffect, type RefObject } from 'react';

/** How much of the window's lower end is covered; the attribute says that something covers it. */
const property = '--covered-below';
const attribute = 'data-covered-below';

/** Those that make room by it. Nothing inherits it: a change would have the styles of the whole page found again. */
const makingRoom = 'body, [data-stays-above]';

/**
 * While `covering`, the page ends above the element that is fixed to the window's lower end, and what takes the focus
 * is scrolled clear of it.
 */
export const useSpaceBelow = (element: RefObject<HTMLElement | null>, covering: boolean): void => {
  useEffect(() => {
    const covers = element.current;
    if (!covering || !covers) return;
    const root = document.documentElement;
    const rooms = document.querySelectorAll<HTMLElement>(makingRoom);
    root.toggleAttribute(attribute, true);
    const observer = new ResizeObserver(() => {
      // Not its place on the screen: it is still on its way while the element rises.
      const gap = Number.parseFloat(getComputedStyle(covers).bottom) || 0;
      const covered = `${Math.ceil(covers.getBoundingClientRect().height + gap)}px`;
      for (const room of rooms) room.style.setProperty(property, covered);
      // Not by the property: on the root any of them is a change for the whole page.
      root.style.scrollPaddingBlockEnd = covered;
    });
    observer.observe(covers);
    return () => {
      observer.disconnect();
      for (const room of rooms) room.style.removeProperty(property);
      root.style.scrollPaddingBlockEnd = '';
      root.removeAttribute(attribute);
    };
  }, [element, covering]);
};
