import { createContext, use, type ComponentProps, type ReactNode } from 'react';

/** The markup of what `make` returns, made once for `of` under `name`. On the server only. */
export type MakeMarkupOnce = (of: object, name: string, make: () => ReactNode) => string;

export const MarkupOnceContext = createContext<MakeMarkupOnce | null>(null);

type Inside = Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * Props of an element for what stands in it. The server makes it once for all pages that show the same; the bytes are those of
 * a render, so the browser hydrates it as one (decision 0049). For what uses no hook, for that is not run again.
 *
 * @param of what it is made from, the same object as long as it says the same.
 * @param name tells apart what is made from `of`.
 */
export const useMarkupOnce = (of: object, name: string, make: () => ReactNode): Inside => {
  const makeOnce = import.meta.env.SSR ? use(MarkupOnceContext) : null;
  return makeOnce ? { dangerouslySetInnerHTML: { __html: makeOnce(of, name, make) } } : { children: make() };
};
