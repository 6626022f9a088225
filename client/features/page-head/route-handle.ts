import type { TFunction } from 'i18next';
import { useMatches } from 'react-router-dom';
import type { Site } from '#shared/help-api/models.ts';
import type { LanguageTag } from '#shared/projects/locales.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';

export interface RouteHandle {
  readonly head: (page: HeadArgs) => PageHead;
  /** On home and category pages; elsewhere the header has a search panel (behaviour/shell 8). */
  readonly header?: 'simple';
  /** `false` hides the offers above the footer (behaviour/shell 26). */
  readonly offers?: false;
  /** Languages whose hosts have the page; if missing, no other host has it. */
  readonly availableIn?: (data: unknown) => readonly LanguageTag[] | 'everywhere';
  /** Whether the page is empty so far: not indexed, and cached briefly (behaviour/articles 22). */
  readonly isEmpty?: (data: unknown) => boolean;
  /** Surrogate keys in addition to those of the page's address. */
  readonly surrogateKeys?: (page: Pick<HeadArgs, 'site' | 'data'>) => readonly string[];
}

export interface HeadArgs {
  readonly site: Site;
  readonly data: unknown;
  readonly t: TFunction;
  readonly url: URL;
}

/** The part of a match that pages need, in the browser and on the server. */
export interface MatchedRoute {
  /** A `RouteHandle`; only pages have one. */
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The handle of the page that is shown. */
export const useRouteHandle = (): RouteHandle | undefined =>
  useMatches().at(-1)?.handle as RouteHandle | undefined;
