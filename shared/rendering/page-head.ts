import type { Skin } from '#shared/projects/skins.ts';
import type { JsonLd } from './json-ld.ts';
import { pageNames, pageRoutes, type PageWith } from './page-routes.ts';

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

/** The document title; "Help Center" stays English in every language (behaviour/pages 8). */
export const pageTitle = (title: string, shop: string, country: string): string =>
  `${title} | Help Center - ${shop} ${country}`;

/** A page that search engines list: its address is passed on. */
export type ListedPage = PageWith<'robots', 'index'>;

const isListed = (name: keyof typeof pageRoutes): name is ListedPage => pageRoutes[name].robots === 'index';
export const listedPages: readonly ListedPage[] = pageNames.filter(isListed);

/** Size in pixels that social networks ask for (Open Graph: 1.91 to 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Path of the picture beside a shared address: one for each kind of listed page and company (behaviour/pages 9). */
export const sharePicture = (page: ListedPage, skin: Skin) => `/images/share/${page}-${skin}.png` as const;
