import type { ServiceHours } from '#shared/contact/service-hours.ts';
import type { CurrencyCode, LocaleCode } from '#shared/projects/locales.ts';
import type { Skin } from '#shared/projects/skins.ts';

/** HTML that the sanitiser has seen. Minted in `server/content/article-html.ts`, spent in `rich-text.tsx`, nowhere else. */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' };

/** Texts of an article, which may have fallen back to another language than the page's (behaviour/languages 13). */
interface ArticleTexts {
  /** BCP 47 tag of that language; left out where it is the page's. */
  readonly lang?: string;
}

export interface ArticleLink extends ArticleTexts {
  readonly id: number;
  readonly title: string;
  /** Path on this host: `/categories/:category/:subCategory/:article`. */
  readonly path: string;
}

export interface SubCategory {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly articles: readonly ArticleLink[];
}

/** Which other hosts are known to have the same page; a host not known yet is left out (behaviour/pages 10). */
export interface Translated {
  readonly availableIn: readonly LocaleCode[];
}

/** Children and articles by weight, heaviest first (behaviour/pages 16). */
export interface Category {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly children: readonly SubCategory[];
}

/** A help area as menus show it: never with its articles, or every page would grow with the shop (behaviour/pages 32). */
export type HelpTopic = Omit<Category, 'children'>;

/** A title that the search suggests before the network has answered (behaviour/search 10). */
export interface KnownTitle extends ArticleTexts {
  readonly title: string;
  readonly path: string;
  /** Where an article stands, category and sub-category; empty for a category. */
  readonly place: string;
}

/** Titles of a host in the order of its tree; where they are too many, those that matter most (behaviour/search 19). */
export interface KnownTitles {
  readonly titles: readonly KnownTitle[];
}

export interface PopularTopic extends ArticleLink {
  readonly shortContent: string;
  readonly categoryTitle: string;
}

export interface Video {
  /** Id at the video host. */
  readonly id: string;
  readonly name: string;
}

export interface ArticleImage {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** An article's content, cut where a screen needs more than HTML. */
export type ArticleBlock =
  | { readonly kind: 'html'; readonly html: SafeHtml }
  | { readonly kind: 'gallery'; readonly images: readonly ArticleImage[] }
  | { readonly kind: 'video'; readonly id: string; readonly title: string };

/** A level-3 heading of the content: the side list of the article page. */
export interface ArticleSection {
  readonly id: string;
  readonly title: string;
}

export interface ArticlePreview extends ArticleLink {
  readonly shortContent: string;
  readonly image: string | null;
}

export interface Article extends ArticleTexts {
  readonly id: number;
  readonly title: string;
  readonly shortContent: string;
  readonly path: string;
  readonly category: { readonly id: number; readonly title: string };
  readonly subCategory: { readonly id: number; readonly title: string };
  readonly blocks: readonly ArticleBlock[];
  readonly sections: readonly ArticleSection[];
  readonly related: readonly ArticlePreview[];
  /** The server already has a vote of this visitor (behaviour/votes 10). */
  readonly voted: boolean;
}

export interface SearchQuery {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Panel or results page (behaviour/search 14). */
  readonly preview: boolean;
}

export interface SearchHit extends ArticleTexts {
  readonly id: number;
  readonly title: string;
  readonly shortContent: string;
  /** Where the short content says what was meant: start and end of each place, where the upstream marks it. */
  readonly marks?: readonly (readonly [start: number, end: number])[];
  readonly path: string;
  /** Category and sub-category as the tree names them; empty where it does not know the hit. */
  readonly place: string;
  /** The editors' keyword that it was found by, where its own words do not say why. */
  readonly keyword?: string;
}

export interface SearchResults {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly items: readonly SearchHit[];
  /** The query in another spelling that finds more. */
  readonly suggestion?: string;
}

export interface CommentReason {
  readonly id: number;
  readonly alias: string;
  readonly text: string;
}

export type CookieGroup = 'necessary' | 'statistics' | 'marketing';
export interface CookieEntry {
  readonly id: number;
  readonly name: string;
  readonly partner: string;
  readonly expiry: string;
  readonly type: string;
  readonly description: string;
  readonly group: CookieGroup;
}

export interface ExternalLink {
  readonly name: string;
  readonly link: string;
}

export interface LanguageLink {
  readonly locale: LocaleCode;
  readonly tag: string;
  /** Country, in its own language. */
  readonly name: string;
  readonly langName: string;
  readonly origin: string;
}

export interface CategoryPage extends Category, Translated {}
export interface ArticlePage extends Article, Translated {}

/** What the browser may know of its project. */
export interface Project {
  readonly host: string;
  readonly origin: string;
  readonly locale: LocaleCode;
  readonly tag: string;
  readonly skin: Skin;
  readonly shopName: string;
  readonly countryName: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly domain: string;
  readonly projectUrl: string;
  /** Tag manager id; empty: no tag manager. */
  readonly googleId: string;
  /** Path of the visitor-tracking script on the shop; empty: none. */
  readonly trackingPath: string;
  /** Origins that a pay link may lead to (behaviour/security 8). */
  readonly payOrigins: readonly string[];
  readonly contact: Contact;
}

/** The ways to a person (behaviour/shell 21); what a project does not have is `null`. */
export interface Contact {
  /** Address of the shop's form; it may be told what the visitor was doing. */
  readonly form: string | null;
  readonly chat: string | null;
  /** As people write it. */
  readonly telephone: string | null;
  readonly hours: ServiceHours | null;
}

export interface Banner {
  readonly headerText: string;
  readonly mainText: string;
  readonly qrCodeText: string;
  readonly link: string;
  readonly appStore: string;
  readonly googlePlay: string;
  readonly appGallery: string;
}

export interface SocialBlock {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly items: readonly {
    readonly link: string;
    readonly linkText: string;
    readonly title: string;
    readonly imageAlt: string;
    readonly iconAlt: string;
    readonly iconSrc: string;
    readonly imageSrc: string;
  }[];
}

export interface Company {
  readonly id: number;
  readonly imageSrc: string;
  readonly imageAlt: string;
}

export type FooterBlock = 'company' | 'help' | 'service' | 'social' | 'complaintBook';
export interface FooterLink {
  readonly block: FooterBlock;
  readonly id: string;
  readonly link: string;
}

/** Everything around the routed page. A missing part leaves its block out, never the page (behaviour/pages 27). */
export interface Site {
  readonly project: Project;
  readonly topics: readonly HelpTopic[];
  readonly projects: readonly ExternalLink[];
  /** Links are paths of this host. */
  readonly popularRequests: readonly ExternalLink[];
  readonly banner: Banner | null;
  readonly social: readonly SocialBlock[];
  readonly companies: readonly Company[];
  readonly footerLinks: readonly FooterLink[];
  readonly gdpr: ExternalLink | null;
  readonly languages: readonly LanguageLink[];
  /** The current year, told by the server: a page must say the same before and after midnight of New Year's Eve. */
  readonly year: number;
  /** Version of this locale's words: the `v` of `/bff/messages/:locale`. */
  readonly wordsVersion: string;
}

export interface Home {
  readonly popularTopics: readonly PopularTopic[];
  readonly videos: readonly Video[];
}
