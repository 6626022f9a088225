import { queryValue, searchPath } from '#shared/help-api/paths.ts';
import type { LanguageTag } from '#shared/projects/locales.ts';
import type { MatchedRoute, RouteHandle } from '#client/features/page-head/route-handle.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

export interface PageElsewhere {
  /** Path and query without campaign parameters. */
  readonly path: string;
  readonly availableIn: readonly LanguageTag[] | 'everywhere' | 'nowhere';
}

/** Which hosts have the current page, as its route says (`handle.availableIn`). */
export const pageElsewhere = (matches: readonly MatchedRoute[], location: Place): PageElsewhere => {
  const own = matches.at(-1);
  const availableIn = (own?.handle as RouteHandle | undefined)?.availableIn;
  return {
    path: pathElsewhere(location),
    availableIn: availableIn && own?.loaderData !== undefined ? availableIn(own.loaderData) : 'nowhere',
  };
};

/** Keeps the query of an order or a search, and no other (behaviour/languages 11). */
const pathElsewhere = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search);
  const [text, id] = [query.get('articles'), query.get('id')];
  if (pathname === '/search' && text) return searchPath(text);
  return pathname === '/alternatives' && id ? `${pathname}?id=${queryValue(id)}` : pathname;
};

export const hasPage = ({ availableIn }: PageElsewhere, tag: LanguageTag): boolean =>
  availableIn === 'everywhere' || (availableIn !== 'nowhere' && availableIn.includes(tag));
