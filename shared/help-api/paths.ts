/** Upstream and route ids: decimal, no sign, no leading zero, small enough to be exact. */
export const isNumericId = (value: string): boolean => /^[1-9]\d{0,9}$/.test(value);

/** The number in `page=`, 1 where there is none, `null` for what is no page (404). */
export const pageOfAddress = (value: string | null): number | null => {
  if (value === null) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
};

export const categoryPath = (categoryId: number): string => `/categories/${categoryId}`;

export const articlePath = (categoryId: number, subCategoryId: number, articleId: number): string =>
  `/categories/${categoryId}/${subCategoryId}/${articleId}`;

/** The QR code of the project's app link (spec 2, Footer), drawn by the server. */
export const appQrPath = '/media/app-qr.svg';

/** Longest search text that is looked up, in characters; the rest is cut off. */
export const maxSearchLength = 200;

/** What is looked up of a typed text: without blanks around it, and no longer than the server takes. */
export const searchTextOf = (typed: string): string => [...typed.trim()].slice(0, maxSearchLength).join('');

/** The address of a result page: `page` is left out on the first one (spec 2). */
export const searchPath = (text: string, page = 1): string => {
  const query = `articles=${encodeURIComponent(text)}`;
  return page > 1 ? `/search?${query}&page=${page}` : `/search?${query}`;
};
