import type { TFunction } from 'i18next';
import type { Site } from '#shared/help-api/models.ts';
import type { LanguageTag } from '#shared/projects/locales.ts';
import type { PageHead } from '#shared/rendering/page-head.ts';

export interface RouteHandle {
  readonly head: (page: HeadArgs) => PageHead;
  /** `simple` on home and category pages, `inner` with a search panel elsewhere (behaviour/shell 8). */
  readonly header?: 'simple' | 'inner';
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
