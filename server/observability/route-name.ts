import { pageAt } from '#shared/rendering/page-routes.ts';

const names: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /^\/actions\//, name: 'action' },
  { pattern: /^\/bff\//, name: 'bff' },
  { pattern: /^\/media\//, name: 'media' },
  { pattern: /^\/(assets|icons|images|badges|favicon\.|apple-touch-icon\.)/, name: 'asset' },
  { pattern: /^\/(sitemap(-\d+)?\.xml|robots\.txt)$/, name: 'seo' },
];

/** The kind of an address, from a closed list: labels and logs never hold what a visitor typed. */
export const routeName = (path: string): string =>
  pageAt(path) ?? names.find(({ pattern }) => pattern.test(path))?.name ?? 'other';
