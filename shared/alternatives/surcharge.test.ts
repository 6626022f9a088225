import { describe, expect, test } from 'vitest';
import { buildAlternative, buildReplacement, payments } from '#tests/builders/build-alternative.ts';
import { isSurchargeDue, labelOf, showsSurchargeWarning } from './surcharge.ts';

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
