import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** State of the history entry that a link to another part of the list creates. */
export const listTurn = { turnsList: true } as const;

/** Focuses the list's heading after such a link (behaviour/controls 8), not after Back or a reload. */
export const useFocusAfterTurn = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state }: Location<typeof listTurn | null> = useLocation();
  const turned = useNavigationType() !== NavigationType.Pop && state?.turnsList === true;
  useEffect(() => {
    if (turned) heading.current?.focus();
  }, [key, turned]);
  return heading;
};
