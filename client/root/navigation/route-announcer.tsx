import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#client/components/visually-hidden/visually-hidden.tsx';

/** The page's own part of a title: what follows the first bar is the same on every page (behaviour/pages 8). */
const ownTitle = (title: string): string => title.split(' | ')[0] ?? title;

/** Tells screen readers politely which page has come, for without a new document they would say nothing. */
export const RouteAnnouncer = () => {
  const { pathname, search } = useLocation();
  const [announced, setAnnounced] = useState('');
  const previous = useRef(pathname + search);
  useEffect(() => {
    if (previous.current === pathname + search) return undefined;
    previous.current = pathname + search;
    // One frame later the title of the new page stands in the document.
    const frame = requestAnimationFrame(() => setAnnounced(ownTitle(document.title)));
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
};
