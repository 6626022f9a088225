import {
  attributeOf,
  isBlank,
  isElement,
  setChildren,
  type Element,
  type Fragment,
  type Node,
} from './html-tree.ts';

export const isGalleryBox = (element: Element): boolean => attributeOf(element, 'class') === 'gallery';

export const isGallery = (node: Node): node is Element => isElement(node) && isGalleryBox(node);

const standsAlone = (node: Node): boolean =>
  isGallery(node) || (isElement(node) && node.tagName === 'iframe');

/**
 * Players and galleries stand alone at the top, after the paragraph that an editor wrapped around them: inside of it they
 * could not be cut out as blocks. What holds nothing else goes.
 */
export const liftOut = (body: Fragment): void => {
  const top: Node[] = [];
  for (const node of body.childNodes) {
    const lifted: Node[] = [];
    takeOut(node, lifted);
    if (lifted.length === 0 || isGallery(node) || !isBlank(node)) top.push(node);
    for (const each of lifted) top.push(each);
  }
  setChildren(body, top);
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
