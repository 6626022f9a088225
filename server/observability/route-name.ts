const names: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /^\/$/, name: 'home' },
  { pattern: /^\/categories\/\d+$/, name: 'category' },
  { pattern: /^\/categories\/\d+\/\d+\/\d+$/, name: 'article' },
  { pattern: /^\/search$/, name: 'search' },
  { pattern: /^\/alternatives$/, name: 'alternatives' },
  { pattern: /^\/not_found$/, name: 'not-found' },
  { pattern: /^\/actions\//, name: 'action' },
  { pattern: /^\/bff\//, name: 'bff' },
  { pattern: /^\/media\//, name: 'media' },
  { pattern: /^\/(assets|icons|images|badges|favicon\.svg)/, name: 'asset' },
  { pattern: /^\/(sitemap\.xml|robots\.txt)$/, name: 'seo' },
];

/** The kind of an address, from a closed list: labels and logs never hold what a visitor typed. */
export const routeName = (path: string): string =>
  names.find(({ pattern }) => pattern.test(path))?.name ?? 'other';
