import { useEffect, useRef } from 'react';

/**
 * Prevents double submits from the first press on; a fetcher's state changes only with the next render. Returns
 * whether this submit may go out.
 *
 * @param answer result of the last submit; a new object each time.
 */
export const useSubmitGuard = (busy: boolean, answer: object | undefined): (() => boolean) => {
  const underWay = useRef(false);
  useEffect(() => {
    underWay.current = busy;
  }, [busy, answer]);
  return () => {
    if (underWay.current) return false;
    underWay.current = true;
    return true;
  };
};
