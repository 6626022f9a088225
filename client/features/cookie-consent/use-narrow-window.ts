import { useSyncExternalStore } from 'react';

/** Up to 767 px (behaviour/timings 1). */
const mobile = '(width <= 767px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(mobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is a phone's. Only for what is never part of the served page. */
export const useNarrowWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(mobile).matches,
    () => false,
  );
