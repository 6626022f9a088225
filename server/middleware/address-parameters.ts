import { formNames } from '#shared/help-api/forms.ts';
import { pageOfAddress, queryValue, searchTextOf, topicOfAddress } from '#shared/help-api/paths.ts';
import { parametersOfPage } from '#shared/rendering/own-address.ts';

/** How a value stands in the canonical address; `null` leaves the parameter out. */
type Spelling = (value: string) => string | null;

const oneOf =
  (...values: readonly string[]): Spelling =>
  (value) =>
    values.includes(value) ? value : null;

const asItIs: Spelling = (value) => value;

/** Every parameter that an address of ours may have; what is usual (the first page) is left out. */
const spellings: Readonly<Record<string, Spelling>> = {
  articles: (value) => searchTextOf(value) || null,
  page: (value) => {
    const page = pageOfAddress(value);
    // What is no page number stays as it is, and is a 404.
    return page === null ? value : page === 1 ? null : String(page);
  },
  topic: (value) => topicOfAddress(value)?.toString() ?? null,
  preview: oneOf('1'),
  reason: oneOf('search'),
  id: asItIs,
  v: asItIs,
  done: oneOf(...formNames),
};

/**
 * Parameters of campaigns: they stay in the address for the tools that read them, and change nothing
 * (behaviour/pages 7).
 */
const isTracking = (name: string): boolean => name.startsWith('utm_') || trackingParameters.has(name);

const trackingParameters = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'mc_cid',
  'mc_eid',
  'gad_source',
]);

/** A pair that can be sent back in a `Location` as it came: no browser would write it in another way. */
const isPlain = (pair: string): boolean => /^[\x21\x24-\x26\x28-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/.test(pair);

/** Parameters that are read at a canonical path, in the order of its address. */
const parametersAt = (path: string): readonly string[] => {
  if (path === '/bff/search') return ['articles', 'topic', 'page', 'preview'];
  if (path.startsWith('/bff/categories/')) return ['page'];
  if (path.startsWith('/bff/messages/')) return ['v'];
  return parametersOfPage(path);
};

/**
 * The one spelling of a query: what is read at this path, once, in order and encoded alike; then what campaigns added.
 *
 * @param query as it came, without the question mark.
 */
export const canonicalQuery = (path: string, query: string): string => {
  const values = new URLSearchParams(query);
  const own = parametersAt(path).flatMap((name) => {
    const value = values.get(name);
    const spelling = value === null ? null : (spellings[name] ?? asItIs)(value);
    return spelling === null ? [] : [`${name}=${queryValue(spelling)}`];
  });
  const isForData = path.startsWith('/bff/') || path.includes('.');
  const campaigns = isForData
    ? []
    : query.split('&').filter((pair) => isTracking(pair.split('=', 1)[0] ?? '') && isPlain(pair));
  return [...own, ...campaigns].join('&');
};
