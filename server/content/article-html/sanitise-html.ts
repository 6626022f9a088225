import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { readBody } from './html-limits.ts';
import { keepAllowed } from './keep-allowed.ts';

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
