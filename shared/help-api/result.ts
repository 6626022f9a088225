/** Expected outcomes are values; surprises throw (style, rule 5). */
export type FailureKind =
  /** It does not exist. */
  | 'not-found'
  /** It may exist, but the upstream can not be asked and nothing is remembered. */
  | 'unavailable'
  /** What was sent is not acceptable. */
  | 'invalid'
  /** Well-formed, but refused by the upstream. */
  | 'refused'
  /** Too many requests from this client. */
  | 'too-many'
  /** The upstream sends the visitor to a host that is not on the project's list (behaviour/errors 15). */
  | 'unsafe-redirect';

export interface Failure {
  readonly kind: FailureKind;
  /** Messages meant for the visitor, as the upstream words them (behaviour/errors 8). */
  readonly messages?: readonly string[];
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (kind: FailureKind, messages?: readonly string[]): Result<never> => ({
  ok: false,
  failure: messages ? { kind, messages } : { kind },
});
