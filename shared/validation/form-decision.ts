import type { FieldErrors } from './rules.ts';

/** What a submit leads to. The same function decides before hydration (on the server) and after it (in the browser). */
export interface Send<Payload> {
  readonly send: Payload;
}

/** Nothing is sent; each field shows what is wrong with it. */
export interface Reject<Field extends string> {
  readonly errors: FieldErrors<Field>;
  /** A message for the form as a whole, shown as it is. */
  readonly alert?: string;
}

/** Nothing is sent and nothing is said. */
export interface Silent {
  readonly silent: true;
}

/** Nothing is sent yet: the form has another step. */
export interface Next {
  readonly next: true;
}
