import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { html as names, serialize } from 'parse5';
import { isElement, readBody, removeAttribute, setChildren, type Node, type Parent } from './html-tree.ts';

/** Tags of an article and nothing else: no forms, no media that load by themselves, no styles. */
const allowedTags: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr ' +
    'i iframe img ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);

/** The article's tags, and no ids of others. */
const policy = {
  // The body is where DOMPurify begins, and never in what it returns; not allowed, all that is in it is copied first.
  ALLOWED_TAGS: [...allowedTags, 'body'],
  ALLOWED_ATTR:
    'href src alt title width height colspan rowspan scope class lang dir start datetime cite'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/** A window keeps what it has sanitised: 3 MB for 8 kB of tags. So it is replaced after this many UTF-16 units. */
const unitsPerWindow = 100_000;

/**
 * The sanitiser of a thread: takes any HTML, returns HTML of the policy's tags and attributes only. Throws `BeyondLimits`
 * for what is larger or deeper than any article.
 */
export const createHtmlSanitiser = (): ((html: string) => string) => {
  let { window } = new JSDOM('');
  let purify = createDOMPurify(window);
  let units = 0;
  return (html) => {
    const allowed = keepAllowed(readBody(html), allowedTags);
    if (units > unitsPerWindow) {
      window.close();
      ({ window } = new JSDOM(''));
      purify = createDOMPurify(window);
      units = 0;
    }
    units += allowed.length;
    return purify.sanitize(`<body>${allowed}`, policy);
  };
};

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
const keepAllowed = (body: Parent, allowed: ReadonlySet<string>): string => {
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
        // DOMPurify would leave it there, empty.
        removeAttribute(node, 'is');
        kept.push(node);
        keepAllowedIn(node, allowed);
      }
    }
  };
  keep(parent.childNodes);
  setChildren(parent, kept);
};
