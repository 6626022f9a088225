import type { PaymentChoice } from '#shared/alternatives/payment.ts';
import type { FieldErrors } from '#shared/validation/rules.ts';
import type { FailureKind } from './result.ts';

/**
 * The forms of the product: one row a form. Each posts to `/actions/<name>` with and without script (behaviour/forms 1).
 * The client's actions are keyed by it: a row without its action does not compile. `secret`: it stands on a page whose
 * address is a secret (behaviour/security 14).
 */
export const forms = {
  vote: { secret: false },
  comment: { secret: false },
  newsletter: { secret: false },
  complaint: { secret: false },
  cancellation: { secret: false },
  decisions: { secret: true },
  payment: { secret: true },
} as const satisfies Record<string, { readonly secret: boolean }>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** What came of a submit. Values are handed back so that nothing typed is lost. */
export type FormOutcome =
  | { readonly kind: 'done' }
  /** Nothing was sent, and nothing is said (behaviour/forms 10). */
  | { readonly kind: 'silent'; readonly values?: Readonly<Record<string, string>> }
  /** Nothing was sent yet: the page shows the next step of the form (behaviour/votes 3). */
  | { readonly kind: 'next' }
  /** Nothing was sent: this is the editor's frame (behaviour/editor 14). */
  | { readonly kind: 'held' }
  /** Nothing was sent: the visitor can mend it. */
  | {
      readonly kind: 'rejected';
      readonly errors: FieldErrors<string>;
      /** Messages for the form as a whole, shown as they are. */
      readonly alerts: readonly string[];
      readonly values: Readonly<Record<string, string>>;
    }
  /** It was sent and did not arrive, or was refused without a word. */
  | {
      readonly kind: 'failed';
      readonly failure: FailureKind;
      readonly values: Readonly<Record<string, string>>;
    }
  /** The payment comes next; `null`: no methods can be had (behaviour/orders 19). `wrong`: none of them was posted. */
  | { readonly kind: 'choose-payment'; readonly choice: PaymentChoice | null; readonly wrong?: true }
  /** Go on at another host: the payment page. */
  | { readonly kind: 'redirect'; readonly to: string };
