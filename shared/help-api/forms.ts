interface FormFacts {
  /** It stands on a page whose address is a secret (behaviour/security 14). */
  readonly secret: boolean;
}

/**
 * The forms of the product: one row a form. Each posts to `/actions/<name>` with and without script (behaviour/forms 1).
 * The client's actions are keyed by it: a row without its action does not compile.
 */
export const forms = {
  vote: { secret: false },
  comment: { secret: false },
  newsletter: { secret: false },
  complaint: { secret: false },
  cancellation: { secret: false },
  decisions: { secret: true },
  payment: { secret: true },
} as const satisfies Record<string, FormFacts>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];
