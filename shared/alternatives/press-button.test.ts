import { describe, expect, test } from 'vitest';
import { buildAlternative, payments, type PaymentName } from '#tests/builders/build-alternative.ts';
import { decisionsOf } from './decisions.ts';
import { isLive, pressButton, shownButtons, type Button, type Step } from './press-button.ts';

const open = {};
const chosenYes = { now: true };
const chosenNo = { now: false };
const lockedYes = { now: true, preselected: true, locked: true };
const lockedNo = { now: false, preselected: false, locked: true };
const savedYes = { loaded: true };
const savedNo = { loaded: false };
const anyPayment = Object.keys(payments) as PaymentName[];

interface Row {
  readonly replacements: Parameters<typeof buildAlternative>[0];
  readonly payment: readonly PaymentName[];
  readonly press: Partial<Record<Button, Step['kind']>>;
}

/** The rows of "Alternatives, worked out", with every payment each row speaks of. */
const rows: Record<string, Row> = {
  'settled, single': {
    replacements: [savedYes],
    payment: ['link, paid'],
    press: { agree: 'disabled', cancel: 'disabled', 'confirm-cancel': 'disabled', submit: 'disabled' },
  },
  'settled, several': {
    replacements: [savedYes, savedNo],
    payment: ['link, paid'],
    press: { submit: 'disabled' },
  },
  'single, undecided': {
    replacements: [open],
    payment: anyPayment,
    press: { agree: 'send', cancel: 'confirm', 'confirm-cancel': 'send' },
  },
  'single, agreed, to be paid': {
    replacements: [savedYes],
    payment: ['link', 'must be created'],
    press: { agree: 'choose-payment', cancel: 'disabled', 'confirm-cancel': 'disabled' },
  },
  'single, refused, unpaid': {
    replacements: [savedNo],
    payment: ['neither', 'link', 'must be created', 'paid, no link'],
    press: { agree: 'disabled', cancel: 'disabled', 'confirm-cancel': 'disabled' },
  },
  'several, none decided': { replacements: [open, open], payment: anyPayment, press: { submit: 'notice' } },
  'several, one open': { replacements: [chosenYes, open], payment: anyPayment, press: { submit: 'notice' } },
  'several, one saved, one open': {
    replacements: [savedYes, open],
    payment: anyPayment,
    press: { submit: 'notice' },
  },
  'several, all chosen': {
    replacements: [chosenYes, chosenNo],
    payment: anyPayment,
    press: { submit: 'send' },
  },
  'several, one saved, one chosen': {
    replacements: [savedNo, chosenYes],
    payment: anyPayment,
    press: { submit: 'send' },
  },
  'several, all saved, to be paid': {
    replacements: [savedYes, savedNo],
    payment: ['link', 'must be created'],
    press: { submit: 'choose-payment' },
  },
  'several, all refused, to be paid': {
    replacements: [savedNo, savedNo],
    payment: ['link', 'must be created'],
    press: { submit: 'choose-payment' },
  },
  'all saved, nothing to pay, single': {
    replacements: [savedYes],
    payment: ['neither', 'paid, no link'],
    press: { agree: 'disabled', cancel: 'disabled', submit: 'disabled' },
  },
  'all saved, nothing to pay, several': {
    replacements: [savedYes, savedNo],
    payment: ['neither', 'paid, no link'],
    press: { submit: 'disabled' },
  },
  'single, proposed': {
    replacements: [{ now: true, preselected: true }],
    payment: anyPayment,
    press: { agree: 'send', cancel: 'confirm', 'confirm-cancel': 'send', submit: 'send' },
  },
  'single, locked on yes but not sent': {
    replacements: [lockedYes],
    payment: anyPayment,
    press: { agree: 'send', submit: 'send', cancel: 'disabled', 'confirm-cancel': 'disabled' },
  },
  'single, locked on no but not sent': {
    replacements: [lockedNo],
    payment: anyPayment,
    press: { agree: 'disabled', submit: 'send', cancel: 'confirm', 'confirm-cancel': 'send' },
  },
  'several, locked proposals and a choice': {
    replacements: [lockedYes, lockedNo, chosenYes],
    payment: anyPayment,
    press: { submit: 'send' },
  },
  'locked without a decision': {
    replacements: [{ locked: true }, chosenYes],
    payment: anyPayment,
    press: { submit: 'disabled' },
  },
};

const presses = Object.entries(rows).flatMap(([name, { replacements, payment, press }]) =>
  payment.flatMap((paymentName) =>
    (Object.entries(press) as [Button, Step['kind']][]).map(([button, kind]) => ({
      name,
      payment: paymentName,
      button,
      kind,
      alternative: buildAlternative(replacements, payments[paymentName]),
    })),
  ),
);

describe('pressing a button', () => {
  test.each(presses)('$button, $name, payment $payment: $kind', ({ alternative, button, kind }) => {
    expect(pressButton(alternative, button).kind).toBe(kind);
    expect(isLive(alternative, button)).toBe(kind !== 'disabled');
  });

  test.each([
    { button: 'agree', decisions: { 1: true } },
    { button: 'confirm-cancel', decisions: { 1: false } },
  ] as const)('$button on a single replacement sends its decision', ({ button, decisions }) => {
    const step = pressButton(buildAlternative([open]), button);
    expect(step).toMatchObject({ kind: 'send', decisions });
    expect(decisionsOf(step.alternative)).toEqual(decisions);
  });

  test('submit sends saved decisions along with chosen ones', () => {
    const step = pressButton(buildAlternative([savedNo, chosenYes]), 'submit');
    expect(step).toMatchObject({ kind: 'send', decisions: { 1: false, 2: true } });
  });

  test('cancel decides nothing before it is confirmed', () => {
    const alternative = buildAlternative([open]);
    expect(pressButton(alternative, 'cancel')).toEqual({ kind: 'confirm', alternative });
  });
});

describe('the buttons shown', () => {
  test.each([
    { count: 1, adminView: false, shown: { single: true, several: false } },
    { count: 2, adminView: false, shown: { single: false, several: true } },
    { count: 1, adminView: true, shown: { single: true, several: true } },
    { count: 2, adminView: true, shown: { single: true, several: true } },
  ])('for $count replacements, admin view $adminView', ({ count, adminView, shown }) => {
    expect(shownButtons(buildAlternative(Array.from({ length: count }, () => open)), adminView)).toEqual(
      shown,
    );
  });
});
