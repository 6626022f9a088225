import { isAllSaved, type Alternative, type Item, type Replacement } from './alternative.ts';

/** What the decisions of this moment mean in money: cents of the alternative's currency, none below zero. */
export interface LiveTotal {
  /** Surcharges of the replacements agreed to, less `fromDeposit`. */
  readonly toPay: number;
  /** Surcharges that the shop takes from the customer's credit. */
  readonly fromDeposit: number;
  /** What cancelled items had cost, and what cheaper replacements save. */
  readonly toRefund: number;
}

const priceOf = (items: readonly Item[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** What is paid back if a replacement is refused: all its pieces as they were ordered. Cents. */
export const refundOf = ({ oldItems }: Replacement): number => priceOf(oldItems);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The total as it stands while the visitor decides; an undecided replacement counts nothing. Surcharges and refunds
 * are not set off against each other: a surcharge is paid at once, a refund comes later. Once every decision is saved
 * it is the server's figure that is paid (behaviour/orders 7).
 */
export const liveTotal = ({ replacements, total }: Alternative): LiveTotal => {
  const differences = replacements.map((replacement) => {
    if (replacement.decision === null) return 0;
    return replacement.decision ? replacement.priceDiff : -refundOf(replacement);
  });
  const surcharge = sum(differences.filter((difference) => difference > 0));
  const toRefund = Math.abs(sum(differences.filter((difference) => difference < 0)));
  if (isAllSaved(replacements) && total.paymentAmount !== null) {
    return {
      toPay: Math.max(total.paymentAmount, 0),
      fromDeposit: Math.max(total.depositPaymentAmount, 0),
      toRefund,
    };
  }
  const fromDeposit = Math.min(surcharge, Math.max(total.depositBalance, 0));
  return { toPay: surcharge - fromDeposit, fromDeposit, toRefund };
};
