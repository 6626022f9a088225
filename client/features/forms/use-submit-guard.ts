import { useEffect, useRef } from 'react';

/**
 * Prevents double submits from the first press on; a fetcher's state changes only with the next render.
 *
 * @param answer result of the last submit; a new object each time.
 */
export const useSubmitGuard = (busy: boolean, answer: object | undefined) => {
  const underWay = useRef(false);
  useEffect(() => {
    underWay.current = busy;
  }, [busy, answer]);
  return {
    isUnderWay: () => underWay.current,
    /** Whether this submit may go out. */
    maySubmit: (): boolean => {
      if (underWay.current) return false;
      underWay.current = true;
      return true;
    },
  };
};
