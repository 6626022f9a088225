const address = /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * Whether a pay link leads to one of these origins and nowhere else (behaviour/security 8). Read as strictly as
 * browsers read loosely: no user name, no backslash, no space, no other scheme.
 */
export const isSafePayLink = (link: string, payOrigins: readonly string[]): boolean => {
  const origin = address.exec(link)?.[1];
  return origin !== undefined && payOrigins.includes(origin);
};
