import { wellFormed } from '#shared/text/well-formed.ts';
import {
  attributeOf,
  createElement,
  forEachElement,
  isBlank,
  isElement,
  nameIn,
  rebuild,
  removeAttribute,
  setAttribute,
  setChildren,
  type Element,
  type Fragment,
  type Node,
  type Parent,
} from './html-tree.ts';
import { isGallery } from './lists-and-galleries.ts';

interface Place {
  readonly caption: string;
  /** It is in a link or a gallery and so does not enlarge by itself. */
  readonly taken: boolean;
}

/** Pictures load late, have a name and lead to their large form. One walk, which remembers the last heading. */
export const prepareImages = (body: Fragment): void => {
  const enlarging = new Set<Element>();
  let heading: Element | null = null;
  // Read once: a long heading may name thousands of pictures.
  let headingName: string | undefined;

  const prepare = (image: Element, { caption, taken }: Place): void => {
    const names = [attributeOf(image, 'alt'), caption, attributeOf(image, 'title')];
    const own = names.map((name) => name?.trim() ?? '').find((name) => name !== '');
    setAttribute(image, 'alt', own ?? (headingName ??= heading ? nameIn(heading) : ''));
    setAttribute(image, 'loading', 'lazy');
    setAttribute(image, 'decoding', 'async');
    if (!taken) enlarging.add(image);
  };

  const walk = (parent: Parent, place: Place): void => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      if (isHeading(node)) [heading, headingName] = [node, undefined];
      if (node.tagName === 'img') prepare(node, place);
      walk(node, {
        caption: node.tagName === 'figure' ? (captionIn(node) ?? '') : place.caption,
        taken: place.taken || node.tagName === 'a' || isGallery(node),
      });
    }
  };
  walk(body, { caption: '', taken: false });

  rebuild(body, (node) => {
    if (!isElement(node) || !enlarging.has(node)) return [node];
    // A plain link to the picture: it enlarges without a script, and a dialog takes it over with one.
    const link = createElement(node, 'a', { class: 'enlarge', href: attributeOf(node, 'src') ?? '' });
    link.childNodes = [node];
    return [link];
  });
};

const isHeading = ({ tagName }: Element): boolean => /^h[234]$/.test(tagName);

/** A figure's caption: the first that stands in it and in no figure within. */
const captionIn = (figure: Element): string | undefined => {
  for (const node of childrenOf(figure)) {
    if (node.tagName === 'figure') continue;
    const caption = node.tagName === 'figcaption' ? nameIn(node) : captionIn(node);
    if (caption !== undefined) return caption;
  }
  return undefined;
};

/** Longest name of a table, in UTF-16 units: a heading's words may name thousands. */
const longestTableName = 100;

/**
 * What a table needs to be understood without its looks (behaviour/articles 18): a name, which is its caption or else the
 * heading above it, and headers that say which cells are theirs. And a box of its own, in which a wide one scrolls.
 */
export const prepareTables = (body: Fragment): void => {
  let heading: Element | null = null;
  forEachElement(body, (element) => {
    if (isHeading(element)) heading = element;
    if (element.tagName === 'table') prepareTable(element, heading);
  });
  rebuild(body, boxTable);
};

const prepareTable = (table: Element, heading: Element | null): void => {
  const parts = childrenOf(table);
  const hasCaption = parts.some((part) => part.tagName === 'caption' && !isBlank(part));
  const name = heading && !hasCaption ? wellFormed(nameIn(heading).slice(0, longestTableName)) : '';
  if (name === '') removeAttribute(table, 'aria-label');
  else setAttribute(table, 'aria-label', name);
  for (const row of rowsOf(parts, 'thead')) for (const cell of childrenOf(row)) headColumn(cell);
  const rows = rowsOf(parts, 'tbody').map(childrenOf);
  if (!rows.flat().some(({ tagName }) => tagName === 'th')) for (const cells of rows) headRow(cells);
};

const childrenOf = (parent: Element): Element[] => parent.childNodes.filter(isElement);

const rowsOf = (parts: readonly Element[], name: string): Element[] =>
  parts.filter(({ tagName }) => tagName === name).flatMap(childrenOf);

const headColumn = (cell: Element): void => {
  if (cell.tagName === 'th' && attributeOf(cell, 'scope') === undefined) setAttribute(cell, 'scope', 'col');
};

/** Editors mark the first row only. The first of several cells says what its row is about. */
const headRow = ([first, ...more]: readonly Element[]): void => {
  if (!first || more.length === 0 || isBlank(first)) return;
  first.tagName = first.nodeName = 'th';
  setAttribute(first, 'scope', 'row');
};

const boxTable = (node: Node, parent: Parent): readonly Node[] => {
  if (!isElement(node) || node.tagName !== 'table') return [node];
  if ('tagName' in parent && attributeOf(parent, 'class') === 'table-box') return [node];
  const box = createElement(node, 'div', { class: 'table-box' });
  setChildren(box, [node]);
  return [box];
};
