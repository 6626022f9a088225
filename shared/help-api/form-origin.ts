/** Characters of path and query: a header line that repeats it has 4 kB. */
export const longestAddress = 3_500;

/**
 * Whether an address is a path of the same host, however loosely browsers read it: two slashes, or a slash and a
 * backslash, would be another host.
 */
export const isOwnAddress = (address: string): boolean =>
  address.length <= longestAddress && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(address);

/**
 * The page to answer a form with: a path of ours, or the start page for anything else (behaviour/forms 7).
 * `done` of an earlier form is taken off.
 */
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
