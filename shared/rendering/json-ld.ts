/** A thing of schema.org. */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown };

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
