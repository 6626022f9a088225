import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { isElement, type Fragment, type Parent } from './html-tree.ts';
import { longestHtml } from './longest-html.ts';

/** Most elements that may be open at once. 50 kB of nested `<div>` keep jsdom busy for 27 s. */
const mostOpen = 100;
/** Most elements, texts, comments and attributes: jsdom takes about a kilobyte and 0.1 ms for each. */
const mostPieces = 30_000;

/** HTML that is larger, deeper or made of more pieces than any article; which of them stands in the message. */
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

type Adapter = typeof defaultTreeAdapter;

const limitingAdapter = (): Adapter => {
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
    // Comes word by word; only the first one makes a node.
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
