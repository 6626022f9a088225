import { isAllSaved, type Alternative, type Item, type Replacement } from './alternative.ts';

/** What the decisions of this moment mean in money: cents of the alternative's currency, none below zero. */
export interface LiveTotal {
  /** Surcharges of the replacements agreed to, less `fromDeposit`. */
  readonly toPay: number;
  /** Surcharges that the shop takes from the customer's credit. */
  readonly fromDeposit: number;
  /**
   * What comes back: of refused replacements as the server names it, and what cheaper ones save. `null`: something does, and
   * the server does not say how much of all that is refused (behaviour/orders 7).
   */
  readonly toRefund: number | null;
}

/** What a refusal takes out of the order: what cannot be had, or all of it where everything can. */
export const takenOut = ({ oldItems }: Replacement): readonly Item[] => {
  const gone = oldItems.filter(({ status }) => status === 'unavailable');
  return gone.length > 0 ? gone : oldItems;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const refundOf = (replacements: readonly Replacement[]): number | null => {
  const amounts = replacements.flatMap(({ decision, priceDiff, refundAmount }) => {
    if (decision === null) return [];
    return decision ? Math.max(-priceDiff, 0) : refundAmount;
  });
  return amounts.every((amount) => amount !== undefined) ? Math.max(sum(amounts), 0) : null;
};

/**
 * The total as it stands while the visitor decides; an undecided replacement counts nothing. Surcharges and refunds
 * are not set off against each other: a surcharge is paid at once, a refund comes later. Once every decision is saved
 * it is the server's figure that is paid (behaviour/orders 7).
 */
export const liveTotal = ({ replacements, total }: Alternative): LiveTotal => {
  const toRefund = refundOf(replacements);
  if (isAllSaved(replacements) && total.paymentAmount !== null) {
    return {
      toPay: Math.max(total.paymentAmount, 0),
      fromDeposit: Math.max(total.depositPaymentAmount, 0),
      toRefund,
    };
  }
  const agreed = replacements.filter(({ decision }) => decision === true);
  const surcharge = sum(agreed.map(({ priceDiff }) => Math.max(priceDiff, 0)));
  const fromDeposit = Math.min(surcharge, Math.max(total.depositBalance, 0));
  return { toPay: surcharge - fromDeposit, fromDeposit, toRefund };
};

/** The warning beside a replacement that costs more and is not refused, undecided ones included (behaviour/orders 6). */
export const showsSurchargeWarning = ({ priceDiff, decision }: Replacement): boolean =>
  priceDiff > 0 && decision !== false;

/** Whether an extra payment applies (behaviour/orders 16). Of several replacements an undecided one does not count. */
export const isSurchargeDue = ({ replacements }: Alternative): boolean =>
  replacements.some(
    ({ priceDiff, decision }) => priceDiff > 0 && (replacements.length === 1 || decision === true),
  );

/** Saved, and paid or all refused: there is no difference left to pay. */
const isPaymentOver = ({ replacements, payment }: Alternative): boolean =>
  isAllSaved(replacements) &&
  (payment.paid || replacements.every(({ loadedDecision }) => loadedDecision === false));

export const labelOf = (alternative: Alternative, button: 'agree' | 'submit') =>
  isSurchargeDue(alternative) && !isPaymentOver(alternative)
    ? 'alternatives.payAndSubmit'
    : (`alternatives.${button}` as const);

/**
 * An order after its decisions were saved: what was sent counts as loaded, or a second submit would send it again
 * instead of asking for the payment.
 *
 * @param sent the order as it was when it was sent: a choice made since then was not part of it.
 */
export const countAsLoaded = (sent: Alternative, needToCreatePayLink: boolean): Alternative => {
  // The server's figure is of before the send; until the order is read again, what was shown while deciding holds.
  const { toPay, fromDeposit } = liveTotal(sent);
  return {
    ...sent,
    total: { ...sent.total, paymentAmount: toPay, depositPaymentAmount: fromDeposit },
    payment: { ...sent.payment, needToCreatePayLink },
    replacements: sent.replacements.map((replacement) => ({
      ...replacement,
      loadedDecision: replacement.decision,
      locked: true,
    })),
  };
};
