import { useEffect, useRef, type RefObject } from 'react';

/**
 * Put on the heading of what has taken another's place, and with it the button that was pressed: it gets the focus
 * whenever `shown` changes.
 *
 * @param before what was shown before the first time; left out, the first one takes no focus.
 */
export const useFocusOnChange = (
  shown: unknown,
  before: unknown = shown,
): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(before);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
};
