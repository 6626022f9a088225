import { describe, expect, test } from 'vitest';
import { buildAlternative, payments, type PaymentName } from '#tests/builders/build-alternative.ts';
import { hasReceipt, receiptTotal } from './receipt.ts';

const dearer = { priceDiff: 500, loaded: true } as const;
const refused = { loaded: false, refundAmount: 900 } as const;

describe('the receipt stands in the place of the form', () => {
  test.each<{ name: string; replacements: Parameters<typeof buildAlternative>[0]; payment: PaymentName }>([
    {
      name: 'of one refused, whatever the payment says',
      replacements: [refused],
      payment: 'must be created',
    },
    { name: 'of one with nothing to pay', replacements: [{ loaded: true }], payment: 'neither' },
    { name: 'of several with nothing to pay', replacements: [{ loaded: true }, refused], payment: 'neither' },
    { name: 'of several that are paid', replacements: [dearer, refused], payment: 'link, paid' },
    { name: 'of one that is paid without a link', replacements: [dearer], payment: 'paid, no link' },
  ])('$name', ({ replacements, payment }) => {
    expect(hasReceipt(buildAlternative(replacements, payments[payment]))).toBe(true);
  });

  test.each<{ name: string; replacements: Parameters<typeof buildAlternative>[0]; payment: PaymentName }>([
    { name: 'while one is undecided', replacements: [dearer, {}], payment: 'link, paid' },
    { name: 'while a decision was not sent', replacements: [{ now: true }], payment: 'neither' },
    {
      name: 'while a locked proposal was not sent',
      replacements: [{ now: true, locked: true }],
      payment: 'neither',
    },
    { name: 'while a link must be created', replacements: [dearer], payment: 'must be created' },
    { name: 'while a link is unpaid', replacements: [dearer, refused], payment: 'link' },
  ])('not $name', ({ replacements, payment }) => {
    expect(hasReceipt(buildAlternative(replacements, payments[payment]))).toBe(false);
  });
});

describe('the sums of a receipt', () => {
  const total = { totalPriceDiff: 0, depositBalance: 900, depositPaymentAmount: 120, paymentAmount: 380 };

  test('are paid what the server named, with the credit that it took, and what comes back', () => {
    const paid = buildAlternative([dearer, refused], payments['link, paid'], { total });
    expect(receiptTotal(paid)).toEqual({ paid: 380, toPay: 0, fromDeposit: 120, toRefund: 900 });
  });

  test('are still to pay where the payment is not made here', () => {
    const open = buildAlternative([dearer, refused], payments.neither, { total });
    expect(receiptTotal(open)).toEqual({ paid: 0, toPay: 380, fromDeposit: 120, toRefund: 900 });
  });

  test.each([null, 0])('leave out what was paid where the server says %j of it', (paymentAmount) => {
    const named = { ...total, depositPaymentAmount: 0, paymentAmount };
    const paid = buildAlternative([dearer], payments['link, paid'], { total: named });
    expect(receiptTotal(paid)).toEqual({ paid: 0, toPay: 0, fromDeposit: 0, toRefund: 0 });
  });
});
