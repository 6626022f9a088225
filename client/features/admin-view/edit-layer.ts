import styles from './edit-layer.css?inline';
import type { Place } from './page-texts.ts';
import { boxesOf, isUncovered } from './text-geometry.ts';

interface EditLayerOptions {
  readonly places: () => readonly Place[];
  readonly isMissing: (key: string) => boolean;
  readonly labelOf: (key: string) => string;
  readonly onPress: (key: string) => void;
}

const iconSize = 24;
/** Kept from the page: a click elsewhere would close its menus. */
const ownEvents = [
  'pointerdown',
  'mousedown',
  'mouseup',
  'pointerup',
  'click',
  'keydown',
  'keyup',
  'focusin',
];

/**
 * A layer over the page with an edit icon on every visible text. It is a popover inside the open dialog, as
 * everything else is inert then. Positions go through a constructed style sheet, because the policy forbids `style`
 * attributes.
 */
export const createEditLayer = (document: Document, options: EditLayerOptions) => {
  const host = document.createElement('div');
  host.className = 'edit-layer';
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const look = new CSSStyleSheet();
  look.replaceSync(styles);
  const positions = new CSSStyleSheet();
  root.adoptedStyleSheets = [look, positions];
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation());
  // Pressing an icon leaves the focus on the page.
  host.addEventListener('mousedown', (event) => event.preventDefault());

  const icons = new Map<Node, HTMLButtonElement>();
  let selected: string | null = null;
  let names = 0;

  const createIcon = (key: string): HTMLButtonElement => {
    const icon = document.createElement('button');
    icon.type = 'button';
    icon.id = `icon-${(names += 1)}`;
    icon.className = 'icon';
    icon.append(createPencil(document));
    icon.addEventListener('click', () => options.onPress(icon.dataset['key'] ?? ''));
    icon.dataset['key'] = key;
    return icon;
  };

  const draw = () => {
    raise(document, host);
    const rules: string[] = [];
    const shown = new Set<Node>();
    const taken: Point[] = [];
    const lines: Element[] = [];
    for (const place of options.places()) {
      const boxes = boxesOf(place);
      if (place.key === selected) lines.push(...boxes.map((box) => drawLine(document, box, rules)));
      const visible = shown.has(place.node)
        ? undefined
        : boxes.findLast((box) => isUncovered(place, box, host));
      if (!visible) continue;
      shown.add(place.node);
      const icon = icons.get(place.node) ?? createIcon(place.key);
      icons.set(place.node, icon);
      describe(icon, place.key, options, selected);
      const { x, y } = findRoom(visible, taken);
      rules.push(`#${icon.id}{translate:${x}px ${y}px}`);
    }
    for (const [node, icon] of icons)
      if (!shown.has(node)) {
        icon.remove();
        icons.delete(node);
      }
    for (const line of root.querySelectorAll('.line')) line.remove();
    positions.replaceSync(rules.join(''));
    root.prepend(...lines);
    for (const icon of icons.values()) if (!icon.isConnected) root.append(icon);
  };

  let frame = 0;
  const refresh = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  for (const type of ['scroll', 'resize', 'transitionend', 'animationend', 'load', 'toggle'])
    window.addEventListener(type, refresh, { capture: true, passive: true });

  return {
    /** Redraws the icons with the next frame. */
    refresh,
    /** Outlines the texts of a key. */
    select(key: string): void {
      selected = key;
      refresh();
    },
  };
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves the layer into the dialog opened last, above everything else in the top layer. */
const raise = (document: Document, host: HTMLElement): void => {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover();
};

const describe = (
  icon: HTMLButtonElement,
  key: string,
  { labelOf, isMissing }: EditLayerOptions,
  selected: string | null,
): void => {
  icon.dataset['key'] = key;
  icon.toggleAttribute('data-missing', isMissing(key));
  icon.setAttribute('aria-label', labelOf(key));
  icon.setAttribute('aria-pressed', String(key === selected));
};

/** At the end of the text's last line, one step to the left for each icon already there. */
const findRoom = (box: DOMRect, taken: Point[]): Point => {
  const y = Math.max(0, Math.min(innerHeight - iconSize, Math.round(box.top - iconSize / 2)));
  let x = Math.max(0, Math.min(innerWidth - iconSize, Math.round(box.right - iconSize / 3)));
  const isTaken = (point: Point) =>
    taken.some((other) => Math.abs(other.x - point.x) < iconSize && Math.abs(other.y - point.y) < iconSize);
  for (let tries = 0; tries < 8 && isTaken({ x, y }) && x >= iconSize; tries += 1) x -= iconSize;
  taken.push({ x, y });
  return { x, y };
};

const drawLine = (document: Document, box: DOMRect, rules: string[]): Element => {
  const line = document.createElement('div');
  line.className = 'line';
  line.id = `line-${rules.length}`;
  rules.push(
    `#${line.id}{translate:${box.left}px ${box.top}px;inline-size:${box.width}px;block-size:${box.height}px}`,
  );
  return line;
};

const svg = 'http://www.w3.org/2000/svg';

const createPencil = (document: Document): SVGElement => {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 10 10');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', 'M1 9l.5-2.3L7 1.2 8.8 3 3.3 8.5z');
  path.setAttribute('fill', 'currentColor');
  drawing.append(path);
  return drawing;
};
