import { useSyncExternalStore } from 'react';

const mobile = '(width <= 767px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(mobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is a phone's (behaviour/timings 1). Not for server-rendered content. */
export const useNarrowWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(mobile).matches,
    () => false,
  );
