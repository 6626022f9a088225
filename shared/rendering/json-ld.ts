/** A thing of schema.org. */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown };

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
