import type { Page } from 'playwright';

/** What has the focus, as it is laid out. */
interface Stop {
  readonly name: string;
  /** In the document, so that scrolling in between changes nothing. */
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** It lies over the page or stands in a row that moves by itself: it has no place in the order. */
  readonly isApart: boolean;
  readonly faults: readonly string[];
}

/** More stops than any page has. */
const most = 250;

/** What has the focus; `null` where nothing has, or what had it already. Runs in the page. */
const lookAtFocus = (): Stop | null => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || 'seenByKeyboard' in element)
    return null;
  const around: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) around.push(each);
  const seen = element.matches('[type=radio], [type=checkbox]')
    ? (element.closest('label') ?? element)
    : element;
  const rect = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const box = {
    left: rect.left + window.scrollX,
    right: rect.right + window.scrollX,
    top: rect.top + window.scrollY,
    bottom: rect.bottom + window.scrollY,
  };
  const faults: string[] = [];
  if (rect.width < 2 || rect.height < 2) faults.push('cannot be seen');
  // Of what the window shows of it: a label of two lines may end below its edge.
  const middle = [
    (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2,
    (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2,
  ] as const;
  const top = document.elementFromPoint(...middle);
  const own = element.closest('label, a, button') ?? element;
  if (!top) faults.push('stands outside of the window');
  else if (!own.contains(top) && !top.contains(element))
    faults.push(`is covered by “${top.textContent.trim().slice(0, 30)}”`);
  const hasRing = (each: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const ringed = [...around.slice(0, 6), ...(element.parentElement?.children ?? [])];
  if (!ringed.some((each) => hasRing(each) || hasRing(each, '::after'))) faults.push('has no ring');
  // From the end of an open menu Tab goes round to its button.
  const isApart = around.some((each) => {
    const { position, zIndex, overflowX } = getComputedStyle(each);
    const isOver =
      position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto');
    const scrolls = overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1;
    return isOver || scrolls || each.getAttribute('aria-expanded') === 'true';
  });
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  return { name: `${element.localName} “${name}”`, box, isApart, faults };
};

const rememberFocus = (): void =>
  void (document.activeElement && Object.assign(document.activeElement, { seenByKeyboard: true }));

/** What has the focus once all has stepped aside for it, half a second at most; `null` as above. */
const settledFocus = async (page: Page): Promise<Stop | null> => {
  let stop = await page.evaluate(lookAtFocus);
  for (let wait = 0; wait < 10 && stop !== null && stop.faults.length > 0; wait += 1) {
    await page.waitForTimeout(50);
    stop = await page.evaluate(lookAtFocus);
  }
  await page.evaluate(rememberFocus);
  return stop;
};

/** Whether a reader comes to `next` before `stop`: further up without being in a column further on, or left in the row. */
const isBefore = ({ box: next }: Stop, { box: stop }: Stop): boolean => {
  const middle = (next.top + next.bottom) / 2;
  const inRow = middle > stop.top && middle < stop.bottom;
  return inRow ? next.right <= stop.left : middle < stop.top && next.left < stop.right;
};

/** Goes through the page by Tab and tells what is hidden, without a ring, or out of the order in which it is seen. */
export const walkByKeyboard = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  let before: Stop | undefined;
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await settledFocus(page);
    if (!stop) return faults;
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
    if (before && !before.isApart && !stop.isApart && isBefore(stop, before))
      faults.push(`${stop.name} comes after ${before.name} and stands before it`);
    before = stop;
  }
  return [...faults, `the keyboard does not come to the end in ${most} steps`];
};
