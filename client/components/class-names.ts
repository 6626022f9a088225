/** Joins the class names that apply; what is false, null, undefined or empty is left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
