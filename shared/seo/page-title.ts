/** The document title; "Help Center" stays English in every language (behaviour/pages 8). */
export const pageTitle = (title: string, shop: string, country: string): string =>
  `${title} | Help Center - ${shop} ${country}`;
