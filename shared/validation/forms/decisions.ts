import * as v from 'valibot';
import type { Decisions } from '#shared/alternatives/decisions.ts';
import type { Reject, Send } from '../rules.ts';

/** More replacements than any order has: what is longer is no order of ours. */
export const maxDecisions = 200;

/** With a digit, unlike what every object has (`constructor`), and not 0 alone, as a list has. */
export const ReplacementId = v.pipe(v.string(), v.regex(/^(?=.*[1-9])[\w-]{1,40}$/));

/** Decisions by replacement id: a draft in session storage, and the body of `POST .../decisions`. */
export const DecisionMap = v.pipe(
  v.record(ReplacementId, v.boolean()),
  v.check((decisions) => Object.keys(decisions).length <= maxDecisions),
);

export const DecisionsPayload = v.object({ decisions: DecisionMap });

/** A pay link is created for a chosen method only (behaviour/orders 22). */
export const PayLinkPayload = v.object({
  paymentMethodId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
});

/** Name of a replacement's pair of radios. */
export const decisionField = (replacementId: string): string => `decision-${replacementId}`;

export const radioValue = (decision: boolean): 'yes' | 'no' => (decision ? 'yes' : 'no');

/** The buttons of the form; `cancel` alone sends nothing: it is confirmed first. */
export type DecisionButton = 'submit' | 'agree' | 'confirm-cancel';

interface DecisionValues {
  readonly button: DecisionButton;
  readonly open: readonly string[];
  /** What a replacement's radios say; empty where neither is chosen. */
  readonly valueOf: (field: string) => string;
}

/** Decisions as a form posts them. One that is missing refuses them all (behaviour/orders 14). */
export const decideDecisions = ({
  button,
  open,
  valueOf,
}: DecisionValues): Send<Decisions> | Reject<string> => {
  if (button !== 'submit') return { send: Object.fromEntries(open.map((id) => [id, button === 'agree'])) };
  const chosen = readRadios(open, valueOf);
  const missing = open.filter((id) => !(id in chosen));
  if (missing.length === 0) return { send: chosen };
  return {
    errors: Object.fromEntries(
      missing.map((id) => [decisionField(id), { key: 'alternatives.undecided', params: {} }]),
    ),
  };
};

export const readRadios = (ids: readonly string[], valueOf: (field: string) => string): Decisions =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const value = valueOf(decisionField(id));
      return value === 'yes' || value === 'no' ? [[id, value === 'yes']] : [];
    }),
  );
