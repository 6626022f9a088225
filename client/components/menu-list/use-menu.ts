import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { makeRestInert } from '../inert-rest.ts';
import { moveIndex } from '../move-index.ts';
import { useOnLeaving } from '../use-on-leaving.ts';

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])];

/** Tab cycles through the button and the links. */
const nextByTab = (stops: HTMLElement[], backwards: boolean) => {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return stops[(at + (backwards ? -1 : 1) + stops.length) % stops.length];
};

const edge = 8; // px that stay free beside the list

/** Shifts the open list into the window. */
const keepInWindow = (list: HTMLElement) => {
  list.style.removeProperty('translate');
  const { left, right } = list.getBoundingClientRect();
  const shift = Math.max(edge - left, 0) || Math.min(document.documentElement.clientWidth - edge - right, 0);
  // The CSSOM is allowed by the policy, `style` attributes are not.
  if (shift !== 0) list.style.setProperty('translate', `${shift}px`);
};

/** Scrolls the list, not the page, to its current entry. */
const showCurrent = (list: HTMLElement) => {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const { top, height } = current.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2;
};

/** State and keys of the disclosure: Escape, arrows, Home, End, Tab, and clicks outside (behaviour/controls 6). */
export const useMenu = (inertRest = false) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useOnLeaving(() => setOpen(false));

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  useEffect(() => {
    if (!open || !inertRest || !root.current) return undefined;
    return makeRestInert(root.current);
  }, [open, inertRest]);

  useLayoutEffect(() => {
    if (!open || !list.current) return;
    keepInWindow(list.current);
    showCurrent(list.current);
  }, [open]);

  const moveFocus = (event: KeyboardEvent) => {
    const links = linksIn(list.current);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const target =
      event.key === 'Tab'
        ? button.current && nextByTab([button.current, ...links], event.shiftKey)
        : links[moveIndex(event.key, at, links.length, 'vertical') ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' || event.target !== button.current) return;
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // Escape closes one thing at a time: a drawer or dialog around the list stays open.
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    } else moveFocus(event);
  };

  const onBlur = (event: { relatedTarget: EventTarget | null }) => {
    // Without a new target `closeOutside` decides.
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setOpen(false);
  };

  const onClick = (event: MouseEvent) => {
    // Also if the link stays in this document.
    if ((event.target as Element).closest('a[href]')) setOpen(false);
  };

  return {
    open,
    toggle: () => setOpen(!open),
    rootProps: { ref: root, onClick, onKeyDown, onBlur },
    buttonRef: button,
    listRef: list,
  };
};
