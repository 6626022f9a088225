import type { Alternative } from './alternative.ts';
import { liveTotal } from './live-total.ts';

/**
 * An order after its decisions were saved: what was sent counts as loaded, or a second submit would send it again
 * instead of asking for the payment.
 *
 * @param sent the order as it was when it was sent: a choice made since then was not part of it.
 */
export const countAsLoaded = (sent: Alternative, needToCreatePayLink: boolean): Alternative => ({
  ...sent,
  total: totalAsSent(sent),
  payment: { ...sent.payment, needToCreatePayLink },
  replacements: sent.replacements.map((replacement) => ({
    ...replacement,
    loadedDecision: replacement.decision,
    locked: true,
  })),
});

/** The server's figure is of before the send; until the order is read again, what was shown while deciding holds. */
const totalAsSent = (sent: Alternative): Alternative['total'] => {
  const { toPay, fromDeposit } = liveTotal(sent);
  return { ...sent.total, paymentAmount: toPay, depositPaymentAmount: fromDeposit };
};
