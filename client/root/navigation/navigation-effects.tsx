import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ProgressLine } from '#client/components/progress-line/progress-line.tsx';
import { hasBox } from '#client/components/has-box.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';
import { createLoadingStore } from './loading-store.ts';

const menuItemHasFocus = (): boolean => {
  const menu = document.activeElement?.closest('[data-keeps-focus]');
  return menu ? hasBox(menu) : false;
};

/** Only with a tabindex can the body have the focus; without the focus it must not have one, or clicks would give it. */
const focusBody = (): void => {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
};

/**
 * After navigation focus moves to the body unless a menu item had focus (behaviour/shell 3). Another page of results or
 * a hash is no navigation: only the path counts.
 */
const useFocusAfterNavigation = (): void => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!menuItemHasFocus()) focusBody();
  }, [pathname]);
};

/** The page's own part of a title: what follows the first bar is the same on every page (behaviour/pages 8). */
const ownTitle = (title: string): string => title.split(' | ')[0] ?? title;

/** Tells screen readers politely which page has come, for without a new document they would say nothing. */
const RouteAnnouncer = () => {
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
      <span className="visually-hidden">{announced}</span>
    </div>
  );
};

/** The line at the top of the window while a page loads (behaviour/shell 7). */
const LoadingBar = () => {
  const { t } = useTranslation();
  const [store] = useState(createLoadingStore);
  const phase = useStore(store, (state) => state.phase);
  const loading = useNavigation().state !== 'idle';
  useEffect(() => {
    const { begin, end } = store.getState();
    if (loading) begin();
    else end();
  }, [store, loading]);
  if (phase === 'idle') return null;
  return <ProgressLine of="page" role="progressbar" aria-label={t('shell.page')} data-phase={phase} />;
};

/** What a new document would do by itself, and a little more: focus, scroll, progress, announcement, prefetch. */
export const NavigationEffects = () => {
  useFocusAfterNavigation();
  useScrollAfterNavigation();
  usePrefetch();
  return (
    <>
      <LoadingBar />
      <RouteAnnouncer />
    </>
  );
};
