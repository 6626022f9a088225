import { useEffect } from 'react';
import { useBlocker, useHref } from 'react-router-dom';

/**
 * Every way out of the page loads a new document: what other pages may load later must not find this page's address,
 * which holds a secret, in the document they live in (behaviour/security 14).
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
