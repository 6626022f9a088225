import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does something once the path has changed, by a link, Back or Forward: what lies over a page goes with it
 * (behaviour/shell 23). Before effects, so that focus and scroll position of the new page have the last word.
 */
export const useOnLeaving = (leave: (path: string) => void): void => {
  const { pathname } = useLocation();
  const onLeave = useEffectEvent(leave);
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    onLeave(pathname);
  }, [pathname]);
};
