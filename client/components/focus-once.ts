/** Focuses what is no tab stop, without scrolling. Its tabindex goes with the focus, or clicks would focus it. */
export const focusOnce = (element: HTMLElement | null): void => {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
};
