import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and its first render, then true: for what only script may disable or hide. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
