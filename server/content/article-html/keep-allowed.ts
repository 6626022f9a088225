import { html as names, serialize } from 'parse5';
import { isElement, setChildren, type Node, type Parent } from './html-tree.ts';

/** What stands in these is no text of the article. */
const wordless: ReadonlySet<string> = new Set(
  'audio head iframe math noembed noframes noscript plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/**
 * HTML without comments and without elements of other names than `allowed`; their content stays where it is text. It
 * decides nothing about safety, that is for DOMPurify to do behind it: jsdom takes quadratic time to remove siblings one by
 * one, so little may be left for removing.
 */
export const keepAllowed = (body: Parent, allowed: ReadonlySet<string>): string => {
  keepAllowedIn(body, allowed);
  return serialize(body);
};

const keepAllowedIn = (parent: Parent, allowed: ReadonlySet<string>): void => {
  const kept: Node[] = [];
  const keep = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text') kept.push(node);
      if (!isElement(node) || node.namespaceURI !== names.NS.HTML) continue;
      const stays = allowed.has(node.tagName);
      if (wordless.has(node.tagName)) setChildren(node, []);
      if (!stays) keep(node.childNodes);
      else {
        kept.push(node);
        keepAllowedIn(node, allowed);
      }
    }
  };
  keep(parent.childNodes);
  setChildren(parent, kept);
};
