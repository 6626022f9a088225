/** What speaks or shows progress beside an open menu must stay alive, also where a box that is none stands around it. */
const staysAlive = 'script, style, dialog, [role=status], [role=progressbar]';

/**
 * Makes everything but `element` inert, as deep as it stands in the page, once what opened is on the screen: the browser
 * finds the style of every element anew for it. Answers what takes it back; what was inert before stays so.
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

/** Above this width nothing is made inert: a desktop is wider than 1024 px (behaviour/timings 1). */
export const belowDesktop = '(width <= 1024px)';
