import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a link to another part of the list it stands at tells of itself, as the state of its entry in the history. A link
 * opened in another tab tells nothing there, and what was still on its way when it was pressed cannot be taken for it.
 */
export const listTurn = { turnsList: true } as const;

const tellsTurn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'turnsList' in state;

/** After a list was turned by a link the focus goes to the list's heading (behaviour/controls 8); not by Back or a reload. */
export const useFocusAfterTurn = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const turned = useNavigationType() !== NavigationType.Pop && tellsTurn(state);
  useEffect(() => {
    if (turned) heading.current?.focus();
  }, [key, turned]);
  return heading;
};
