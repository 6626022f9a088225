/**
 * What somebody has to read or press and cannot, a line for each, since something else lies over it wherever the page is
 * scrolled to. Runs in the page.
 */
export const findCovered = (): string[] => {
  const faults = new Set<string>();
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  // What opens over the page closes again; what is fixed or sticks does not.
  const opensOver = (top: Element | null): boolean => {
    for (let each = top; each; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each);
      if (position === 'fixed' || position === 'sticky') return false;
      if (position === 'absolute' && zIndex !== 'auto') return true;
    }
    return false;
  };
  // A link that may be pressed on the whole of its card.
  const isCard = (top: Element | null): boolean =>
    top?.closest('a') !== null &&
    top !== null &&
    getComputedStyle(top.closest('a') as Element, '::after').position === 'absolute';
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));
  const wanted =
    'h1, h2, h3, a[href], button:enabled, input:not([type=hidden]), select, textarea, [role=tab], [role=option]';
  // Who sets cookies looks at nothing else until that is done; the question itself leaves the page to be read.
  const settings = document.querySelector('section [role="switch"]')?.closest('section');
  for (const element of (modal ?? settings ?? document).querySelectorAll<HTMLElement>(wanted)) {
    if (!isSeen(element) || element.closest('[inert], .visually-hidden, [href="#main"]')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const own = element.closest('label, a, button') ?? element;
    const isFree = top !== null && (own.contains(top) || top.contains(element));
    if (isFree || opensOver(top) || isCard(top)) continue;
    faults.add(`${nameOf(element)} is covered by ${top ? nameOf(top) : 'the edge of the window'}`);
  }
  return [...faults];
};
