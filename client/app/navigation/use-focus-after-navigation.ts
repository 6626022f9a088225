import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const menuItemHasFocus = (): boolean =>
  document.activeElement?.closest('[data-keeps-focus]')?.checkVisibility() ?? false;

/** Only with a tabindex can the body have the focus; without the focus it must not have one, or clicks would give it. */
const focusBody = (): void => {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
};

/**
 * After navigation focus moves to the body unless a menu item had focus (behaviour/shell 3). Another page of results or
 * a hash is no navigation: only the path counts.
 */
export const useFocusAfterNavigation = (): void => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!menuItemHasFocus()) focusBody();
  }, [pathname]);
};
