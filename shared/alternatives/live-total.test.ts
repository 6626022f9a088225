import { describe, expect, test } from 'vitest';
import { buildAlternative, buildItem } from '#tests/builders/build-alternative.ts';
import { countAsLoaded } from './count-as-loaded.ts';
import { liveTotal } from './live-total.ts';

const twoDiscs = [buildItem({ price: 4000, quantity: 2 }), buildItem({ price: 1050 })];

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
      name: 'gives back every piece that is cancelled',
      replacements: [{ priceDiff: 500, now: false, oldItems: twoDiscs }],
      toPay: 0,
      toRefund: 9050,
    },
    {
      name: 'keeps payment and refund apart',
      replacements: [
        { priceDiff: 500, now: true },
        { priceDiff: 250, loaded: true },
        { now: false, oldItems: twoDiscs },
        { priceDiff: 900 },
      ],
      toPay: 750,
      toRefund: 9050,
    },
  ] as const)('$name', ({ replacements, toPay, toRefund }) => {
    expect(liveTotal(buildAlternative(replacements))).toEqual({ toPay, fromDeposit: 0, toRefund });
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
