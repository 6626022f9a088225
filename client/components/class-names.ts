/**
 * Joins the class names that apply; what is false, null, undefined or empty is left out. Two lines of our own: a package
 * would bring nothing but its objects and nested lists, which nobody here writes.
 */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
