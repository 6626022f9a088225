import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of content that replaces other content: focuses it when `shown` changes.
 *
 * @param before the previous value; by default the first render takes no focus.
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
