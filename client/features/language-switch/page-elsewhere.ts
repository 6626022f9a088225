import { queryValue, searchPath } from '#shared/help-api/paths.ts';
import type { LanguageTag } from '#shared/projects/locales.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';

interface MatchedRoute {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The same page on other hosts. */
export interface PageElsewhere {
  /** Path and the query that belongs to the page; campaign parameters stay behind. */
  readonly path: string;
  readonly availableIn: readonly LanguageTag[] | 'everywhere' | 'nowhere';
}

/** Where the page the visitor is on exists, by its route's own word (`handle.availableIn`). */
export const pageElsewhere = (
  matches: readonly MatchedRoute[],
  location: { readonly pathname: string; readonly search: string },
): PageElsewhere => {
  const own = matches.at(-1);
  const availableIn = (own?.handle as RouteHandle | undefined)?.availableIn;
  return {
    path: pathElsewhere(location),
    availableIn: availableIn && own?.loaderData !== undefined ? availableIn(own.loaderData) : 'nowhere',
  };
};

/** The same order in another language (behaviour/languages 11), the same search; all other queries stay behind. */
const pathElsewhere = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string => {
  const query = new URLSearchParams(search);
  const [text, id] = [query.get('articles'), query.get('id')];
  if (pathname === '/search' && text) return searchPath(text);
  return pathname === '/alternatives' && id ? `${pathname}?id=${queryValue(id)}` : pathname;
};

/** Whether the host of a language has the page. */
export const hasPage = ({ availableIn }: PageElsewhere, tag: LanguageTag): boolean =>
  availableIn === 'everywhere' || (availableIn !== 'nowhere' && availableIn.includes(tag));
