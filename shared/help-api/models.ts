import * as v from 'valibot';
import { consentTypes } from '#shared/consent/consent-choice.ts';
import { ServiceHours } from '#shared/projects/service-hours.ts';
import { listOf, model } from '../model.ts';
import { currencyCodes, languageTags, localeCodes } from '#shared/projects/locales.ts';
import { skinCodes } from '#shared/projects/skins.ts';

/**
 * What screens get, as schemas; types are derived from them. `tests/http/pages.test.ts` checks every answer
 * of `/bff` against them. The browser trusts our own server: client code imports the types alone.
 */

/** HTML that the sanitiser has seen. Minted in `server/content/article-html`, spent in `rich-text.tsx`, nowhere else. */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' };
const SafeHtml = v.custom<SafeHtml>((html) => typeof html === 'string');

const LocaleCode = v.picklist(localeCodes);
const LanguageTag = v.picklist(languageTags);

/** BCP 47 tag of a thing's texts; left out where it is the page's (behaviour/languages 13, 14). */
const lang = v.exactOptional(v.string());

/** A help area as menus show it: never with its articles, or every page would grow with the shop (behaviour/pages 32). */
const topicLink = { id: v.number(), title: v.string(), lang };

const articleLink = {
  ...topicLink,
  /** Path on this host: `/categories/:category/:subCategory/:article`. */
  path: v.string(),
};
const ArticleLink = model({
  ...articleLink,
  /** When it was last reviewed and changed, ISO 8601; no page that lists articles is sent them. */
  reviewed: v.exactOptional(v.string()),
  changed: v.exactOptional(v.string()),
});
export type ArticleLink = v.InferOutput<typeof ArticleLink>;

const SubCategory = model({ ...topicLink, description: v.string(), articles: listOf(ArticleLink) });
export type SubCategory = v.InferOutput<typeof SubCategory>;

const helpTopic = { ...topicLink, description: v.string(), path: v.string() };
export const HelpTopic = model(helpTopic);
export type HelpTopic = v.InferOutput<typeof HelpTopic>;

/** Children and articles by weight, heaviest first (behaviour/pages 16). */
const category = { ...helpTopic, children: listOf(SubCategory) };
export const Category = model(category);
export type Category = v.InferOutput<typeof Category>;

/** A title that the search suggests before the network has answered (behaviour/search 10). */
const KnownTitle = model({
  title: v.string(),
  path: v.string(),
  /** Where an article stands, category and sub-category; empty for a category. */
  place: v.string(),
  placeLang: lang,
  lang,
  /** The stem of each of its words, folded, in order, between them a blank; empty where it is the word itself. */
  stems: v.exactOptional(v.string()),
});
export type KnownTitle = v.InferOutput<typeof KnownTitle>;

/** Titles of a host in the order of its tree; where they are too many, those that matter most (behaviour/search 19). */
export const KnownTitles = model({ titles: listOf(KnownTitle) });
export type KnownTitles = v.InferOutput<typeof KnownTitles>;

/** Which hosts are known to have the same page, all of the company's as one word (behaviour/pages 10). */
const translated = { availableIn: v.union([v.literal('everywhere'), listOf(LanguageTag)]) };
export type Translated = Pick<CategoryPage, 'availableIn'>;

/** Which page of a list this is, from 1, and of how many. */
const Pages = model({ page: v.number(), count: v.number() });

export const CategoryPage = model({
  ...category,
  ...translated,
  /** Left out where one page lists all articles. */
  pages: v.exactOptional(Pages),
});
export type CategoryPage = v.InferOutput<typeof CategoryPage>;

const PopularTopic = model({
  ...articleLink,
  shortContent: v.string(),
  categoryTitle: v.string(),
  categoryLang: lang,
});
export type PopularTopic = v.InferOutput<typeof PopularTopic>;

const Video = model({ id: v.string(), name: v.string(), poster: v.string() });
export type Video = v.InferOutput<typeof Video>;

const ArticleImage = model({
  src: v.string(),
  alt: v.string(),
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
});
export type ArticleImage = v.InferOutput<typeof ArticleImage>;

/** An article's content, cut where a screen needs more than HTML. */
const ArticleBlock = v.variant('kind', [
  model({ kind: v.literal('html'), html: SafeHtml }),
  model({ kind: v.literal('gallery'), images: listOf(ArticleImage) }),
  model({
    kind: v.literal('video'),
    id: v.string(),
    title: v.string(),
    /** Where the shop has a picture of its own for it. */
    poster: v.exactOptional(v.string()),
  }),
]);
export type ArticleBlock = v.InferOutput<typeof ArticleBlock>;

/** A level-3 heading of the content: the side list of the article page. */
const ArticleSection = model({ id: v.string(), title: v.string() });
export type ArticleSection = v.InferOutput<typeof ArticleSection>;

const ArticlePreview = model({ ...articleLink, shortContent: v.string(), image: v.nullable(v.string()) });
export type ArticlePreview = v.InferOutput<typeof ArticlePreview>;

const Container = model(topicLink);

/** What customers do in the shop rather than read about; an article on it begins with the way there (behaviour/articles 20). */
export const shopTasks = ['return', 'invoice', 'track', 'change', 'withdraw'] as const;
export type ShopTask = (typeof shopTasks)[number];
const TaskLink = model({ name: v.picklist(shopTasks), link: v.string() });
export type TaskLink = v.InferOutput<typeof TaskLink>;

const article = {
  ...articleLink,
  shortContent: v.string(),
  category: Container,
  subCategory: Container,
  blocks: listOf(ArticleBlock),
  sections: listOf(ArticleSection),
  related: listOf(ArticlePreview),
  /** Its sections are questions and outcomes; one of them is shown at a time (behaviour/articles 25). */
  guided: v.exactOptional(v.literal(true)),
  /** What the article is about and the project has a page of the shop for; left out where it has none. */
  tasks: v.exactOptional(listOf(TaskLink)),
  /** The day of its last review, as ISO 8601 and as the locale writes it. */
  reviewed: v.exactOptional(model({ on: v.string(), written: v.string() })),
  changed: v.exactOptional(v.string()),
  /** The server already has a vote of this visitor (behaviour/votes 10). */
  voted: v.boolean(),
};
export const ArticlePage = model({ ...article, ...translated });
export type ArticlePage = v.InferOutput<typeof ArticlePage>;
export type Article = Omit<ArticlePage, keyof Translated>;

export interface SearchQuery {
  readonly text: string;
  /** Id of the category that the results shall be of; left out or `null`: of every one. */
  readonly topic?: number | null;
  /** From 1. */
  readonly page: number;
  /** Panel or results page (behaviour/search 14). */
  readonly preview: boolean;
}

const SearchHit = model({
  ...articleLink,
  shortContent: v.string(),
  /** Where the short content says what was meant: start and end of each place, where the upstream marks it. */
  marks: v.exactOptional(listOf(v.pipe(v.strictTuple([v.number(), v.number()]), v.readonly()))),
  /** Category and sub-category as the tree names them; empty where it does not know the hit. */
  place: v.string(),
  placeLang: lang,
  /** The editors' keyword that it was found by, where its own words do not say why. */
  keyword: v.exactOptional(v.string()),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

const FoundTopic = model({ ...topicLink, count: v.number() });
export type FoundTopic = v.InferOutput<typeof FoundTopic>;

export const SearchResults = model({
  total: v.number(),
  page: v.number(),
  perPage: v.number(),
  items: listOf(SearchHit),
  /** The query in another spelling that finds more. */
  suggestion: v.exactOptional(v.string()),
  /** How many hits stand in which category, most first; left out where the upstream does not say. */
  topics: v.exactOptional(listOf(FoundTopic)),
  /** The one of them that the items are of. */
  topic: v.exactOptional(v.number()),
  area: v.exactOptional(HelpTopic),
  asksForContact: v.exactOptional(v.literal(true)),
  /** Somebody wants to withdraw from a contract, and this is the shop's page for it. */
  withdraw: v.exactOptional(v.string()),
});
export type SearchResults = v.InferOutput<typeof SearchResults>;

export const CommentReason = model({ id: v.number(), alias: v.string(), text: v.string() });
export type CommentReason = v.InferOutput<typeof CommentReason>;

export const CookieEntry = model({
  id: v.number(),
  name: v.string(),
  partner: v.string(),
  expiry: v.string(),
  type: v.string(),
  description: v.string(),
  group: v.picklist(consentTypes),
});
export type CookieEntry = v.InferOutput<typeof CookieEntry>;

const ExternalLink = model({ name: v.string(), link: v.string() });
export type ExternalLink = v.InferOutput<typeof ExternalLink>;

/** The path on this host is left out where it is the one that searching for the name leads to. */
const PopularRequest = model({ name: v.string(), path: v.exactOptional(v.string()) });
export type PopularRequest = v.InferOutput<typeof PopularRequest>;

const LanguageLink = model({
  tag: LanguageTag,
  /** Country and language in their own words, where they are not those of the locale's row. */
  name: v.exactOptional(v.string()),
  langName: v.exactOptional(v.string()),
  origin: v.string(),
});
export type LanguageLink = v.InferOutput<typeof LanguageLink>;

/** The ways to a person (behaviour/shell 21); what a project does not have is `null`. */
const Contact = model({
  /** Address of the shop's form; it may be told what the visitor was doing. */
  form: v.nullable(v.string()),
  chat: v.nullable(v.string()),
  telephone: v.nullable(v.string()),
  hours: v.nullable(ServiceHours),
});
export type Contact = v.InferOutput<typeof Contact>;

/** What the browser may know of its project. */
const Project = model({
  host: v.string(),
  origin: v.string(),
  locale: LocaleCode,
  tag: v.string(),
  skin: v.picklist(skinCodes),
  shopName: v.string(),
  countryName: v.string(),
  country: v.string(),
  currency: v.picklist(currencyCodes),
  domain: v.string(),
  projectUrl: v.string(),
  /** Tag manager id; empty: no tag manager. */
  googleId: v.string(),
  /** Path of the visitor-tracking script on the shop; empty: none. */
  trackingPath: v.string(),
  /** Origins that a pay link may lead to (behaviour/security 8). */
  payOrigins: listOf(v.string()),
  contact: Contact,
  /** The shop's page to withdraw from a contract (behaviour/articles 20). */
  withdraw: v.exactOptional(v.string()),
});
export type Project = v.InferOutput<typeof Project>;

const Banner = model({
  headerText: v.string(),
  mainText: v.string(),
  qrCodeText: v.string(),
  link: v.string(),
  appStore: v.string(),
  googlePlay: v.string(),
  appGallery: v.string(),
});
export type Banner = v.InferOutput<typeof Banner>;

const SocialBlock = model({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  items: listOf(
    model({
      link: v.string(),
      linkText: v.string(),
      title: v.string(),
      imageAlt: v.string(),
      iconAlt: v.string(),
      iconSrc: v.string(),
      imageSrc: v.string(),
    }),
  ),
});
export type SocialBlock = v.InferOutput<typeof SocialBlock>;

const Company = model({ id: v.number(), imageSrc: v.string(), imageAlt: v.string() });

/** `named`: what the specification does not know stands under help and support by its own name. */
export const FooterBlock = v.picklist(['company', 'help', 'service', 'social', 'complaintBook', 'named']);
export type FooterBlock = v.InferOutput<typeof FooterBlock>;
/** Addresses by block and name, each in the upstream's order. */
const FooterLinks = v.record(FooterBlock, v.exactOptional(v.record(v.string(), v.string())));
export type FooterLinks = Readonly<Partial<Record<FooterBlock, Readonly<Record<string, string>>>>>;

/** Everything around the routed page. A missing part leaves its block out, never the page (behaviour/pages 27). */
export const Site = model({
  project: Project,
  topics: listOf(model(topicLink)),
  projects: listOf(ExternalLink),
  popularRequests: listOf(PopularRequest),
  banner: v.nullable(Banner),
  social: listOf(SocialBlock),
  companies: listOf(Company),
  footerLinks: FooterLinks,
  gdpr: v.nullable(ExternalLink),
  languages: listOf(LanguageLink),
  /** The current year, told by the server: a page must say the same before and after midnight of New Year's Eve. */
  year: v.number(),
  /** Version of this locale's messages: the `v` of `/bff/messages/:locale`. */
  messagesVersion: v.string(),
});
export type Site = v.InferOutput<typeof Site>;

export const Home = model({ popularTopics: listOf(PopularTopic), videos: listOf(Video) });
export type Home = v.InferOutput<typeof Home>;
