import { useCallback, useEffect, useRef } from 'react';

/**
 * Refuses a second submit from the very press on: a fetcher's state shows it only a render later. Returns a function
 * that says whether this submit may go out, and then holds back all others until the answer is there.
 *
 * @param answer what came of the last submit; a new object each time.
 */
export const useSubmitGuard = (busy: boolean, answer: object | undefined): (() => boolean) => {
  const underWay = useRef(false);
  useEffect(() => {
    underWay.current = busy;
  }, [busy, answer]);
  return useCallback(() => {
    if (underWay.current) return false;
    underWay.current = true;
    return true;
  }, []);
};
