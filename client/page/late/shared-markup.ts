import { createContext, use } from 'react';

/** Markup of parts that is the same on many pages, made for an earlier one (decision 0046). On the server only. */
export interface SharedMarkup {
  /** What to write into the box of this id, in place of its markup; `null` where the part is to be rendered. */
  readonly inside: (id: string) => string | null;
}

export const SharedMarkupContext = createContext<SharedMarkup | null>(null);

/** @param id of a shared part's box. */
export const useSharedMarkup = (id: string): string | null =>
  import.meta.env.SSR ? (use(SharedMarkupContext)?.inside(id) ?? null) : null;
