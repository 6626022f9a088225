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
