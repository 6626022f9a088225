/** Longest article HTML that is parsed, in characters. The longest real article is some 30,000. */
const maxLength = 300_000;
/** Deepest nesting that is parsed. 50 kB of nested `<div>` block jsdom for 27 s (behaviour/security 9). */
const maxDepth = 100;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const voidElements = wordsOf('area base br col embed hr img input link meta param source track wbr');
/** Their content is text, up to their end tag. */
const rawElements = wordsOf('iframe noembed noframes script style textarea title xmp');
/** Elements whose end tag may be left out: where one of them is innermost, those named here end it by their start. */
const endedBy = new Map(
  Object.entries({
    li: wordsOf('li'),
    dt: wordsOf('dt dd'),
    dd: wordsOf('dt dd'),
    p: wordsOf(
      'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
        'hr li dd dt main nav ol p pre section ul',
    ),
    td: wordsOf('td th tr tbody tfoot thead'),
    th: wordsOf('td th tr tbody tfoot thead'),
    tr: wordsOf('tr tbody tfoot thead'),
    tbody: wordsOf('tbody tfoot thead'),
    thead: wordsOf('tbody tfoot thead'),
    tfoot: wordsOf('tbody tfoot thead'),
    option: wordsOf('option optgroup'),
  }),
);
/** Elements whose end tag ends those that left out theirs. Not `span` or `b`: a parser ignores `<span><li></span>`. */
const containers = wordsOf(
  'address article aside blockquote details div dl fieldset figcaption figure footer header main nav ol optgroup pre ' +
    'section select table ul',
);
/** Inside of these a parser reads by other rules. */
const otherRules = wordsOf('svg math select');

/**
 * Whether HTML is small and flat enough to be parsed at all, found out in one linear pass without parsing it. What a
 * parser would nest counts as nested: an end tag counts only where it ends the innermost element and every reading of
 * the text agrees that it is one. Sloppy HTML so counts as deeper than it is, never as flatter by more than a few times.
 */
export const isWithinCaps = (html: string): boolean => html.length <= maxLength && deepest(html) <= maxDepth;

const markup = /<(?:!--(?:-?>|[^]*?--!?>|[^]*$)|([!?]|\/(?![a-z]))[^>]*|(\/?)([a-z][^\t\n\f\r />]*))/gi;
const attribute =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >"'][^\t\n\f\r >]*|(?=>)))?/y;

const deepest = (html: string): number => {
  const open: string[] = [];
  /** What looks like a start tag in an attribute or in raw text. */
  let hidden = 0;
  let endTagsCount = true;
  let reached = 0;
  markup.lastIndex = 0;
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const [text, bogus, closing, given] = found;
    if (/^<!\[CDATA\[/i.test(text)) endTagsCount = false;
    if (bogus !== undefined || given === undefined) continue;
    const name = given.toLowerCase();
    const end = endOfAttributes(html, markup.lastIndex);
    hidden += startsIn(html.slice(markup.lastIndex, end));
    markup.lastIndex = end;
    if (closing) {
      if (endTagsCount) close(open, name);
      continue;
    }
    start(open, name);
    if (rawElements.has(name)) {
      const content = rawContent(html, end, name);
      hidden += startsIn(content);
      markup.lastIndex = end + content.length;
      if (content.includes('<') && (name === 'script' || open.some((each) => otherRules.has(each))))
        endTagsCount = false;
    }
    reached = Math.max(reached, open.length + hidden);
  }
  return Math.max(reached, hidden);
};

const endOfAttributes = (html: string, from: number): number => {
  let end = from;
  for (;;) {
    attribute.lastIndex = end;
    if (!attribute.test(html)) return end;
    end = attribute.lastIndex;
  }
};

const startsIn = (text: string): number => text.match(/<[a-z]/gi)?.length ?? 0;

const rawContent = (html: string, from: number, name: string): string => {
  const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  end.lastIndex = from;
  return html.slice(from, end.exec(html)?.index);
};

const start = (open: string[], name: string): void => {
  const isEnded = (innermost: string | undefined) => endedBy.get(innermost ?? '')?.has(name) ?? false;
  while (isEnded(open.at(-1))) open.pop();
  if (!voidElements.has(name)) open.push(name);
};

const close = (open: string[], name: string): void => {
  const reachesThrough = containers.has(name) || endedBy.has(name);
  const ended = open.findLastIndex((each) => each === name || !(reachesThrough && endedBy.has(each)));
  if (open[ended] === name) open.length = ended;
};
