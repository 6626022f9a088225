import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back after the path has changed (behaviour/shell 23), in a layout effect, so that focus and scrolling of
 * the new page come later.
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
