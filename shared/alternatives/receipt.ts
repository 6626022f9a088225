import { isAllSaved, type Alternative } from './alternative.ts';
import { liveTotal, type LiveTotal } from './live-total.ts';
import { isLive } from './press-button.ts';

/** Whether the receipt replaces the form: all is decided, and nothing can be paid here (behaviour/orders 10). */
export const hasReceipt = (alternative: Alternative): boolean =>
  isAllSaved(alternative.replacements) && !isLive(alternative, 'submit');

/** What a receipt says of money: cents of the alternative's currency, none below zero. */
export interface ReceiptTotal extends LiveTotal {
  /** What was paid, credit taken off; 0 as well where the server names no sum, for none is made up. */
  readonly paid: number;
}

/** Once it is paid nothing is to pay any more, and only the server knows what was (behaviour/orders 34). */
export const receiptTotal = (alternative: Alternative): ReceiptTotal => {
  const total = liveTotal(alternative);
  if (!alternative.payment.paid) return { ...total, paid: 0 };
  const { paymentAmount, depositPaymentAmount } = alternative.total;
  return {
    paid: Math.max(paymentAmount ?? 0, 0),
    toPay: 0,
    fromDeposit: Math.max(depositPaymentAmount, 0),
    toRefund: total.toRefund,
  };
};
