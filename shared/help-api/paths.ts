import { wellFormed, withoutInvisible } from '#shared/text/well-formed.ts';

/** The last result page that the upstream knows of (docs/upstream-api.yaml). */
const lastResultPage = 1000;

/** The number in `page=`: 1 without one, `null` for what is none (404), at most the last that can be asked for. */
export const pageOfAddress = (value: string | null): number | null => {
  if (value === null) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), lastResultPage) : null;
};

/** `page`: of a category with more articles than a page lists (behaviour/pages 15). */
export const categoryPath = (categoryId: number, page = 1): string =>
  `/categories/${categoryId}${page > 1 ? `?page=${page}` : ''}`;

export const articlePath = (categoryId: number, subCategoryId: number, articleId: number): string =>
  `/categories/${categoryId}/${subCategoryId}/${articleId}`;

/** The QR code of the project's app link (behaviour/shell 14), drawn by the server. */
export const appQrPath = '/media/app-qr.svg';

/** Longest search text that is looked up, in characters; the rest is cut off. */
export const maxSearchLength = 200;

/** Where a search that failed leads to; the page keeps the words (behaviour/errors 12). */
export const failedSearchPath = (text: string): string =>
  `/not_found?reason=search${text === '' ? '' : `&articles=${queryValue(text)}`}`;

/** What is looked up of a text that somebody typed, pasted or wrote into an address: only what can be seen of it. */
export const searchTextOf = (text: string): string => {
  const seen = withoutInvisible(wellFormed(text).replaceAll(/\p{Cc}/gu, ' ')).trim();
  return [...seen].slice(0, maxSearchLength).join('').trim();
};

/**
 * A value in the query of an address, as the form of every browser writes it: a search without script needs no redirect,
 * and one to an address that the browser writes otherwise would never end. `value` has no lone surrogates.
 */
export const queryValue = (value: string): string =>
  encodeURIComponent(value)
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

export const topicOfAddress = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;

/** The address of a result page; a first page and every topic are left out (behaviour/pages 3, search 22). */
export const searchPath = (text: string, page = 1, topic: number | null = null): string =>
  `/search?articles=${queryValue(text)}` +
  (topic === null ? '' : `&topic=${topic}`) +
  (page > 1 ? `&page=${page}` : '');

/** Characters of path and query: a header line that repeats it has 4 kB. */
export const longestAddress = 3_500;

/** Whether an address is a path of the same host to every browser: `//` and `/\` would be another host. */
export const isOwnAddress = (address: string): boolean =>
  address.length <= longestAddress && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(address);

/** The page that answers a form, without an earlier `done`: a path of ours, or the start page (behaviour/forms 7). */
export const safeFormOrigin = (from: string): string => {
  if (!isOwnAddress(from) || from.startsWith('/actions/')) return '/';
  return withoutDone(from);
};

const withoutDone = (address: string): string => {
  const [path = '/', query = ''] = address.split('?', 2);
  const rest = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('done='));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
};

/** The same page with the thanks of a form (behaviour/forms 2). */
export const withDone = (address: string, form: string): string =>
  `${withoutDone(address)}${withoutDone(address).includes('?') ? '&' : '?'}done=${form}`;
