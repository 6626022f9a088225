/** Messages: nested keys to texts, as locale files, the upstream and the editor's desk write them. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** i18next's resources of one locale, by BCP 47 tag: its own texts and, in other languages, those that it lacks. */
export type Resources = { readonly [tag: string]: { readonly translation: MessageTree } };

/** A segment begins with a letter or digit, so `__proto__` is none. */
const segment = /^[A-Za-z0-9][\w-]{0,59}$/;
const forbidden: ReadonlySet<string> = new Set(['constructor', 'prototype']);
export const deepest = 6;

export const isSegment = (name: string): boolean => segment.test(name) && !forbidden.has(name);

/** Whether `key` names a text: segments joined by dots, `search.found_other`. */
export const isKeyPath = (key: string): boolean => {
  const segments = key.split('.');
  return segments.length <= deepest && segments.every(isSegment);
};

/** Longest text that an editor may write, in characters. */
export const longestText = 5_000;

/** Whether `value` is nested keys to texts and nothing else. */
export const isMessageTree = (value: unknown, depth = 1): value is MessageTree =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  depth <= deepest &&
  Object.entries(value).every(
    ([name, below]) =>
      isSegment(name) &&
      (typeof below === 'string' ? below.length <= longestText : isMessageTree(below, depth + 1)),
  );

/** The texts of a tree by their whole key, in the tree's order. */
export const flattenMessages = (tree: MessageTree, path = ''): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const [name, below] of Object.entries(tree)) {
    if (typeof below === 'string') texts.set(path + name, below);
    else for (const [key, text] of flattenMessages(below, `${path}${name}.`)) texts.set(key, text);
  }
  return texts;
};

/** The other way round. Of keys where one is the beginning of the other, the first one stays. */
export const nestMessages = (texts: Iterable<readonly [string, string]>): MessageTree => {
  const root: { [key: string]: string | MessageTree } = {};
  for (const [key, text] of texts) if (isKeyPath(key)) place(root, key.split('.'), text);
  return root;
};

const place = (
  root: { [key: string]: string | MessageTree },
  path: readonly string[],
  text: string,
): void => {
  let level = root;
  for (const step of path.slice(0, -1)) {
    const below = (level[step] ??= {});
    if (typeof below === 'string') return;
    level = below;
  }
  const last = path.at(-1) ?? '';
  if (typeof level[last] !== 'object') level[last] = text;
};

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** What the forms of a plural share: `search.found_other` -> `search.found`; the key itself where it is no plural. */
export const stemOfKey = (key: string): string => key.replace(pluralEnding, '');

export const isPluralForm = (key: string): boolean => pluralEnding.test(key);
