import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useLocation } from 'react-router-dom';
import { ProgressLine } from '#client/components/progress-line/progress-line.tsx';
import { focusOnce } from '#client/components/focus-once.ts';
import { hasBox } from '#client/components/has-box.ts';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { useOnLeaving } from '#client/components/use-on-leaving.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';

const menuItemHasFocus = (): boolean => {
  const menu = document.activeElement?.closest('[data-keeps-focus]');
  return menu ? hasBox(menu) : false;
};

/** The part before the first bar (behaviour/pages 8). */
const ownTitle = (title: string): string => title.split(' | ')[0] ?? title;

/** Announces the new page to screen readers. */
const RouteAnnouncer = () => {
  const { pathname, search } = useLocation();
  const [announced, setAnnounced] = useState('');
  // After an error page the layout is mounted anew.
  const previous = useRef(useHydrated() ? null : pathname + search);
  useEffect(() => {
    if (previous.current === pathname + search) return undefined;
    previous.current = pathname + search;
    // The title is updated by then.
    const frame = requestAnimationFrame(() => setAnnounced(ownTitle(document.title)));
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
  return (
    <div role="status">
      <span className="visually-hidden">{announced}</span>
    </div>
  );
};

/** Milliseconds: shorter loads show no bar, and one that is shown stays as long; so does its fading (behaviour/timings 9). */
const shortest = 200;

/** `finishing`: the bar fades out. */
type Phase = 'idle' | 'running' | 'finishing';

const usePhase = (loading: boolean): Phase => {
  const [{ phase, since }, setShown] = useState<{ phase: Phase; since: number }>({ phase: 'idle', since: 0 });
  useEffect(() => {
    const next = loading ? 'running' : phase === 'running' ? 'finishing' : 'idle';
    if (next === phase) return undefined;
    const elapsed = next === 'finishing' ? performance.now() - since : 0;
    const timer = setTimeout(() => setShown({ phase: next, since: performance.now() }), shortest - elapsed);
    return () => clearTimeout(timer);
  }, [phase, since, loading]);
  return phase;
};

/** behaviour/shell 7 */
const LoadingBar = () => {
  const { t } = useTranslation();
  const phase = usePhase(useNavigation().state !== 'idle');
  if (phase === 'idle') return null;
  return <ProgressLine of="page" role="progressbar" aria-label={t('shell.page')} data-phase={phase} />;
};

/** What a new document would do by itself: focus, scrolling, progress, announcement; and prefetching. */
export const NavigationEffects = () => {
  // behaviour/shell 3
  useOnLeaving(() => {
    if (!menuItemHasFocus()) focusOnce(document.body);
  });
  useScrollAfterNavigation();
  usePrefetch();
  return (
    <>
      <LoadingBar />
      <RouteAnnouncer />
    </>
  );
};
