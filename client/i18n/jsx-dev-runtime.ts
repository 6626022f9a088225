import type { ElementType, Key } from 'react';
import { Fragment, jsxDEV as element, type JSXSource } from 'react/jsx-dev-runtime';
import { withLanguage, type Props } from './with-language.ts';

export { Fragment };
export type { JSX } from 'react/jsx-dev-runtime';

/** The same as `jsx-runtime.ts`, where React wants to know the place in the source. */
export const jsxDEV = (
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => element(type, withLanguage(type, props), key, isStatic, source, self);
