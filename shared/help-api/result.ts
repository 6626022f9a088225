/** Expected outcomes are values; surprises throw. */
export type FailureKind =
  | 'not-found'
  /** It may exist, but the upstream can not be asked and nothing is remembered. */
  | 'unavailable'
  | 'invalid'
  /** Well-formed, but refused by the upstream. */
  | 'refused'
  | 'too-many'
  /** The upstream sends the visitor to a host that is not on the project's list (behaviour/errors 15). */
  | 'unsafe-redirect';

export interface Failure {
  readonly kind: FailureKind;
  /** Messages meant for the visitor, as the upstream words them (behaviour/errors 8). */
  readonly messages?: readonly string[];
}

/** The one rule by which a failure becomes a status, of data and of pages alike (behaviour/errors 3). */
export const statusOfFailure = {
  'not-found': 404,
  invalid: 422,
  refused: 409,
  'too-many': 429,
  unavailable: 503,
  'unsafe-redirect': 502,
} as const satisfies Record<FailureKind, number>;

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (kind: FailureKind, messages?: readonly string[]): Result<never> => ({
  ok: false,
  failure: messages ? { kind, messages } : { kind },
});
