import { describe, expect, test } from 'vitest';
import { buildAlternative, buildItem, buildReplacement } from '#tests/builders/build-alternative.ts';
import type { Item } from './alternative.ts';
import { countAsLoaded } from './count-as-loaded.ts';
import { liveTotal, takenOut } from './live-total.ts';

describe('the live total', () => {
  test.each([
    { name: 'counts nothing while undecided', replacements: [{ priceDiff: 500 }], toPay: 0, toRefund: 0 },
    {
      name: 'asks for the surcharge agreed to',
      replacements: [{ priceDiff: 500, now: true }],
      toPay: 500,
      toRefund: 0,
    },
    {
      name: 'gives back what is saved',
      replacements: [{ priceDiff: -300, now: true }],
      toPay: 0,
      toRefund: 300,
    },
    {
      name: 'gives back what the server names for a refusal',
      replacements: [{ priceDiff: 500, now: false, refundAmount: 9050 }],
      toPay: 0,
      toRefund: 9050,
    },
    {
      name: 'keeps payment and refund apart',
      replacements: [
        { priceDiff: 500, now: true },
        { priceDiff: 250, loaded: true },
        { now: false, refundAmount: 9050 },
        { priceDiff: 900 },
      ],
      toPay: 750,
      toRefund: 9050,
    },
  ] as const)('$name', ({ replacements, toPay, toRefund }) => {
    expect(liveTotal(buildAlternative(replacements))).toEqual({ toPay, fromDeposit: 0, toRefund });
  });

  test('names no refund where the server does not, whatever else is decided', () => {
    const refused = { now: false } as const;
    const named = { now: false, refundAmount: 1250 } as const;
    const cheaper = { priceDiff: -300, now: true } as const;
    expect(liveTotal(buildAlternative([refused])).toRefund).toBeNull();
    expect(liveTotal(buildAlternative([named, refused, cheaper])).toRefund).toBeNull();
    expect(liveTotal(buildAlternative([named, named, cheaper])).toRefund).toBe(2800);
  });

  test('takes out of an order what cannot be had, or all of it where everything can', () => {
    const [gone, there] = [buildItem({ status: 'unavailable' }), buildItem()];
    const takenOf = (oldItems: readonly Item[]) => takenOut(buildReplacement({ oldItems }));
    expect(takenOf([gone, there])).toEqual([gone]);
    expect(takenOf([there, there])).toEqual([there, there]);
  });

  test.each([
    { depositBalance: 200, toPay: 300, fromDeposit: 200 },
    { depositBalance: 900, toPay: 0, fromDeposit: 500 },
    { depositBalance: -100, toPay: 500, fromDeposit: 0 },
  ])('with a credit of $depositBalance leaves $toPay to pay', ({ depositBalance, toPay, fromDeposit }) => {
    const total = { totalPriceDiff: 500, depositBalance, depositPaymentAmount: 0, paymentAmount: 0 };
    const alternative = buildAlternative([{ priceDiff: 500, now: true }], undefined, { total });
    expect(liveTotal(alternative)).toEqual({ toPay, fromDeposit, toRefund: 0 });
  });

  test('is the server’s figure once every decision is saved, and our own while one is not', () => {
    const total = { totalPriceDiff: 500, depositBalance: 900, depositPaymentAmount: 120, paymentAmount: 380 };
    const saved = buildAlternative([{ priceDiff: 500, loaded: true }], undefined, { total });
    expect(liveTotal(saved)).toEqual({ toPay: 380, fromDeposit: 120, toRefund: 0 });
    const open = buildAlternative([{ priceDiff: 500, now: true }], undefined, { total });
    expect(liveTotal(open)).toEqual({ toPay: 0, fromDeposit: 500, toRefund: 0 });
  });

  test('stays what it was when decisions were sent, until the order is read again', () => {
    const total = { totalPriceDiff: 0, depositBalance: 200, depositPaymentAmount: 0, paymentAmount: 999 };
    const sent = buildAlternative([{ priceDiff: 500, now: true }], undefined, { total });
    expect(liveTotal(countAsLoaded(sent, true))).toEqual(liveTotal(sent));
  });
});
