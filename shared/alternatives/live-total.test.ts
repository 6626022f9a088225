import { describe, expect, test } from 'vitest';
import {
  buildAlternative,
  buildItem,
  buildReplacement,
  payments,
} from '#tests/builders/build-alternative.ts';
import type { Item } from './alternative.ts';
import {
  countAsLoaded,
  liveTotal,
  takenOut,
  isSurchargeDue,
  labelOf,
  showsSurchargeWarning,
} from './live-total.ts';
import { setOne } from './decisions.ts';
import { pressButton } from './press-button.ts';

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

describe('the surcharge warning', () => {
  test.each([
    { priceDiff: 1, now: null, shown: true },
    { priceDiff: 1, now: true, shown: true },
    { priceDiff: 1, now: false, shown: false },
    { priceDiff: 0, now: null, shown: false },
    { priceDiff: 0, now: true, shown: false },
    { priceDiff: -1, now: true, shown: false },
  ])(
    'with a difference of $priceDiff and the decision $now is shown: $shown',
    ({ priceDiff, now, shown }) => {
      expect(showsSurchargeWarning(buildReplacement({ priceDiff, now }))).toBe(shown);
    },
  );
});

describe('the surcharge', () => {
  test.each([
    { name: 'of a single undecided replacement is due', replacements: [{ priceDiff: 500 }], due: true },
    { name: 'of a single refused one is due', replacements: [{ priceDiff: 500, now: false }], due: true },
    { name: 'is not due without a difference', replacements: [{ priceDiff: 0, now: true }], due: false },
    { name: 'is not due where the replacement is cheaper', replacements: [{ priceDiff: -500 }], due: false },
    {
      name: 'of several undecided ones is not due',
      replacements: [{ priceDiff: 500 }, { priceDiff: 500 }],
      due: false,
    },
    {
      name: 'of one of several is due when agreed to',
      replacements: [{ priceDiff: 500, now: true }, {}],
      due: true,
    },
    {
      name: 'is not due when only free ones are agreed to',
      replacements: [{ priceDiff: 500, now: false }, { now: true }],
      due: false,
    },
  ] as const)('$name', ({ replacements, due }) => {
    const alternative = buildAlternative(replacements);
    expect(isSurchargeDue(alternative)).toBe(due);
    expect(labelOf(alternative, 'submit')).toBe(due ? 'alternatives.payAndSubmit' : 'alternatives.submit');
    expect(labelOf(alternative, 'agree')).toBe(due ? 'alternatives.payAndSubmit' : 'alternatives.agree');
  });
});

describe('the label of a button that has nothing to ask for any more', () => {
  test.each([
    { name: 'of one refused', loaded: false, payment: 'must be created', pays: false },
    { name: 'of one paid without a link', loaded: true, payment: 'paid, no link', pays: false },
    { name: 'of one still to be paid', loaded: true, payment: 'link', pays: true },
  ] as const)('$name names the difference: $pays', ({ loaded, payment, pays }) => {
    const alternative = buildAlternative([{ priceDiff: 500, loaded }], payments[payment]);
    expect(labelOf(alternative, 'agree')).toBe(pays ? 'alternatives.payAndSubmit' : 'alternatives.agree');
    expect(labelOf(alternative, 'submit')).toBe(pays ? 'alternatives.payAndSubmit' : 'alternatives.submit');
  });
});

const sent = buildAlternative([{ now: true, priceDiff: 500 }, { loaded: false }]);

describe('after a send', () => {
  test('whose pay link must be created a second submit opens the picker', () => {
    const alternative = countAsLoaded(sent, true);
    expect(alternative.payment).toEqual(payments['must be created']);
    expect(pressButton(alternative, 'submit').kind).toBe('choose-payment');
  });

  test('that needs no payment there is nothing left to send', () => {
    expect(pressButton(countAsLoaded(sent, false), 'submit').kind).toBe('disabled');
  });

  test('what was sent is locked', () => {
    const alternative = countAsLoaded(sent, true);
    expect(setOne(alternative, '1', false)).toEqual(alternative);
  });
});
