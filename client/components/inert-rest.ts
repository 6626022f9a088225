/** Desktop starts above this (behaviour/timings 1). */
export const belowDesktop = '(width <= 1024px)';

/** Live regions and open dialogs stay active. */
const staysAlive = 'script, style, dialog, [role=status], [role=progressbar]';

/**
 * Below the width of desktops: makes everything but `element` inert, after the next frame, as it restyles the whole
 * page. Undone when the window becomes wide, or by the function that it returns.
 */
export const makeRestInert = (element: Element): (() => void) => {
  const narrow = window.matchMedia(belowDesktop);
  if (!narrow.matches) return () => {};
  let release: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => (release = makeInertNow(element)));
  });
  const undo = () => {
    narrow.removeEventListener('change', undo);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    release?.();
    // Another may have made the same elements inert since.
    release = null;
  };
  narrow.addEventListener('change', undo);
  return undo;
};

const makeInertNow = (element: Element): (() => void) => {
  const made: Element[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || sibling.matches(staysAlive) || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
  }
  return () => {
    for (const sibling of made) sibling.removeAttribute('inert');
  };
};
