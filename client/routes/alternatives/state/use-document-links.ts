import { useEffect } from 'react';
import { useBlocker, useHref } from 'react-router-dom';

/**
 * Leaves this page with a new document only: scripts that other pages load must not find its secret address
 * (behaviour/security 14).
 */
export const useDocumentLinks = (): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const href = useHref(blocker.location ?? '/');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    window.location.assign(href);
    blocker.reset();
  }, [blocker, href]);
};
