import * as v from 'valibot';

/** A UUID that may be asked for: whoever holds it may decide on the order, so it is a secret. */
export type AlternativeId = string & { readonly __brand: 'AlternativeId' };

/**
 * Whether a value is a UUID of version 1 to 5 and variant 8, 9, a or b; nothing else is ever loaded
 * (behaviour/formats 9). Stricter than library checks, which also take the nil UUID and version 7.
 */
export const isAlternativeId = (value: unknown): value is AlternativeId =>
  typeof value === 'string' &&
  /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(value);

/** Upstream and route ids: decimal, no sign, no leading zero, small enough to be exact. */
export const isNumericId = (value: string): boolean => /^[1-9]\d{0,14}$/.test(value);

export const ArticleId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const ViewPayload = v.object({ articleId: ArticleId });
