import {
  attributeOf,
  forEachElement,
  isBlank,
  isElement,
  setChildren,
  type Element,
  type Fragment,
  type Node,
  type Parent,
} from './html-tree.ts';

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

export const isGallery = (node: Node): node is Element =>
  isElement(node) && attributeOf(node, 'class') === 'gallery';

const standsAlone = (node: Node): boolean =>
  isGallery(node) || (isElement(node) && node.tagName === 'iframe');

/**
 * Moves players and galleries to the top level, behind the paragraph around them, to be cut out as blocks. Of a gallery only
 * its pictures are shown, so nothing else stays in it: a heading there would be counted and lead nowhere.
 */
export const liftOut = (body: Fragment): void => {
  const top: Node[] = [];
  for (const node of body.childNodes) {
    const lifted: Node[] = [];
    takeOut(node, lifted);
    if (lifted.length === 0 || isGallery(node) || !isBlank(node)) top.push(node);
    for (const each of lifted) top.push(each);
  }
  for (const node of top) if (isGallery(node)) setChildren(node, picturesIn(node));
  setChildren(body, top);
};

const picturesIn = (gallery: Element): Element[] => {
  const pictures: Element[] = [];
  forEachElement(gallery, (element) => {
    if (element.tagName === 'img') pictures.push(element);
  });
  return pictures;
};

const takeOut = (node: Node, lifted: Node[]): void => {
  if (!isElement(node)) return;
  const kept: Node[] = [];
  for (const child of node.childNodes) {
    if (standsAlone(child)) lifted.push(child);
    else kept.push(child);
    takeOut(child, lifted);
  }
  setChildren(node, kept);
};
