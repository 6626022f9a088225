import type { ElementType, Key } from 'react';
import { Fragment, jsx as element, jsxs as elements } from 'react/jsx-runtime';
import { withLanguage, type Props } from './with-language.ts';

export { Fragment };
export type { JSX } from 'react/jsx-runtime';

/** What JSX compiles to here: React's own, but for texts that fell back to another language (behaviour/languages 14). */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  element(type, withLanguage(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  elements(type, withLanguage(type, props), key);
