import {
  attributeOf,
  createElement,
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
import { isGalleryBox } from './lift-out.ts';

/** Longest name of a table, in UTF-16 units: a heading's words may name thousands. */
const longestName = 100;

/**
 * What a table needs to be understood without its looks (behaviour/articles 18): a name, which is its caption or else the
 * heading above it, and headers that say which cells are theirs. And a box of its own, in which a wide one scrolls.
 */
export const prepareTables = (body: Fragment): void => {
  let heading: Element | null = null;
  const walk = (parent: Parent): void => {
    for (const node of parent.childNodes) {
      // Of a gallery only its pictures are shown.
      if (!isElement(node) || isGalleryBox(node)) continue;
      if (/^h[234]$/.test(node.tagName)) heading = node;
      if (node.tagName === 'table') prepare(node, heading);
      walk(node);
    }
  };
  walk(body);
  rebuild(body, boxTable);
};

const prepare = (table: Element, heading: Element | null): void => {
  const parts = childrenOf(table);
  const hasCaption = parts.some((part) => part.tagName === 'caption' && !isBlank(part));
  const name = heading && !hasCaption ? nameIn(heading).slice(0, longestName).toWellFormed() : '';
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
