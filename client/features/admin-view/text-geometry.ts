import { prefersCalm } from '#client/components/prefers-calm.ts';
import type { Place } from './page-texts.ts';

/** Boxes this thin hold what only screen readers shall find. */
const hiddenSize = 1;

const elementOf = ({ node }: Place): Element | null => (node instanceof Text ? node.parentElement : node);

const isThin = ({ clientWidth, clientHeight }: Element): boolean =>
  clientWidth <= hiddenSize && clientHeight <= hiddenSize;

/** Of attributes a visitor sees one alone, in a field that is empty. */
const isSeen = ({ node, attribute }: Place): boolean =>
  attribute === null ||
  (attribute === 'placeholder' && node instanceof HTMLInputElement && node.value === '');

const rectsOf = (node: Text | Element): DOMRectList => {
  if (node instanceof Element) return node.getClientRects();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects();
};

const seen = { visibilityProperty: true, opacityProperty: true } as const;

/** Where a text stands in the window: one box a line; none where it cannot be seen however far one scrolls. */
export const boxesOf = (place: Place): readonly DOMRect[] => {
  const element = elementOf(place);
  if (!element || !isSeen(place)) return [];
  if ('checkVisibility' in element && !element.checkVisibility(seen)) return [];
  if (getComputedStyle(element).display !== 'inline' && isThin(element)) return [];
  return [...rectsOf(place.node)].filter(({ width, height }) => width > hiddenSize && height > hiddenSize);
};

/** Whether the middle of a box is in the window and nothing opaque lies over the text there. */
export const isUncovered = (place: Place, box: DOMRect, layer: Element): boolean => {
  const own = elementOf(place);
  if (!own) return false;
  const stack = document
    .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    .filter((element) => element !== layer);
  const depth = stack.findIndex((element) => own.contains(element));
  return depth !== -1 && !stack.slice(0, depth).some((above) => !above.contains(own) && isOpaque(above));
};

const isOpaque = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
};

/** Brings a text into the window, opening the dialog that it stands in. */
export const reveal = (place: Place): void => {
  const element = elementOf(place);
  if (!element) return;
  const dialog = element.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
  element.scrollIntoView({ block: 'center', behavior: prefersCalm() ? 'instant' : 'smooth' });
};
