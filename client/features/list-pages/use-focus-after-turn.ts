import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterTurn {
  /** Of the heading above the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Tells which address was chosen in this tab. */
  readonly turnTo: (address: string) => void;
}

/** After a page of a list was turned the focus goes to the list's heading (behaviour/controls 8). `address`: the page's own. */
export const useFocusAfterTurn = (address: string): FocusAfterTurn => {
  const heading = useRef<HTMLHeadingElement>(null);
  const turnedTo = useRef<string>(null);
  useEffect(() => {
    if (turnedTo.current === address) heading.current?.focus();
    turnedTo.current = null;
  }, [address]);
  const turnTo = (target: string) => {
    turnedTo.current = target;
  };
  return { heading, turnTo };
};
