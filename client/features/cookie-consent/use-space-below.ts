import { useEffect, type RefObject } from 'react';

/**
 * How much of the window's bottom is covered, set on each element that makes room. Not inherited, so that a change
 * does not restyle the whole page.
 */
const property = '--covered-below';
const attribute = 'data-covered-below';

const makingRoom = 'body, [data-stays-above]';

/** While `covering`, the page and the scroll padding end above the element at the window's bottom. */
export const useSpaceBelow = (element: RefObject<HTMLElement | null>, covering: boolean): void => {
  useEffect(() => {
    const covers = element.current;
    if (!covering || !covers) return;
    const root = document.documentElement;
    const rooms = document.querySelectorAll<HTMLElement>(makingRoom);
    root.toggleAttribute(attribute, true);
    const observer = new ResizeObserver(() => {
      // Not its position, which changes while it is animated.
      const gap = Number.parseFloat(getComputedStyle(covers).bottom) || 0;
      const covered = `${Math.ceil(covers.getBoundingClientRect().height + gap)}px`;
      for (const room of rooms) room.style.setProperty(property, covered);
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
