import { isAllSaved, isSettled, type Alternative } from './alternative.ts';
import { decisionsOf, setAll, undecidedOf, type Decisions } from './decisions.ts';

/** `cancel` and `agree` stand beside a single replacement, `submit` under several; `confirm-cancel` is the dialog's ok. */
export type Button = 'submit' | 'agree' | 'cancel' | 'confirm-cancel';

export type Step =
  | { readonly kind: 'send'; readonly alternative: Alternative; readonly decisions: Decisions }
  | {
      /** `notice`: "make all decisions"; `confirm`: the remove confirmation; `disabled`: the button has nothing to do. */
      readonly kind: 'notice' | 'confirm' | 'choose-payment' | 'disabled';
      readonly alternative: Alternative;
    };

/** Whether what is still to be sent can be decided so, for all: a locked proposal to the contrary stands in the way. */
const canSendAll = ({ replacements }: Alternative, wanted: boolean): boolean =>
  replacements.every(
    ({ loadedDecision, locked, decision }) => loadedDecision !== null || !locked || decision === wanted,
  );

const canCancel = (alternative: Alternative): boolean =>
  !isAllSaved(alternative.replacements) && canSendAll(alternative, false);

const awaitsPayment = ({ payment }: Alternative): boolean =>
  payment.hasPayLink || payment.needToCreatePayLink;

/** A single replacement that is refused leaves nothing to pay for, whatever the payment says. */
const isOnlyOneRefused = ({ replacements }: Alternative): boolean =>
  replacements.length === 1 && replacements[0]?.loadedDecision === false;

const submit = (alternative: Alternative): Step => {
  const undecided = undecidedOf(alternative);
  if (undecided.length > 0) {
    // Locked without a decision, it can never be made: no notice should ask for it.
    return { kind: undecided.every(({ locked }) => locked) ? 'disabled' : 'notice', alternative };
  }
  if (!isAllSaved(alternative.replacements))
    return { kind: 'send', alternative, decisions: decisionsOf(alternative) };
  const isPayable = !isSettled(alternative) && !isOnlyOneRefused(alternative) && awaitsPayment(alternative);
  return { kind: isPayable ? 'choose-payment' : 'disabled', alternative };
};

/**
 * What a press on a button leads to (behaviour/orders 30). Nothing is ever sent with an undecided replacement in it.
 * Decisions that are all known to the server are not sent again: their payment comes instead, chosen anew even where
 * a pay link exists.
 */
export const pressButton = (alternative: Alternative, button: Button): Step => {
  switch (button) {
    case 'submit':
      return submit(alternative);
    case 'agree':
      return canSendAll(alternative, true)
        ? submit(setAll(alternative, true))
        : { kind: 'disabled', alternative };
    case 'cancel':
      return { kind: canCancel(alternative) ? 'confirm' : 'disabled', alternative };
    case 'confirm-cancel':
      // The dialog may outlive a reload that locked everything: what is locked cannot be cancelled.
      return canCancel(alternative) ? submit(setAll(alternative, false)) : { kind: 'disabled', alternative };
  }
};

/** Whether a button can be pressed at all. */
export const isLive = (alternative: Alternative, button: Button): boolean =>
  pressButton(alternative, button).kind !== 'disabled';

/** Which buttons the page shows; the editor sees both kinds (behaviour/orders 4, 5). */
export const shownButtons = ({ replacements }: Alternative, adminView: boolean) => ({
  single: adminView || replacements.length === 1,
  several: adminView || replacements.length > 1,
});
