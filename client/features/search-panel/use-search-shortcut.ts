import { useEffect } from 'react';

/** Spread on the field of a search panel: `/` finds it. */
export const searchField = { 'data-search-field': true, 'aria-keyshortcuts': '/' } as const;

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The first field that can be seen and is not behind a drawer or a dialog. */
const visibleField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-search-field]')].find(
    (field) => field.checkVisibility({ visibilityProperty: true }) && !field.closest('[inert]'),
  );

/** `/` focuses the search outside fields (behaviour/search 8). */
export const useSearchShortcut = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
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
