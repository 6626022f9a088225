import { useEffect } from 'react';

/** Spread on the field of a search panel: the shortcut finds it. */
export const searchField = { 'data-search-field': true, 'aria-keyshortcuts': 'Control+/ Meta+/' } as const;

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The first field that can be seen and is not behind a drawer or a dialog. */
const visibleField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-search-field]')].find(
    (field) => field.checkVisibility({ visibilityProperty: true }) && !field.closest('[inert]'),
  );

/**
 * Control and `/` focus the search outside fields, on a Mac Command and `/` (behaviour/search 8). Not the sign alone: who
 * speaks to the computer sets it off by chance (WCAG 2.1.4).
 */
export const useSearchShortcut = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (takesText(event.target) || document.querySelector('dialog:modal')) return;
      const field = visibleField();
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
