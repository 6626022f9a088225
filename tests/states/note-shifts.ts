/** What moved without being asked: how far, as CLS counts it, and what it was. */
export interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/**
 * Notes every shift that the visitor did not ask for, from the first paint of each document. Runs in the page, before
 * anything of it. As CLS has it, what follows a press within half a second is its answer; so is the other page that
 * takes the place of this one, however long it took to come, but nothing that comes after it.
 */
export const noteShifts = (): void => {
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what is gone';
    return `${element.localName}${element.id && `#${element.id}`} “${element.textContent.trim().slice(0, 40)}”`;
  };
  const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`;
  const noted: Shift[] = [];
  const answer = 500;
  const arrivals: number[] = [];
  const arrive = () => arrivals.push(performance.now());
  window.navigation.addEventListener('currententrychange', ({ from }) => {
    if (from.url !== window.location.href) arrive();
  });
  // On the way back the address changes before the page does.
  let title: string | undefined;
  new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent;
    if (title !== undefined && now !== title) arrive();
    title = now;
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const note = (entries: PerformanceEntryList) => {
    for (const { startTime, value, hadRecentInput, sources } of entries as LayoutShift[])
      if (!hadRecentInput && !arrivals.some((at) => startTime >= at && startTime < at + answer))
        noted.push({
          value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
          ),
        });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    takeShifts: () => {
      note(observer.takeRecords());
      return noted.splice(0);
    },
  });
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What was noted since it was asked last. Runs in the page. */
export const takeShifts = (): Shift[] => (window as unknown as { takeShifts: () => Shift[] }).takeShifts();
