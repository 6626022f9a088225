import { useEffect, type RefObject } from 'react';

/** Tells the form how high the bar at the window's lower end is: what shall stay in sight above it stands on it. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = bar.current;
    const form = element?.closest('form');
    if (!element || !form) return undefined;
    const observer = new ResizeObserver(() => {
      form.style.setProperty('--bar', `${Math.ceil(element.getBoundingClientRect().height)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
};
