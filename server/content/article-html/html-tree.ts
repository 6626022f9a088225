import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** HTML as plain objects, for jsdom's cost too much to walk again and again. */
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

/**
 * The tree with every node replaced by what `change` makes of it, once its own children are done. `change` is told which
 * element the node stands in.
 */
export const rebuild = (parent: Parent, change: (node: Node, parent: Parent) => readonly Node[]): void => {
  const children: Node[] = [];
  for (const node of parent.childNodes) {
    if (isElement(node)) rebuild(node, change);
    for (const changed of change(node, parent)) children.push(changed);
  }
  setChildren(parent, children);
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
  return text.slice(0, longestName).toWellFormed().trim();
};

/** Whether there is neither a picture nor a text. */
export const isBlank = (node: Node): boolean => {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.trim() === '';
  if (!isElement(node)) return true;
  return node.tagName !== 'img' && node.childNodes.every(isBlank);
};
