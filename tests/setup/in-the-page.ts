// Functions that a browser runs in a page, so each stands for itself.

/** Whether React has taken over the page and all late parts that are there: it marks the elements that are its own. */
export const isTakenOver = (): boolean =>
  window.history.scrollRestoration === 'manual' &&
  [...document.querySelectorAll('[data-late]')].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber')),
  );

/** Before a page comes: what was chosen about cookies on an earlier visit, unless a choice is stored. */
export const storeConsent = (choice: string): void => {
  try {
    if (localStorage.getItem('consent') === null) localStorage.setItem('consent', choice);
  } catch {
    // A frame without storage of its own.
  }
};

/** Pixels by which the page is wider than its window, and so scrolls sideways. */
export const sidewaysExcess = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Text that its box cuts or lets scroll sideways, a line for each. */
export const findCutBoxes = (): string[] => {
  const faults = new Set<string>();
  // Sideways on purpose: a table in its box, a row of videos or pictures, the last crumb, which ends in an ellipsis.
  const mayBeCut =
    '.table-box, .table-box *, [class*=swiper], [class*=swiper] *, main nav ul, [data-crumb] *, .visually-hidden';
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.matches(mayBeCut) || !element.textContent.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const name = `${element.localName} “${element.textContent.trim().slice(0, 40)}”`;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1)
      faults.add(`${name} is cut sideways`);
    if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      faults.add(`${name} is cut below`);
    if (overflowX === 'auto' && element.scrollWidth > element.clientWidth + 1)
      faults.add(`${name} scrolls sideways`);
  }
  return [...faults];
};
