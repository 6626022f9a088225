import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasBox } from '#client/components/has-box.ts';

const menuItemHasFocus = (): boolean => {
  const menu = document.activeElement?.closest('[data-keeps-focus]');
  return menu ? hasBox(menu) : false;
};

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
