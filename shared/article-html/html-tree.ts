import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { wellFormed } from '#shared/text/well-formed.ts';

/** HTML as plain objects: jsdom's are too slow to walk again and again. */
export type Fragment = Tree.DocumentFragment;
export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const setAttribute = (element: Element, name: string, value: string): void => {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
};

export const removeAttribute = (element: Element, name: string): void => {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
};

export const createElement = (
  like: Element,
  tagName: string,
  attributes: Readonly<Record<string, string>>,
): Element => ({
  nodeName: tagName,
  tagName,
  attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  namespaceURI: like.namespaceURI,
  childNodes: [],
  parentNode: null,
});

export const setChildren = (parent: Parent, children: Node[]): void => {
  parent.childNodes = children;
  for (const child of children) child.parentNode = parent;
};

/** Replaces every node by what `change` makes of it and of the element it stands in, children first. */
export const rebuild = (parent: Parent, change: (node: Node, parent: Parent) => readonly Node[]): void => {
  const children: Node[] = [];
  for (const node of parent.childNodes) {
    if (isElement(node)) rebuild(node, change);
    for (const changed of change(node, parent)) children.push(changed);
  }
  setChildren(parent, children);
};

/** Every element below, in document order. */
export const forEachElement = (parent: Parent, visit: (element: Element) => void): void => {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    visit(node);
    forEachElement(node, visit);
  }
};

/** Longest name taken from a text, in UTF-16 units: a heading's words may name thousands of pictures. */
const longestName = 300;

/** The beginning of an element's text, on one line. */
export const nameIn = (parent: Parent): string => {
  let text = '';
  const collect = (from: Parent): void => {
    for (const node of from.childNodes) {
      if (text.length > longestName) return;
      if (node.nodeName === '#text') text += (node as Tree.TextNode).value.slice(0, longestName);
      else if (isElement(node)) collect(node);
    }
  };
  collect(parent);
  return wellFormed(text.slice(0, longestName)).trim();
};

/** The alternative text of the first picture that has one. */
export const pictureNameIn = (parent: Parent): string => {
  let name = '';
  forEachElement(parent, (element) => {
    if (name === '' && element.tagName === 'img') name = attributeOf(element, 'alt')?.trim() ?? '';
  });
  return wellFormed(name.slice(0, longestName));
};

/** Whether there is neither a picture nor a text. */
export const isBlank = (node: Node): boolean => {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.trim() === '';
  if (!isElement(node)) return true;
  return node.tagName !== 'img' && node.childNodes.every(isBlank);
};

/** Longest article HTML that is read at all, in UTF-16 units. The longest real article has some 30,000. */
export const longestHtml = 300_000;
/** Most elements that may be open at once. 50 kB of nested `<div>` keep jsdom busy for 27 s. */
const mostOpen = 100;
/** Most elements, texts, comments and attributes: jsdom takes about a kilobyte and 0.1 ms for each. */
const mostPieces = 30_000;

/** HTML that is larger or deeper than any article, or has more parts; the message says which. */
export class BeyondLimits extends Error {}

/**
 * The body that jsdom would make of it, read by jsdom's own parser with jsdom's own settings, so that both see the same
 * nesting in whatever HTML; a tokeniser alone (parse5-sax-parser) would have to guess what a parser implies, closes and
 * repeats. Throws `BeyondLimits` at the first piece too many, and so is linear.
 */
export const readBody = (html: string): Parent => {
  checkLength(html, longestHtml);
  // Behind `<body>` a `<frameset>` is nothing; at the beginning it would take the body's place.
  const document = parse(`<body>${html}`, { scriptingEnabled: false, treeAdapter: limitingAdapter() });
  const root = document.childNodes.find(isElement);
  return root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body') ?? document;
};

/** Reads HTML as the browser reads what is set as the content of a `<div>`, within the same limits. */
export const readFragment = (html: string): Fragment => {
  // Twice as long: links of pictures, boxes of tables, headings' ids and names of pictures came on top.
  checkLength(html, 2 * longestHtml);
  return parseFragment(html, { scriptingEnabled: false, treeAdapter: limitingAdapter() });
};

const checkLength = (html: string, most: number): void => {
  if (html.length > most) throw new BeyondLimits('too long');
};

const limitingAdapter = (): typeof defaultTreeAdapter => {
  let open = 0;
  let pieces = 0;
  const count = (more: number): void => {
    pieces += more;
    if (pieces > mostPieces) throw new BeyondLimits('too many elements');
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes): DefaultTreeAdapterMap['element'] {
      count(1 + attributes.length);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode(text) {
      count(1);
      return defaultTreeAdapter.createCommentNode(text);
    },
    // The parser calls this for each word; only the first call makes a node.
    insertText(parent, text) {
      if (parent.childNodes.at(-1)?.nodeName !== '#text') count(1);
      defaultTreeAdapter.insertText(parent, text);
    },
    insertTextBefore(parent, text, next) {
      count(1);
      defaultTreeAdapter.insertTextBefore(parent, text, next);
    },
    onItemPush() {
      open += 1;
      if (open > mostOpen) throw new BeyondLimits('too deep');
    },
    onItemPop() {
      open -= 1;
    },
  };
};
