/** Live regions and open dialogs stay active. */
const staysAlive = 'script, style, dialog, [role=status], [role=progressbar]';

/**
 * Makes everything but `element` inert, after the next frame, as it restyles the whole page. Returns a function
 * that undoes it.
 */
export const makeRestInert = (element: Element): (() => void) => {
  let release: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => (release = makeInertNow(element)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    release?.();
  };
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

/** Desktop starts above this (behaviour/timings 1). */
export const belowDesktop = '(width <= 1024px)';
