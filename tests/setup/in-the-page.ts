// Functions that a browser runs in a page, so each stands for itself.

/** Whether the page is hydrated: from then on the router says where it is scrolled to. */
export const isTakenOver = (): boolean => window.history.scrollRestoration === 'manual';

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

/** What happens from a press on a link until the page it leads to is shown; times in ms since the page was asked for. */
export interface Arrival {
  readonly pressed: number;
  /** The first picture of the new page; `Infinity` until then. */
  readonly shown: number;
  /** What was asked for in between, but for pictures and fonts, which nothing waits for. */
  readonly requests: readonly { readonly name: string; readonly isCached: boolean }[];
}

/** Before the press: notes when it comes, and when a page with this heading is shown. */
export const noteArrival = (heading: string): void => {
  const times = { pressed: Infinity, shown: Infinity };
  Object.assign(window, { arrival: times });
  addEventListener('click', ({ timeStamp }) => (times.pressed = timeStamp), { capture: true, once: true });
  const changes = new MutationObserver(() => {
    if (document.querySelector('main h1')?.textContent !== heading) return;
    changes.disconnect();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (times.shown = performance.now()), { once: true });
    port1.start();
    // The first message that is answered once the frame is made.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
};

/** What `noteArrival` has noted. */
export const readArrival = (): Arrival => {
  const { arrival: times } = window as unknown as { arrival: Pick<Arrival, 'pressed' | 'shown'> };
  const requests = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime >= times.pressed && startTime < times.shown)
    .filter(
      ({ initiatorType, name }) => initiatorType !== 'img' && !/\.(?:svg|png|webp|jpg|woff2)$/.test(name),
    )
    .map(({ name, transferSize }) => ({ name: new URL(name).pathname, isCached: transferSize === 0 }));
  return { ...times, requests };
};
