import { useEffect, type RefObject } from 'react';

/** Sets `--bar` on the form to the bar's height. */
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
