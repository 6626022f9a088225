import { useEffect, type RefObject } from 'react';

/** Read by layout.css: how much of the window's lower end is covered; the attribute says that something covers it. */
const property = '--covered-below';
const attribute = 'data-covered-below';

/**
 * While `covering`, the page ends above the element that is fixed to the window's lower end, and what takes the focus
 * is scrolled clear of it.
 */
export const useSpaceBelow = (element: RefObject<HTMLElement | null>, covering: boolean): void => {
  useEffect(() => {
    const covers = element.current;
    if (!covering || !covers) return;
    const root = document.documentElement;
    root.toggleAttribute(attribute, true);
    const observer = new ResizeObserver(() => {
      // Not its place on the screen: it is still on its way while the element rises.
      const gap = Number.parseFloat(getComputedStyle(covers).bottom) || 0;
      root.style.setProperty(property, `${Math.ceil(covers.getBoundingClientRect().height + gap)}px`);
    });
    observer.observe(covers);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
      root.removeAttribute(attribute);
    };
  }, [element, covering]);
};
