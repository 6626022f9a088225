import { isBlank, isElement, setChildren, type Element, type Node, type Parent } from './html-tree.ts';

const isList = (node: Node): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

/** A list inside a list becomes entries of the outermost one, after the entry it stood in. Every node is met once. */
export const flattenLists = (parent: Parent): void => {
  for (const node of parent.childNodes) {
    if (isList(node)) setChildren(node, entriesOf(node));
    else if (isElement(node)) flattenLists(node);
  }
};

const entriesOf = (list: Element): Node[] => {
  const entries: Node[] = [];
  const take = (from: Element): void => {
    for (const entry of from.childNodes) {
      if (isList(entry)) {
        take(entry);
        continue;
      }
      const nested: Element[] = [];
      takeListsOut(entry, nested);
      if (nested.length === 0 || !isBlank(entry)) entries.push(entry);
      nested.forEach(take);
    }
  };
  take(list);
  return entries;
};

const takeListsOut = (node: Node, taken: Element[]): void => {
  if (!isElement(node)) return;
  const kept: Node[] = [];
  for (const child of node.childNodes) {
    if (isList(child)) taken.push(child);
    else {
      takeListsOut(child, taken);
      kept.push(child);
    }
  }
  setChildren(node, kept);
};
