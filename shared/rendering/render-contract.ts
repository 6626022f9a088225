import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import type { PageHead } from './page-head.ts';
import type { PageName } from './page-routes.ts';

export interface RenderRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute, under the visit's public origin. */
  readonly url: string;
  /** Body of a POST, `application/x-www-form-urlencoded`. */
  readonly form: string | null;
  readonly api: HelpApi;
  readonly locale: LocaleCode;
  /** The locale's words; loaders do not wait for them. */
  readonly words: Promise<WordTree>;
  readonly requestId: string;
}

export type RenderedPage =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** The page that was matched, whatever address it is shown under; `null` where no route of a page was. */
      readonly page: PageName | null;
      readonly html: string;
      readonly head: PageHead;
      /** State for hydration: JSON that may stand inside a script element. */
      readonly state: string;
      /** Source paths of the lazily loaded modules this page needs, for its `modulepreload` links. */
      readonly modules: readonly string[];
      /** What nobody expected, for the log; `null` if nothing of the kind happened. */
      readonly surprise: unknown;
      /** Headers that a loader or action asked for. */
      readonly headers: Readonly<Record<string, string>>;
    };

/** What the SSR bundle exports as `render`; the server reaches it by path at run time and knows only this. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;
