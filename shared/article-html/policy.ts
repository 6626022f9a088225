import { html as names, serialize } from 'parse5';
import { isElement, readBody, setChildren, type Node, type Parent } from './html-tree.ts';

// What DOMPurify lets through of an article, on the server as in the frame where an editor sees a draft of it.

/** Tags of an article and nothing else: no forms, no media that load by themselves, no styles. */
const allowedTags: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr ' +
    'i iframe img ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);

const allowedAttributes: ReadonlySet<string> = new Set(
  'href src alt title width height colspan rowspan scope class lang dir start datetime cite'.split(' '),
);

/** The article's tags, and no ids of others. */
export const policy = {
  // The body is where DOMPurify begins, and never in what it returns; not allowed, all that is in it is copied first.
  ALLOWED_TAGS: [...allowedTags, 'body'],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/** What stands in these is no text of the article. */
const wordless: ReadonlySet<string> = new Set(
  'audio head iframe math noembed noframes noscript plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/**
 * The HTML without comments and without elements that the policy does not name; their content stays where it is text. For
 * time, not for safety, which is DOMPurify's: jsdom takes quadratic time to remove siblings one by one, so little may be
 * left for DOMPurify to remove.
 */
export const keepAllowed = (html: string): string => {
  const body = readBody(html);
  keepAllowedIn(body);
  return `<body>${serialize(body)}`;
};

const keepAllowedIn = (parent: Parent): void => {
  const kept: Node[] = [];
  const keep = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text') kept.push(node);
      if (!isElement(node) || node.namespaceURI !== names.NS.HTML) continue;
      const stays = allowedTags.has(node.tagName);
      if (wordless.has(node.tagName)) setChildren(node, []);
      if (!stays) keep(node.childNodes);
      else {
        // DOMPurify would leave `is` there, empty; and a browser reports handlers that it only reads as breaches of the page's policy.
        node.attrs = node.attrs.filter(({ name }) => allowedAttributes.has(name));
        kept.push(node);
        keepAllowedIn(node);
      }
    }
  };
  keep(parent.childNodes);
  setChildren(parent, kept);
};
