import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import type { LanguageTag } from '#shared/projects/locales.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';

/** What a route says about itself beside its component. */
export interface RouteHandle {
  /** Title, description and all else of the page's head, from the route's own loader data. */
  readonly head: (page: HeadArgs) => PageHead;
  /**
   * Home and category pages have the simple header, all others the inner one with a search panel (behaviour/shell 8).
   */
  readonly header?: 'simple' | 'inner';
  /** `false`: an order in hand, and no offers below it (behaviour/shell 26). */
  readonly offers?: false;
  /** Languages whose hosts have the page, from its loader data; left out: no other host has it (language switch). */
  readonly availableIn?: (data: unknown) => readonly LanguageTag[] | 'everywhere';
  /** Whether there is nothing on it yet: it is not listed, and kept briefly (behaviour/articles 22). */
  readonly isEmpty?: (data: unknown) => boolean;
  /** Surrogate keys of what the page shows beside what its address names, for purges; left out: nothing. */
  readonly surrogateKeys?: (page: Pick<HeadArgs, 'site' | 'data'>) => readonly string[];
}

export interface HeadArgs {
  readonly site: Site;
  readonly data: unknown;
  readonly t: TFunction;
  readonly url: URL;
}
