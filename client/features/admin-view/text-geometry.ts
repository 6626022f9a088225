import { prefersReducedMotion } from '#client/components/prefers-reduced-motion.ts';
import type { Place } from './page-texts.ts';

/** Visually hidden texts are at most this large, in pixels. */
const hiddenSize = 1;

const elementOf = ({ node }: Place): Element | null => (node instanceof Text ? node.parentElement : node);

const isThin = ({ clientWidth, clientHeight }: Element): boolean =>
  clientWidth <= hiddenSize && clientHeight <= hiddenSize;

/** The only attribute that is visible is the placeholder of an empty field. */
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

/** The boxes of a text in the window, one a line; none if it cannot be seen. */
export const boxesOf = (place: Place): readonly DOMRect[] => {
  const element = elementOf(place);
  if (!element || !isSeen(place)) return [];
  if ('checkVisibility' in element && !element.checkVisibility(seen)) return [];
  if (getComputedStyle(element).display !== 'inline' && isThin(element)) return [];
  return [...rectsOf(place.node)].filter(({ width, height }) => width > hiddenSize && height > hiddenSize);
};

/** Whether the middle of a box is in the window and not covered. */
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

/** Scrolls to a text, opening its dialog if needed. */
export const reveal = (place: Place): void => {
  const element = elementOf(place);
  if (!element) return;
  const dialog = element.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
};
