const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** What ends with these stood on a line of its own. */
const lineEnd = /^(?:br|\/(?:p|li|div|h\d))\b/i;

/**
 * A text without its few tags, such as the upstream's `<mark>`. A `<` without its `>` is text. The entities
 * are those that an escaped text has; a table of all 2,200 would also turn `&copy=1` of an address into a sign.
 */
export const withoutTags = (html: string): string =>
  html
    // Never past the next `<`: from each one to the end of the text, unclosed ones would take quadratic time.
    .replaceAll(/<([^<>]*)>/g, (_tag, inside: string) => (lineEnd.test(inside) ? ' ' : ''))
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => entities[name] ?? '');

/** A text of its own: no more than its words. */
export const plainText = (html: string): string => withoutTags(html).trim();
