import { useEffect, useState } from 'react';

/**
 * A module of a chunk of its own, loaded once it is needed; `null` if that failed. For what is not in the served HTML.
 *
 * @param load the same function each time.
 * @param attempt a failed load is repeated when this changes.
 */
export const useLazyModule = <Module>(
  isNeeded: boolean | undefined,
  load: () => Promise<Module>,
  attempt?: unknown,
): Module | null | undefined => {
  const [module, setModule] = useState<Module | null>();
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setModule(() => loaded),
      (error: unknown) => {
        console.warn(error);
        setModule(null);
      },
    );
  }, [isNeeded, load, attempt]);
  return module;
};
