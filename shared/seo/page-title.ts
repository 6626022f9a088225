/** The document title; "Help Center" stays English in every language (spec 2, Layout). */
export const pageTitle = (title: string, shop: string, country: string): string =>
  `${title} | Help Center - ${shop} ${country}`;
