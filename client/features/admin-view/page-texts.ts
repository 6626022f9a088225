import type { KeyMarkers, MarkedText } from './key-markers.ts';

/** A text on the page: a text node, or an attribute. */
export interface Place {
  readonly key: string;
  readonly node: Text | Element;
  /** `null` if the node itself is the text. */
  readonly attribute: string | null;
}

/**
 * Maps the texts of a document to their keys. Takes the marks off before the browser paints, and remembers them
 * beside the node, with the text: if the page now says something else, somebody else wrote it.
 *
 * @param onChange called after every change of the document.
 *
 * @returns the places of all texts.
 */
export const watchPageTexts = (document: Document, markers: KeyMarkers, onChange: () => void) => {
  const texts = new WeakMap<Text, MarkedText>();
  const attributes = new WeakMap<Element, Map<string, MarkedText>>();

  const readText = (node: Text): void => {
    const traced = markers.read(node.data);
    if (traced) {
      texts.set(node, traced);
      node.data = traced.text;
    } else if (texts.get(node)?.text !== node.data) texts.delete(node);
  };

  const readAttribute = (element: Element, name: string): void => {
    const value = element.getAttribute(name);
    const traced = value === null ? null : markers.read(value);
    const known = attributes.get(element);
    if (traced) {
      attributes.set(element, (known ?? new Map<string, MarkedText>()).set(name, traced));
      element.setAttribute(name, traced.text);
    } else if (known?.get(name)?.text !== value) known?.delete(name);
  };

  const readTree = (root: Node): void => {
    for (const node of walk(document, root)) {
      if (node instanceof Text) readText(node);
      else for (const name of node.getAttributeNames()) readAttribute(node, name);
    }
  };

  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData' && target instanceof Text) readText(target);
      else if (type === 'attributes' && target instanceof Element) readAttribute(target, attributeName ?? '');
      else addedNodes.forEach(readTree);
    }
    onChange();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  return () =>
    walk(document, document.documentElement).flatMap((node): readonly Place[] => {
      if (node instanceof Text)
        return texts.get(node)?.keys.map((key) => ({ key, node, attribute: null })) ?? [];
      return [...(attributes.get(node) ?? [])].flatMap(([attribute, { keys }]) =>
        keys.map((key) => ({ key, node, attribute })),
      );
    });
};

const walk = (document: Document, root: Node): (Text | Element)[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: (Text | Element)[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
    if (node instanceof Text || node instanceof Element) nodes.push(node);
  return nodes;
};
