import { LoadingBar } from './loading-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';

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
