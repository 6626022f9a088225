import type { JsonLd } from '../seo/json-ld.ts';

/** What stands in a page's `<head>`: computed once, printed by the server, kept up to date by the browser. */
export interface PageHead {
  /** The whole title, with its suffix. */
  readonly title: string;
  readonly description: string;
  /** Absolute address; `null` on pages that search engines shall not list. */
  readonly canonical: string | null;
  readonly index: boolean;
  /** The hreflang ring; only hosts that are known to have the page. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly openGraph: Readonly<Record<string, string>>;
  /** Structured data; together one script element. */
  readonly jsonLd: readonly JsonLd[];
}
