/** Facts of a company; every address is absolute. */
interface OrganizationFacts {
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
  /** Profiles of the shop on other sites. */
  readonly sameAs?: readonly string[];
}

interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly image?: readonly string[];
  readonly dateModified?: string;
  readonly publisher: JsonLd;
}

/** A thing of schema.org, as the functions below make it. */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown };

export const breadcrumbList = (trail: readonly { readonly name: string; readonly url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

export const organization = (facts: OrganizationFacts) => ({ '@type': 'Organization', ...facts });

export const article = (facts: ArticleFacts) => ({ '@type': 'Article', ...facts });

/** Questions of a page with their answers in plain text. */
export const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The site with its search: engines fill the visitor's words into the parameter `articles` (behaviour/pages 11). */
export const webSite = (facts: { name: string; origin: string; inLanguage: string }) => ({
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
