/** The part of schema.org that our pages speak; every address is absolute. */
export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

export interface Organization {
  readonly '@type': 'Organization';
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
  /** Profiles of the shop on other sites. */
  readonly sameAs?: readonly string[];
}

export interface Article {
  readonly '@type': 'Article';
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  /** BCP 47 tag. */
  readonly inLanguage: string;
  readonly image?: readonly string[];
  /** ISO 8601. */
  readonly dateModified?: string;
  readonly publisher: Organization;
}

export interface FaqPage {
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

export interface WebSite {
  readonly '@type': 'WebSite';
  readonly name: string;
  readonly url: string;
  /** BCP 47 tag. */
  readonly inLanguage: string;
  readonly potentialAction: {
    readonly '@type': 'SearchAction';
    readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
    readonly 'query-input': string;
  };
}

export type JsonLd = BreadcrumbList | Organization | Article | FaqPage | WebSite;

/** The trail of a page, home first. */
export const breadcrumbList = (
  trail: readonly { readonly name: string; readonly url: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

export const organization = (facts: Omit<Organization, '@type'>): Organization => ({
  '@type': 'Organization',
  ...facts,
});

export const article = (facts: Omit<Article, '@type'>): Article => ({ '@type': 'Article', ...facts });

/** Questions of a page with their answers in plain text. */
export const faqPage = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): FaqPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The site with its search: engines fill the visitor's words into the parameter `articles` (behaviour/pages 11). */
export const webSite = (facts: { name: string; origin: string; inLanguage: string }): WebSite => ({
  '@type': 'WebSite',
  name: facts.name,
  url: `${facts.origin}/`,
  inLanguage: facts.inLanguage,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${facts.origin}/search?articles={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

const escapes: Readonly<Record<string, string>> = {
  // `</script>` and `<!--` in a title would end or swallow the element.
  '<': '\\u003c',
  // Line ends to older script parsers, plain characters to JSON.
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a `<script type="application/ld+json">` whatever the texts are. */
export const serialiseJsonLd = (nodes: readonly JsonLd[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /[<\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
