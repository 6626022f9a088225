import { createElement } from 'react';
import { hasMark, readMark } from '#shared/text/language-mark.ts';

export type Props = Readonly<Record<string, unknown>>;

/** Attributes that are read aloud. */
const spoken = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-valuetext'];
/** Named by such an attribute, these are read by it alone; of others the content is read as well, in its own language. */
const readByName: ReadonlySet<string> = new Set(['a', 'button', 'img', 'input', 'select', 'svg', 'textarea']);

const markOf = (value: unknown) => (typeof value === 'string' ? readMark(value) : null);

const isSpoken: ReadonlySet<string> = new Set(spoken);

/** Nearly no element has any: a look at what it has is quicker than at each attribute that it might have. */
const mayBeMarked = (props: Props): boolean => {
  for (const name in props)
    if (name === 'children' || isSpoken.has(name)) {
      const value = props[name];
      if (typeof value === 'string' ? hasMark(value) : Array.isArray(value)) return true;
    }
  return false;
};

/**
 * What an element of the page is made of, with the language of every text that fell back to another one: on the element
 * where the text is all it holds, else on a `span` around it (behaviour/languages 14).
 *
 * @returns the same props where nothing fell back.
 */
export const withLanguage = (type: unknown, props: Props): Props => {
  if (typeof type !== 'string' || !mayBeMarked(props)) return props;
  let own: Record<string, unknown> | undefined;
  for (const name of spoken) {
    const marked = markOf(props[name]);
    if (!marked) continue;
    own ??= { ...props };
    own[name] = marked.text;
    if (readByName.has(type)) own['lang'] ??= marked.lang;
  }
  const { children } = props;
  const marked = markOf(children);
  if (marked) return { ...(own ?? props), lang: props['lang'] ?? marked.lang, children: marked.text };
  if (!Array.isArray(children) || !children.some(markOf)) return own ?? props;
  const spans = children.map((child: unknown) => {
    const part = markOf(child);
    return part ? createElement('span', { lang: part.lang }, part.text) : child;
  });
  return { ...(own ?? props), children: spans };
};
