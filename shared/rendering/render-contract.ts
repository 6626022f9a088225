import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { Resources } from '#shared/text/message-tree.ts';
import type { PageHead } from './page-head.ts';
import type { PageName } from './page-routes.ts';

export interface PageLoadRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute, under the visit's public origin. */
  readonly url: string;
  /** Body of a POST, `application/x-www-form-urlencoded`. */
  readonly form: string | null;
  readonly api: HelpApi;
  readonly locale: LocaleCode;
  /** The locale's messages; loaders do not wait for them. */
  readonly messages: Promise<Resources>;
  readonly requestId: string;
  /** It was asked for by a frame, which only an editor's is: nothing is sent (behaviour/editor 14). */
  readonly inFrame: boolean;
}

export interface Redirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
}

/** A page whose loaders have run: its headers are known, its markup is not rendered yet. */
export interface LoadedPage {
  readonly kind: 'page';
  readonly status: number;
  /** The page that was matched, whatever address it is shown under; `null` where no route of a page was. */
  readonly pageName: PageName | null;
  readonly head: PageHead;
  /** There is nothing on it yet: it may be filled at any time. */
  readonly isEmpty: boolean;
  /**
   * All that the markup is made from besides the messages, whose version is in it, and which hosts have the page: texts whose
   * change tells of a change of the page.
   */
  readonly data: readonly string[];
  /** Surrogate keys of what the page shows beside what its address names (behaviour/cache 3). */
  readonly surrogateKeys: readonly string[];
  /** Source paths of the lazily loaded modules this page needs, for its `modulepreload` links. */
  readonly modules: readonly string[];
  /** Rejects where even the error page cannot be rendered. */
  readonly render: () => Promise<RenderedPage>;
}

/** A rendered page; what can go wrong with it from now on is the stream. */
export interface RenderedPage {
  /** As loaded, but 500 where a component threw and the error page took the place of the page. */
  readonly status: number;
  readonly head: PageHead;
  /** State for hydration: JSON that may stand inside a script element. */
  readonly state: string;
  /** What nobody expected of loaders or components, for the log. */
  readonly surprise: unknown;
  /** Writes the markup, as React's stream comes, into a `Writable` of Node and ends it; a stream that breaks destroys it. */
  readonly pipe: (destination: object) => unknown;
}

/** Runs the loaders. The SSR bundle exports it as `load`; the server reaches it by path and knows only this. */
export type Load = (request: PageLoadRequest) => Promise<LoadedPage | Redirect>;
