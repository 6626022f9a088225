/** Longest article HTML that is parsed, in characters. The longest real article is some 30,000. */
const maxLength = 300_000;
/** Deepest nesting that is parsed. 50 kB of nested `<div>` block jsdom for 27 s (promises, Sanitising). */
const maxDepth = 60;

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/**
 * Whether HTML is small and flat enough to be parsed at all, found out in one linear pass without parsing it. Depth is
 * counted by tags alone and so is an upper bound: unclosed elements count as nested, as a parser would often nest them.
 */
export const isWithinCaps = (html: string): boolean => html.length <= maxLength && deepest(html) <= maxDepth;

const deepest = (html: string): number => {
  let depth = 0;
  let reached = 0;
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (voidElements.has(name.toLowerCase())) continue;
    // Elements whose end tag may be left out do not nest in themselves.
    if (!closing && selfClosing.test(name)) continue;
    if (closing && selfClosing.test(name)) continue;
    depth = Math.max(0, depth + (closing ? -1 : 1));
    reached = Math.max(reached, depth);
  }
  return reached;
};

const selfClosing = /^(p|li|td|th|tr|dt|dd|option)$/i;
