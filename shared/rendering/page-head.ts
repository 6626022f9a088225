import type { JsonLd } from '#shared/seo/json-ld.ts';

/** What stands in a page's `<head>`: computed once, printed by the server, kept up to date by the browser. */
export interface PageHead {
  /** The whole title, with its suffix. */
  readonly title: string;
  readonly description: string;
  /** Absolute address; `null` on pages that have none to list. */
  readonly canonical: string | null;
  /** False where search engines shall not list the page under the address it is shown at. */
  readonly index: boolean;
  /** The hreflang ring; only hosts that are known to have the page. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** What social networks read, by name; `attributeOf` says in which attribute of its element a name stands. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** The largest picture of the first view, where only the styles name it: fetched with them, not behind them. */
  readonly firstPicture: string | null;
  /** Structured data; together one script element. */
  readonly jsonLd: readonly JsonLd[];
}

/** Open Graph names stand in `property`, others, such as `twitter:card`, in `name`. */
export const attributeOf = (name: string): 'property' | 'name' =>
  /^(?:og|article):/.test(name) ? 'property' : 'name';
